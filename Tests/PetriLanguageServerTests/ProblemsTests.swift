import Expectations
import PetriDiagnostics
import PetriFormat
import PetriLanguageServer
import PetriLoader
import PetriText
import Testing

@Suite("Problems while somebody types")
@MainActor
struct ProblemsTests {
  @Test("problems are those of the unsaved text, also in other files, and go with it")
  func unsaved() throws {
    let editor = try TestEditor(Shop.files)
    try editor.open("Screens/cart.yaml")
    let text = try #require(Shop.files["Screens/cart.yaml"])
    editor.change("Screens/cart.yaml", to: text.replacing("screen: cart", with: "screen: basket"))
    expectEqual(
      editor.problemLines("Screens/menu.yaml"),
      ["9:49: unknown screen 'cart' [unknown-screen]", "13:42: unknown screen 'cart' [unknown-screen]"]
    )
    editor.change("Screens/cart.yaml", to: text.replacing("label:", with: "lable:"))
    expectEqual(editor.problemLines("Screens/menu.yaml"), [])
    expectEqual(editor.problemLines("Screens/cart.yaml"), ["14:5: unknown view kind 'lable' [unknown-view]"])
    editor.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(editor.uri("Screens/cart.yaml"))"}}"#)
    expectEqual(editor.problemLines("Screens/cart.yaml"), [])
  }

  @Test(
    "a change is made in the text that the change before it leaves; columns count UTF-16's units, or bytes if both know them"
  )
  func increments() throws {
    for (capabilities, column) in [("{}", 15), (#"{"general":{"positionEncodings":["utf-8"]}}"#, 18)] {
      let editor = try TestEditor(Shop.files, capabilities: capabilities)
      try editor.open("Screens/new.yaml", "screen: new\ncontent:\n  - label: é😀 x\n")
      func edit(_ line: Int, _ start: Int, _ end: Int, _ text: String) -> JSONText {
        func place(_ column: Int) -> JSONText { .object([("line", .int(line)), ("character", .int(column))]) }
        return .object([("range", .object([("start", place(start)), ("end", place(end))])), ("text", .string(text))])
      }
      editor.change("Screens/new.yaml", [edit(2, column, column + 1, "${city}"), edit(1, 0, 7, "contents")])
      expectEqual(
        editor.problemLines("Screens/new.yaml"),
        ["2:1: unknown key 'contents' in the screen [unknown-key]"],
        "\(capabilities)"
      )
      editor.change("Screens/new.yaml", [edit(1, 0, 8, "content")])
      expectEqual(
        editor.problemLines("Screens/new.yaml"),
        ["3:\(column + 1): unknown key 'city' in ${city} [unknown-reference]"],
        "\(capabilities)"
      )
    }
  }

  @Test("after each of many random edits the problems are those that a fresh load finds", arguments: [true, false])
  func randomEdits(isQuick: Bool) throws {
    let editor = try TestEditor(Shop.files) { if !isQuick { $0.quickLoad = .zero } }
    var texts = Shop.files
    let paths = [
      "Catalog.yaml", "Screens/_defaults.yaml", "Screens/cart.yaml", "Screens/menu.yaml", "Screens/parts.yaml",
    ]
    for path in paths { try editor.open(path) }
    var random = SeededGenerator(seed: isQuick ? 46 : 47)
    for round in 0..<120 {
      let path = paths[Int.random(in: 0..<paths.count, using: &random)]
      // Now and then all is well again.
      if round % 7 == 6 {
        for path in paths where texts[path] != Shop.files[path] {
          texts[path] = Shop.files[path]
          editor.change(path, to: Shop.files[path] ?? "")
        }
      } else {
        let (change, text) = RandomEdit.make(in: texts[path] ?? "", &random)
        texts[path] = text
        editor.change(path, [change])
      }
      let loaded = CatalogLoader(devices: ["iphone-16", "iphone-se"], isParallel: false).load(MemorySource(texts))
      // Where there are errors, warnings for which all files are looked at stay as they were.
      let isOfAll = { (code: String) in
        loaded.hasErrors && DiagnosticCode.lints.contains { $0.rawValue == code }
          && !DiagnosticCode.lintsOfFile.contains { $0.rawValue == code }
      }
      let expected = loaded.diagnostics.filter { !isOfAll($0.code.rawValue) }.map { problem in
        let start = problem.range?.start
        let message = ([problem.message] + problem.notes.filter { $0.range == nil }.map(\.message)).joined(
          separator: "\n"
        )
        return
          "\(problem.path ?? "Catalog.yaml") \(start?.line ?? 1):\(start?.column ?? 1): \(message) [\(problem.code.rawValue)]"
      }
      let found = Shop.files.keys.flatMap { path in
        editor.problemLines(path, without: isOfAll).map { "\(path) \($0)" }
      }
      expectEqual(found.sorted().joined(separator: "\n"), expected.sorted().joined(separator: "\n"), "round \(round)")
    }
  }

  @Test(
    "of a large catalogue the file that is typed in is checked at once, the others when nothing was typed for a while"
  )
  func quiet() throws {
    let editor = try TestEditor(Shop.files) { $0.quickLoad = .zero }
    try editor.open("Screens/cart.yaml")
    let text = try #require(Shop.files["Screens/cart.yaml"])
    let published = editor.published {
      editor.change(
        "Screens/cart.yaml",
        to: text.replacing("screen: cart", with: "screen: basket").replacing("label:", with: "lable:")
      )
    }
    expectEqual(published, ["Screens/cart.yaml 2: 1", "Screens/menu.yaml: 2"])
  }
}

@Suite("Problems that are made known")
@MainActor
struct PublishingTests {
  /// Many screens that nobody opens, which is a warning about each.
  private static let files = [
    "Catalog.yaml": "catalog: Many\nstart: screen-0\n"
  ].merging(
    (0..<400).map { ("Screens/\($0).yaml", "screen: screen-\($0)\ntitle: Screen\ncontent:\n  - label: Hi\n") },
    uniquingKeysWith: { first, _ in first }
  )

  private static let text = "screen: screen-7\ntitle: Screen\ncontent:\n  - label: Hi\n"

  @Test(
    "a mistake and its end make known the problems of the file that is typed in alone, with its version, equal or not"
  )
  func oneFile() throws {
    let editor = try TestEditor(Self.files)
    expectEqual(editor.problems.count, 399, "a warning about each screen but the first")
    expectEqual(try editor.published { try editor.open("Screens/7.yaml") }, ["Screens/7.yaml 1: 1"])
    expectEqual(
      editor.published { editor.change("Screens/7.yaml", to: Self.text.replacing("label", with: "lable")) },
      ["Screens/7.yaml 2: 1"]
    )
    expectEqual(
      editor.published { editor.change("Screens/7.yaml", to: Self.text.replacing("label", with: "labels")) },
      ["Screens/7.yaml 3: 1"]
    )
    expectEqual(editor.published { editor.change("Screens/7.yaml", to: Self.text) }, ["Screens/7.yaml 4: 1"])
    expectEqual(
      editor.published { editor.change("Screens/7.yaml", to: Self.text.replacing("Hi", with: "Ho")) },
      ["Screens/7.yaml 5: 1"],
      "equal ones, of a new version"
    )
  }

  @Test("files whose problems are gone are cleared, each once, and those that have the same stay as they are")
  func others() throws {
    let editor = try TestEditor(Self.files)
    try editor.open("Screens/7.yaml")
    let renamed = editor.published {
      editor.change("Screens/7.yaml", to: Self.text + "  - button: {title: Go, tap: {open: screen-9}}\n")
    }
    expectEqual(renamed, ["Screens/7.yaml 2: 1", "Screens/9.yaml: 0"])
    let more = editor.published {
      editor.change("Screens/7.yaml", to: Self.text + "  - button: {title: Go on, tap: {open: screen-9}}\n")
    }
    expectEqual(more, ["Screens/7.yaml 3: 1"])
  }

  @Test("a file of no catalogue has no problems, and neither has one that only was asked about")
  func elsewhere() throws {
    let shop = "catalog: Shop\n---\nscreen: a\ncontent:\n  - label: A\n"
    let editor = try TestEditor(["notes.yaml": "a: b\n", "Shop/Catalog.yaml": shop])
    expectEqual(try editor.published { try editor.open("notes.yaml") }, [])
    expectEqual(editor.published { editor.change("notes.yaml", to: "a: c\n") }, [])
    expectEqual(
      editor.published { editor.request("textDocument/hover", editor.parameters("Shop/Catalog.yaml", 0, 1)) }.count,
      0
    )
  }
}

/// A generator of numbers that are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}

/// A change of a text such as people make while they type, or by mistake.
private enum RandomEdit {
  private static let insertions = [
    ": ", "- ", "${", "}", "{", "]", "\n", "  ", "\n  ", "'", "\"", "#", "é", "x", "screen: cart\n", "---\n", "label: ",
    "${city}", "open: cart", "unknown: 1\n", "\t", "&a ", "*a", "|\n",
  ]

  /// - Returns: the change as the protocol has it, and the text with it.
  static func make(in text: String, _ random: inout some RandomNumberGenerator) -> (JSONText, String) {
    let units = Array(text.utf16)
    let start = Int.random(in: 0...units.count, using: &random)
    let isRemoval = Bool.random(using: &random)
    let end = isRemoval ? min(units.count, start + Int.random(in: 1...12, using: &random)) : start
    let new = isRemoval ? "" : insertions[Int.random(in: 0..<insertions.count, using: &random)]
    func place(_ offset: Int) -> JSONText {
      let before = units[..<offset]
      let line = before.count { $0 == 0x0A }
      let column = before.lastIndex(of: 0x0A).map { offset - $0 - 1 } ?? offset
      return .object([("line", .int(line)), ("character", .int(column))])
    }
    let changed = Array(units[..<start]) + Array(new.utf16) + Array(units[end...])
    return (
      .object([("range", .object([("start", place(start)), ("end", place(end))])), ("text", .string(new))]),
      String(decoding: changed, as: UTF16.self)
    )
  }
}
