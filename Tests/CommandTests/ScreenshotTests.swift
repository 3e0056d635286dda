#if os(Linux)
  import Foundation
  import PetriText
  import Testing

  /// Pictures of the browser as terminals with dark and light grounds show it. `PETRI_PICTURES=FOLDER swift test --filter ScreenshotTests`
  /// writes all of them into a folder, to be looked at: as SVG, and as PNG where rsvg-convert is installed. `PETRI_VIEWS=list,help` and
  /// `PETRI_SIZE=140x40` write some of them.
  @Suite("Pictures of the browser on a terminal", .serialized)
  struct ScreenshotTests {
    private static let folder = ProcessInfo.processInfo.environment["PETRI_PICTURES"]
    /// Some views alone, by name, where that is wanted.
    private static let wanted = ProcessInfo.processInfo.environment["PETRI_VIEWS"].map { Set($0.split(separator: ",")) }

    private static let sizes =
      ProcessInfo.processInfo.environment["PETRI_SIZE"].map { text in
        let sides = text.split(separator: "x").compactMap { Int($0) }
        return [(sides.first ?? 80, sides.last ?? 24)]
      } ?? [(80, 24), (120, 40), (200, 60)]

    /// The views, each with the keys that lead to it from the list and a text to be seen then.
    private static let views: [(name: String, keys: [String], text: String)] = [
      ("pixels", ["/sign-in\t2"], "quit"), ("pixels-wide", ["/controls\t2", "w"], "quit"),
      ("list", [], "quit"), ("group", ["k"], "quit"), ("wireframe", ["jjjjjjj"], "A button"),
      ("picture", ["jjjjjjj", "2"], "A button"), ("sheet", ["kt"], "quit"), ("variations", ["/sign-in\tF"], "quit"),
      ("dark", ["/sign-in\t2", "A"], "dark"), ("tree", ["/sign-in\t3"], "appeared"),
      ("lifecycle", ["/sign-in\t4"], "viewDidLoad"), ("definition", ["/sign-in\t5"], "screen: sign-in"),
      ("context", ["/new-year-hours\t6"], "city"), ("accessibility", ["/sign-in\t7"], "button"),
      ("routes", ["/sign-in\t8"], "sign-in"), ("problems", ["/sign-in\t9"], "no problems"),
      ("search", ["/pay"], " of "), ("comparison", ["/sign-in\tc"], "dark"), ("help", ["?"], "close"),
      ("palette", ["\u{10}"], "Enter"), ("form", ["/new-year-hours\t\u{05}"], "what it needs"),
      ("stage", ["/sign-in\t\r", "ann@petri\t\t"], "── I forgot"),
      ("onion", ["/new-year-hours\t\r", "\u{F}"], "choose a layer"),
      ("timeline", ["/sign-in\t\r", "ann@petri\t\t", "\u{14}"], "fold"),
      ("map", ["/sign-in\tm"], "lead"), ("snapshots", ["/sign-in\t0"], "snapshot"),
      ("ascii-list", ["/sign-in\t"], "quit"), ("ascii-map", ["/sign-in\tm"], "lead"),
    ]

    @Test(
      "are written where a folder is named",
      .enabled(if: folder != nil),
      arguments: sizes
    )
    func write(columns: Int, rows: Int) throws {
      let folder = try #require(Self.folder)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (name, keys, text) in Self.views where Self.wanted?.contains(name[...]) ?? true {
        let terminal = try PseudoTerminal(columns: UInt16(columns), rows: UInt16(rows))
        _ = try terminal.start(
          name.hasPrefix("ascii") ? ["browse", "--ascii"] : ["browse"],
          environment: [
            "TERM": name.hasPrefix("pixels") ? "xterm-kitty" : "xterm-256color", "COLORTERM": "truecolor",
            "TERM_PROGRAM": "",
          ]
        )
        #expect(terminal.wait(for: "quit"))
        while terminal.pause() {}
        for key in keys {
          terminal.write(key)
          while terminal.pause() {}
        }
        if name.hasPrefix("pixels") { _ = terminal.wait { !$0.screen.graphics.placed.isEmpty } }
        _ = terminal.wait(for: text)
        while terminal.pause() {}
        let path = "\(folder)/\(name)-\(columns)x\(rows)"
        try write(ScreenSVG.text(of: terminal.screen, theme: .dark), to: path + "-dark")
        terminal.write("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
        while terminal.pause() {}
        try write(ScreenSVG.text(of: terminal.screen, theme: .light), to: path + "-light")
        terminal.write("\u{3}")
        _ = terminal.waitForEnd()
      }
    }

    private func write(_ svg: String, to path: String) throws {
      try svg.write(toFile: path + ".svg", atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["rsvg-convert", "--output", path + ".png", path + ".svg"]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
  }
#endif
