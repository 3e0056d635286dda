import Expectations
import PetriJSONRPC
import PetriLanguageServer
import PetriText
import Testing

@Suite("Overviews of files, fixes and hints")
@MainActor
struct OverviewTests {
  private let editor: TestEditor

  init() throws { editor = try TestEditor(Shop.files) }

  private func ask(_ method: String, _ path: String, _ more: String = "") throws -> JSONValue {
    try editor.open(path)
    return editor.request(method, #"{"textDocument":{"uri":"\#(editor.uri(path))"}\#(more)}"#)
  }

  @Test("hover shows a key's sentence and example, a name's facts, and a screen's picture")
  func hover() throws {
    func text(_ path: String, _ text: String) throws -> String {
      try editor.ask("textDocument/hover", path, at: text)["contents"]?["value"]?.string ?? "nothing"
    }
    expectEqual(
      [
        try text("Screens/menu.yaml", "summ‸ary: All"), try text("Screens/menu.yaml", "open: ca‸rt"),
        try text("Screens/menu.yaml", "Dishes in ${ci‸ty}"), try text("Screens/cart.yaml", "state.signed‸In ?"),
        try text("Screens/cart.yaml", "car‸d: {"), try text("Screens/menu.yaml", "color: br‸and"),
        try text("Screens/cart.yaml", "cart.ti‸tle"), try text("Screens/cart.yaml", "fixture: ma‸ny"),
        try text("Screens/menu.yaml", "Dish‸es in"),
      ],
      [
        "**summary** in the screen\n\nWhat the screen is for.\n\n```yaml\nsummary: Tells when a shop closes on New Year's Eve.\n```",
        """
        **cart** screen

        Cart

        Group: Shop

        - `count`: int, required
        - `note`: string

        ```text
        ┌ cart ┐
        ```

        """,
        "**city** key\n\n`string`\n\nWhere the shop is.\n\nExample: `\"Kazan\"`",
        "**signedIn** key of the state\n\n`bool`\n\nDefault: `false`",
        "**card** container\n\nA card.\n\n- `closes`: bool", "**brand** colour\n\n`#FF6900`",
        "**cart.title** text\n\n- en: Cart", "**many** fixture\n\n`count: 9`",
        "**text**\n\nThe text.\n\n```yaml\ntext: Hi\n```",
      ]
    )
  }

  @Test(
    "the symbols of a file are its documents with the names that they define; those of all files are found by letters"
  )
  func symbols() throws {
    func lines(_ symbols: [JSONValue], _ indentation: String = "") -> [String] {
      symbols.flatMap { symbol in
        ["\(indentation)\(symbol["name"]?.string ?? "") (\(symbol["detail"]?.string ?? ""))"]
          + lines(symbol["children"]?.array ?? [], indentation + "  ")
      }
    }
    expectEqual(
      lines(try ask("textDocument/documentSymbol", "Screens/cart.yaml").array ?? []),
      [
        "cart (screen)", "  count (key)", "  note (key)", "  mail (key of the form)", "  many (fixture)", "  mail (id)",
        "  fill (walk)",
      ]
    )
    expectEqual(
      lines(try ask("textDocument/documentSymbol", "Screens/menu.yaml").array ?? []).prefix(5),
      ["menu (screen)", "  dishes (key)", "    name (key)", "    price (key)", "  city (key)"]
    )
    let found = editor.request("workspace/symbol", #"{"query":"ca"}"#).array ?? []
    expectEqual(
      found.map { "\($0["name"]?.string ?? "") \($0["containerName"]?.string ?? "")" },
      ["cart screen", "price-tag part", "card container"]
    )
  }

  @Test("entries over several lines can be folded, and documents")
  func folding() throws {
    let ranges = try ask("textDocument/foldingRange", "Screens/parts.yaml").array ?? []
    expectEqual(
      ranges.map { "\($0["startLine"]?.int ?? -1)-\($0["endLine"]?.int ?? -1)" },
      ["0-4", "1-2", "3-4", "6-11", "8-9", "10-11"]
    )
  }

  @Test("the words of a file have kinds for colours")
  func tokens() throws {
    try editor.open(
      "Screens/new.yaml",
      "screen: new\ncontent:\n  - button: {title: \"${city}\", tap: {open: cart}, style: filled}\n"
    )
    let data =
      editor.request(
        "textDocument/semanticTokens/full",
        #"{"textDocument":{"uri":"\#(editor.uri("Screens/new.yaml"))"}}"#
      )["data"]?.array?.compactMap(\.int) ?? []
    let names = ["property", "keyword", "class", "type", "variable", "enumMember", "event"]
    let tokens = stride(from: 0, to: data.count, by: 5).map { place in
      "+\(data[place]) +\(data[place + 1]) \(data[place + 2]) \(names[data[place + 3]])\(data[place + 4] == 1 ? " defined" : "")"
    }
    expectEqual(
      tokens,
      [
        "+0 +0 6 property", "+0 +8 3 class defined", "+1 +0 7 property", "+1 +4 6 keyword", "+0 +9 5 property",
        "+0 +10 4 variable", "+0 +8 3 property", "+0 +6 4 property", "+0 +6 4 class", "+0 +7 5 property",
        "+0 +7 6 enumMember",
      ]
    )
  }

  @Test("a screen has lenses to launch it, to record it, and to open it in the gallery")
  func lenses() throws {
    let lenses = try ask("textDocument/codeLens", "Screens/parts.yaml").array ?? []
    expectEqual(
      lenses.map { lens in
        let command = lens["command"]
        let screen = command?["arguments"]?.array?.first?["screen"]?.string ?? ""
        return "\(lens["range"]?["start"]?["line"]?.int ?? -1) \(command?["title"]?.string ?? ""): "
          + "\(command?["command"]?.string ?? "") \(screen)"
      },
      [
        "0 launch: petri.launch price-tag", "0 record: petri.record price-tag",
        "0 open in the gallery: petri.gallery price-tag",
      ]
    )
  }

  @Test("what a screen has from its folder's defaults is shown behind its name, with where it is from")
  func hints() throws {
    let hints =
      try ask(
        "textDocument/inlayHint",
        "Screens/menu.yaml",
        #","range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}}"#
      ).array ?? []
    expectEqual(hints.map { $0["position"]?.text.compact }, [#"{"line":0,"character":12}"#])
    expectEqual(
      hints.flatMap { $0["label"]?.array ?? [] }.map { "\($0["value"]?.string ?? "") \($0["tooltip"]?.string ?? "")" },
      [
        "group: Shop from Screens/_defaults.yaml:1:1", ", wrapping: [navigation] from Screens/_defaults.yaml:2:1",
      ]
    )
  }

  @Test("a problem's fix is an action; all certain ones of a file are one action")
  func actions() throws {
    let text = "screen: new\ncontent:\n  - label: {text: Hi, hidden: yes}\n  - button: {title: Go, hidden: no}\n"
    try editor.open("Screens/new.yaml", text)
    func actions(_ only: String) -> [JSONValue] {
      editor.request(
        "textDocument/codeAction",
        #"{"textDocument":{"uri":"\#(editor.uri("Screens/new.yaml"))"},"range":{"start":{"line":2,"character":30},"#
          + #""end":{"line":2,"character":30}},"context":{"diagnostics":[]\#(only)}}"#
      ).array ?? []
    }
    expectEqual(
      actions("").map {
        "\($0["title"]?.string ?? "") \($0["kind"]?.string ?? "") \($0["isPreferred"]?.bool ?? false)"
      },
      ["write true quickfix true"]
    )
    let all = actions(#","only":["source.fixAll"]"#)
    let edits = all.first?["edit"]?["documentChanges"]?.array?.first?["edits"]?.array
    expectEqual(
      edits?.first?["newText"]?.string,
      text.replacing("yes", with: "true").replacing("no}", with: "false}")
    )
  }

  @Test("the life of a server: nothing before it is initialized, nothing after it is shut down")
  func life() throws {
    expectEqual(
      editor.request("textDocument/unknown", "{}")["message"]?.string,
      "unknown method 'textDocument/unknown'"
    )
    expectEqual(editor.request("initialize", "{}")["message"]?.string, "the server is initialized already")
    expectEqual(
      editor.request(
        "textDocument/hover",
        #"{"textDocument":{"uri":"untitled:1"},"position":{"line":0,"character":0}}"#
      ),
      .null
    )
    expectEqual(editor.request("shutdown", "{}"), .null)
    expectEqual(editor.request("textDocument/hover", "{}")["message"]?.string, "the server is shut down")
    #expect(editor.server.wasShutDown)
  }
}
