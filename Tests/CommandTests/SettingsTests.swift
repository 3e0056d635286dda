import Expectations
import Foundation
import PetriBrowser
import PetriDiagnostics
import PetriText
import Testing

@testable import PetriCommand

/// Keys and colours of the browser in files: read, reported, printed.
@Suite("Settings of the browser", .startsProcesses)
struct SettingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func settings(_ environment: [String: String] = [:], returnKey: Key? = nil, theme: String? = nil)
    -> BrowserSettings
  {
    let own = ["XDG_CONFIG_HOME": path("config")]
    return BrowserSettings(
      in: folder.path,
      environment: own.merging(environment) { $1 },
      returnKey: returnKey,
      theme: theme
    )
  }

  private func keys(_ settings: BrowserSettings, _ action: String, in place: KeyMap.Place = .list) -> [Key]? {
    settings.keys.bindings(in: place).first { $0.binding.action == action }?.binding.keys
  }

  /// `LINE:COLUMN message; label` of each.
  private func problems(_ settings: BrowserSettings) -> [String] {
    settings.diagnostics.map { diagnostic in
      let place = diagnostic.range.map { "\($0.start.line):\($0.start.column) " } ?? ""
      return place + diagnostic.message + (diagnostic.label.map { "; \($0)" } ?? "")
    }
  }

  @Test("without files all is as at first")
  func none() {
    #expect(settings().diagnostics.isEmpty && settings().theme == Theme.terminal && settings().note == nil)
    expectEqual(keys(settings(), "search"), [.character("/")])
  }

  @Test("the catalogue's file counts, the user's over it, and the command line over both")
  func layers() throws {
    try write("list: {search: s, filters: f7}\nlaunched: {catalogue: ctrl-x}", to: ".petri/keys.yaml")
    try write("list: {search: [f3, \"/\"]}", to: "config/petri/keys.yaml")
    try write("base: light\nroles: {match: red}", to: ".petri/theme.yaml")
    try write("roles: {error: 208}", to: "config/petri/theme.yaml")
    let both = settings()
    #expect(both.diagnostics.isEmpty)
    #expect(keys(both, "search") == [.function(3), .character("/")] && keys(both, "filters") == [.function(7)])
    expectEqual(keys(both, "catalogue", in: .launched), [.control("x")])
    #expect(both.theme.styles[.match]?.text?.exact == 1 && both.theme.styles[.error]?.text?.exact == 208)
    expectEqual(both.theme.styles[.text], Theme.named.first { $0.name == "light" }?.theme.styles[.text])
    let given = settings(returnKey: .control("t"), theme: "dark")
    expectEqual(keys(given, "catalogue", in: .launched), [.control("t")])
    expectEqual(given.theme, Theme.named.first { $0.name == "dark" }?.theme)
  }

  @Test("the user's folder is XDG's, else .config at home, and may hold links")
  func places() throws {
    try write("list: {search: s}", to: "home/.config/petri/keys.yaml")
    let home = ["HOME": path("home")]
    expectEqual(keys(settings(home.merging(["XDG_CONFIG_HOME": ""]) { $1 }), "search"), [.character("s")])
    expectEqual(keys(settings(home.merging(["XDG_CONFIG_HOME": "relative"]) { $1 }), "search"), [.character("s")])
    expectEqual(keys(settings(home), "search"), [.character("/")])
    try write("list: {search: x}", to: "dotfiles/keys")
    try FileManager.default.createDirectory(
      atPath: path("config/petri"),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: path("config/petri/keys.yaml"),
      withDestinationPath: path("dotfiles/keys")
    )
    expectEqual(keys(settings(), "search"), [.character("x")])
  }

  @Test("unknown names are reported with the nearest, and the rest of the file counts")
  func unknownNames() throws {
    try write("list:\n  serch: s\n  filters: next\n  problems: f7\nlanched: {}\n", to: ".petri/keys.yaml")
    try write("base: drak\nroles:\n  mach: red\n  match: bleu\n  error: cyan\nligth: {}\n", to: ".petri/theme.yaml")
    let read = settings()
    expectEqual(
      problems(read),
      [
        "2:3 unknown action 'serch'; did you mean 'search'?",
        "3:12 unknown key 'next'; expected a character, 'ctrl-' or 'alt-' and one, or a name such as 'page-down'",
        "5:1 unknown place 'lanched'; did you mean 'launched'?",
        "1:7 unknown theme 'drak'; did you mean 'dark'?",
        "3:3 unknown role 'mach'; did you mean 'match'?",
        "4:10 unknown colour 'bleu'; did you mean 'blue'?",
        "6:1 unknown key 'ligth'; did you mean 'light'?",
      ]
    )
    #expect(keys(read, "problems") == [.function(7)] && keys(read, "filters") == [.character("f")])
    expectEqual(read.theme.styles[.error]?.text?.exact, 6)
  }

  @Test("conflicts are reported where they are, with what to do")
  func conflicts() throws {
    try write("list:\n  search: [s, escape]\n  problems: s\n  next-device: q\n", to: ".petri/keys.yaml")
    expectEqual(
      problems(settings()),
      [
        "2:15 'escape' always goes back and can't be changed; choose another key",
        "3:13 's' is already a key of 'search'; choose another key for one of them",
        "4:16 'quit' must have a key; 'q' stays its key; give 'quit' another key first",
      ]
    )
  }

  @Test("nothing in a file sends a terminal anything but colours")
  func smuggling() throws {
    try write("roles:\n  error: \"\\e[31m\"\n  note: \"#12\\e345\"\n  match: \"31m\"\n", to: ".petri/theme.yaml")
    try write("list: {search: \"\\e[A\", filters: \"ctrl-\\x07\"}", to: ".petri/keys.yaml")
    let read = settings()
    #expect(
      read.theme == .terminal && keys(read, "search") == [.character("/")] && keys(read, "filters") == [.character("f")]
    )
    expectEqual(read.diagnostics.filter { $0.severity == .error }.count, 5)
    expectEqual(read.note?.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }, true)
  }

  @Test(
    "colours are names, numbers and what the web writes, for each kind of terminal",
    arguments: [
      ("bright-red", CellColor.indexed(9)), ("default", nil), ("208", .indexed(208)),
      ("\"#f80\"", .rgb(red: 255, green: 136, blue: 0)),
      ("\"#0A0b0C\"", .rgb(red: 10, green: 11, blue: 12)),
    ] as [(String, CellColor?)]
  )
  func colors(text: String, color: CellColor?) throws {
    try write(
      "roles: {match: {text: \(text), background: {exact: \(text), sixteen: 3}, bold: true}}",
      to: ".petri/theme.yaml"
    )
    let style = settings().theme.styles[.match]
    expectEqual(style, Theme.Style(text: Theme.Color(color), background: Theme.Color(color, sixteen: 3), isBold: true))
  }

  @Test(
    "wrong colours are reported",
    arguments: ["256", "\"#12345\"", "-1", "[red]", "{exakt: 1}", "{sixteen: 17}", "{many: \"#fff\"}"]
  )
  func wrongColors(text: String) throws {
    try write("roles: {match: {text: \(text)}}", to: ".petri/theme.yaml")
    expectEqual(settings().diagnostics.count, 1)
  }

  @Test(
    "the theme for light terminals counts where the terminal reports that it is light, else the one for dark ones"
  )
  func lightAndDark() throws {
    let text = "roles: {error: red}\nlight: {base: light, roles: {match: 1}}\ndark: {base: dark, roles: {match: 2}}"
    try write(text, to: "config/petri/theme.yaml")
    expectEqual(settings().theme.styles[.match]?.text?.exact, 2)
    expectEqual(settings(["COLORFGBG": "15;0"]).theme.styles[.match]?.text?.exact, 2)
    expectEqual(settings(["COLORFGBG": "0;default;15"]).theme.styles[.match]?.text?.exact, 1)
  }

  @Test("files that can't be read are reported: a folder, a huge one, broken YAML, a list")
  func unreadable() throws {
    try FileManager.default.createDirectory(
      atPath: path(".petri/keys.yaml"),
      withIntermediateDirectories: true
    )
    try write(String(repeating: "# long\n", count: 200_000), to: "config/petri/keys.yaml")
    try write("roles: {match: red", to: ".petri/theme.yaml")
    try write("- red\n", to: "config/petri/theme.yaml")
    let read = settings()
    #expect(Set(read.diagnostics.compactMap(\.path)).count == 4 && keys(read, "search") == [.character("/")])
  }

  @Test("the printed settings are the same when they are read, and have every action with its meaning")
  func printing() throws {
    try write("list: {search: [\"\\\"\", \"\\\\\", \"'\"], filters: none, problems: y}", to: ".petri/keys.yaml")
    try write(
      "base: contrast\nroles: {match: {text: {exact: \"#010203\", many: 9, sixteen: 3}, dim: true}}",
      to: ".petri/theme.yaml"
    )
    let first = settings()
    let text = SettingsText(settings: first)
    #expect(
      text.keys.contains(".petri/keys.yaml") && text.keys.contains("not there") && text.keys.contains("# the next row")
    )
    try FileManager.default.removeItem(atPath: path(".petri"))
    try write(text.keys, to: "config/petri/keys.yaml")
    try write(text.theme, to: "config/petri/theme.yaml")
    let again = settings()
    #expect(again.diagnostics.isEmpty && again.theme == first.theme)
    for place in KeyMap.Place.allCases {
      expectEqual(again.keys.bindings(in: place).map(\.binding), first.keys.bindings(in: place).map(\.binding))
    }
  }

  @Test("petri browse --print-keys prints the keys, reports what is wrong with them, and fails where something is")
  func command() throws {
    try write("catalog: 1\nname: Mine\n", to: "Catalog.yaml")
    try write("list: {serch: s}", to: "config/petri/keys.yaml")
    let own = ["XDG_CONFIG_HOME": path("config")]
    let run = try Command.run(["browse", "--print-keys"], in: folder.path, environment: own)
    #expect(run.status == 1 && run.output.contains("search: \"/\"") && run.errors.contains("did you mean 'search'?"))
    let other = try Command.run(["browse", "--print-theme", "--theme", "dark"], in: folder.path, environment: own)
    #expect(other.status == 0 && other.output.contains("selection: {text:") && other.errors.isEmpty)
  }

  #if os(Linux)
    @Test("a broken file is reported in the browser, which goes on with the rest; NO_COLOR wins over a theme")
    func browser() throws {
      try write("list: {serch: s, filters: f7}", to: "config/petri/keys.yaml")
      try write("base: dark\n", to: "config/petri/theme.yaml")
      let own = [
        "XDG_CONFIG_HOME": path("config"), "TERM": "xterm-256color", "COLORTERM": "truecolor",
      ]
      let terminal = try PseudoTerminal(columns: 160, rows: 30)
      _ = try terminal.start(["browse"], in: PetriProcess.package, environment: own)
      #expect(terminal.wait(for: "did you mean 'search'?") && terminal.output.contains("48;2;27;31;39"))
      terminal.write("j")
      #expect(terminal.wait(for: "F7 filter"))
      terminal.write("q")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
      let plain = try PseudoTerminal(columns: 160, rows: 30)
      _ = try plain.start(["browse"], in: PetriProcess.package, environment: own.merging(["NO_COLOR": "1"]) { $1 })
      #expect(plain.wait(for: "did you mean 'search'?") && !plain.output.contains("48;"))
      plain.write("q")
      expectEqual(plain.waitForEnd()?.terminationStatus, 0)
    }
  #endif
}
