import Expectations
import PetriCatalog
import PetriFormat
import PetriJSONRPC
import PetriText
import Testing

@Suite("Completion: what the format and the catalogue have at a place")
@MainActor
struct CompletionTests {
  private let editor: TestEditor

  init() throws { editor = try TestEditor(Shop.files) }

  /// The items at the cursor of a screen with this content.
  private func items(_ content: String, above: String = "") throws -> [String] {
    let context =
      "context:\n  city: {type: string, example: Kazan}\n  stores: {type: list, of: {name: string}, default: []}"
    return TestEditor.items(
      try editor.ask(
        "textDocument/completion",
        "Screens/new.yaml",
        "screen: new\n\(above)\(context)\ncontent:\n\(content)\n"
      )
    )
  }

  @Test("every kind of view is completed with the keys that the grammar has for it, and no others")
  func keysOfKinds() throws {
    for form in Grammar.viewForms where form.kind != .row {
      let found = try items("  - \(form.kind.rawValue): {‸}").map { String($0.prefix { $0 != ":" }) }
      expectEqual(found, form.fields.keys, "\(form.kind)")
    }
  }

  @Test("the kinds of view are completed where a view is due, in a list also rows, and words that are views")
  func kinds() throws {
    let all = Grammar.viewForms.filter { $0.kind != .row }.map(\.kind.rawValue)
    for text in ["  - ‸", "  - bu‸", "  - stack:\n      views:\n        - ‸", "  - stack: {views: [la‸]}"] {
      let found = try items(text).map { String($0.prefix { $0 != ":" && $0 != " " }) }
      expectEqual(Set(all).subtracting(found), [], "\(text)")
    }
    #expect(try items("  - list: {views: [‸]}").contains { $0.hasPrefix("row") })
  }

  @Test("the keys of a screen are completed at its margin, without those that it has")
  func keysOfScreen() throws {
    let found = try items("  - spacer\n‸").map { String($0.prefix { $0 != ":" }) }
    expectEqual(found, Grammar.screen.shape.keys.filter { !["screen", "context", "content"].contains($0) })
  }

  @Test("values are those of the key's rule: words, booleans, colours, names and keys of what is named beside")
  func values() throws {
    let texts = [
      "  - label: {text: Hi, style: ‸}", "  - label: {text: Hi, alpha: 1}\n  - spinner: {large: ‸}",
      "  - button: {title: Go, tap: {open: ‸}}", "  - button: {title: Go, tap: {open: cart, with: {‸}}}",
      "  - part: {name: ‸}", "  - button: {title: Go, tap: {set: {‸}}}", "  - button: {title: Go, tap: ‸}",
      "  - button: {title: Go, tap: {link: ‸}}", "  - label: {text: {key: ‸}}",
    ]
    let found = try texts.map { try items($0).joined(separator: "; ") }
    expectEqual(
      found,
      [
        FontDefinitionWords.styles, "true; false", "cart | Cart; menu | Menu; new | has errors",
        "count:  | int; note:  | string",
        "price-tag | price-tag; new | has errors", "signedIn:  | bool", "dismiss; pop; close; back",
        "\"shop://cart/{count}\" | cart",
        "cart.title | Localizable",
      ]
    )
    expectEqual(
      try items("  - label: {text: Hi, color: ‸}").prefix(3).joined(separator: "; "),
      "brand | #FF6900; accent | #FF0000; black | UIKit's colour"
    )
  }

  @Test("layers, fixtures, interceptors and experiments are completed by their names")
  func names() throws {
    expectEqual(
      try items("  - spacer", above: "wrapping: [‸]\n"),
      ["card | container", "navigation | UIKit's container"]
        + ["tabs", "split", "pages"].map { "\($0) | UIKit's container" } + ["class: "]
    )
    expectEqual(try items("  - spacer", above: "interceptors: ‸\n"), ["members | interceptor"])
    expectEqual(try items("  - spacer", above: "variants:\n  ‸\n"), ["layout:  | experiment"])
    expectEqual(
      try items("  - spacer", above: "variants:\n  layout:\n    ‸\n"),
      ["list:  | variant", "tiles:  | variant"]
    )
    expectEqual(
      TestEditor.items(
        try editor.ask(
          "textDocument/completion",
          "Screens/tabs.yaml",
          "screen: tabs\ncontent:\n  tabs:\n    - {screen: cart, fixture: ‸}\n"
        )
      ),
      ["many | fixture"]
    )
  }

  @Test("between braces the context, the state, the form and the elements of lists are completed, and what is in them")
  func references() throws {
    let texts = [
      #"  - label: "${‸}""#, #"  - label: "${‸"#, #"  - label: {text: "In ${ci‸"#, #"  - label: "${state.‸}""#,
      #"  - label: "${stores.‸}""#, #"  - label: {each: "${stores}", as: store, text: "${store.‸}"}"#,
      #"  - label: {each: "${stores}", text: "${‸}"}"#,
    ]
    let found = try texts.map { try items($0).joined(separator: "; ") }
    let all = "city | string; stores | list of {name: string}; state | {signedIn: bool}"
    expectEqual(
      found,
      [
        all, all, all, "signedIn | bool", "count | int", "name | string", "index | int; item | {name: string}; \(all)",
      ]
    )
  }

  @Test(
    "while a bracket is open, on the line or on one above, the line that is typed is completed; the problem is the bracket"
  )
  func openBrackets() throws {
    let screens = ["cart | Cart", "menu | Menu", "new | has errors"]
    let texts = [
      "  - button: {title: Go, tap: {open: ‸\n  - label: Hi",
      "  - button: {title: Go,\n      tap: {open: ‸\n  - label: Hi",
      "  - button: {\n      title: \"{Don't\", # [not\n      tap: [{open: ca‸\n\n  - label: Hi",
      "  - stack: {views: [{button: {title: It's so,\n    tap: {open: ‸",
    ]
    for text in texts {
      expectEqual(try items(text), screens, "\(text)")
    }
    expectEqual(try items("  - button: {title: Go,\n      ‸\n  - label: Hi").contains("enabled: "), true)
    expectEqual(
      try items("  - button: {title: Go,\n      enabled: \"${‸\n  - label: Hi").first,
      "city | string"
    )
    try editor.open(
      "Screens/new.yaml",
      "screen: new\ncontent:\n  - button: {title: Go, tap: {open: cart\n  - label: Hi\n"
    )
    expectEqual(editor.problemLines("Screens/new.yaml"), ["3:30: '{' is never closed [unclosed-bracket]"])
  }

  @Test("right behind a key's colon the blank comes with the value")
  func blank() throws {
    expectEqual(try items("  - part: {name:‸}"), [" price-tag | price-tag", " new | has errors"])
    expectEqual(try items("  - part: {name: ‸}"), ["price-tag | price-tag", "new | has errors"])
  }

  @Test("an item replaces the word around the cursor, and has the key's sentence and example")
  func replacement() throws {
    let answer = try editor.ask(
      "textDocument/completion",
      "Screens/new.yaml",
      "screen: new\ncontent:\n  - button: {tit‸le: Go}\n"
    )
    let title = answer["items"]?.array?.first { $0["label"]?.string == "title" }
    expectEqual(
      title?.text.compact,
      #"{"label":"title","kind":10,"documentation":{"kind":"markdown","value":"\#(Self.text(of: "title"))"},"#
        + #""sortText":"00000","textEdit":{"range":{"start":{"line":2,"character":13},"end":{"line":2,"character":18}},"newText":"title"}}"#
    )
  }

  private static func text(of key: String) -> String {
    let field = Grammar.form(of: .button).fields[key]
    return "\(field?.summary ?? "")\\n\\n```yaml\\n\(key): \(field?.example ?? "")\\n```"
  }
}

/// Words of the format, as a completion shows them.
private enum FontDefinitionWords {
  static let styles = (Grammar.form(of: .label).fields["style"]?.rule.words ?? []).joined(separator: "; ")
}
