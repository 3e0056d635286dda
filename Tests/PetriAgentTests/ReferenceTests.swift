import Expectations
import PetriAgent
import PetriCatalog
import PetriComposer
import PetriText
import Testing

@MainActor @Suite("References", .serialized) struct ReferenceTests {
  private static let texts = [
    "label \"Hello", "label \"Inside\"", "textField mail", "button add", "button \"Sign in\"", "button \"Call\"",
    "row \"Bob\"", "\"done\"",
  ]

  @Test("are the same in another launch, and no two are alike")
  func same() throws {
    let (one, other) = (try Shelf().tree(), try Shelf().tree())
    expectEqual(one, other)
    let all = one.matches(of: /\[(e[0-9a-z]+)\]/).map { $0.1 }
    expectEqual(Set(all).count, all.count)
    #expect(all.count > 12)
  }

  @Test("stay after taps that change texts and screens")
  func taps() throws {
    var shelf = try Shelf()
    let before = try Self.texts.map { try shelf.reference(of: $0) }
    try shelf.session.make(.tap("add"))
    #expect(try shelf.tree().contains("Hello, 1 things"))
    try shelf.session.make(.tap("More"))
    try shelf.session.make(.tap("Back"))
    expectEqual(try Self.texts.map { try shelf.reference(of: $0) }, before)
  }

  @Test(
    "of other views stay after an edit",
    arguments: [
      ("  - label: \"Hello", "  - label: New at the top\n  - label: \"Hello"),
      ("  - button: {title: More, tap: {open: more}}\n", ""),
      (
        "      views:\n        - label: Inside",
        "      views:\n        - image: star\n        - label: Inside"
      ),
      ("{id: add, title: Add,", "{id: add, title: Add one,"),
      ("  - textField: {id: mail", "  - label: Between\n  - textField: {id: mail"),
    ]
  )
  func edits(old: String, new: String) throws {
    let before = try Shelf()
    let edited = try Shelf(Shelf.screens.replacing(old, with: new))
    #expect(Shelf.screens.contains(old))
    for text in Self.texts { expectEqual(try edited.reference(of: text), try before.reference(of: text), "\(text)") }
  }

  @Test("of rows follow their texts")
  func rows() throws {
    let (before, after) = (try Shelf(), try Shelf(names: ["Zoe", "Ann", "Bob", "Cid"]))
    for text in ["row \"Ann\"", "row \"Bob\""] {
      expectEqual(try after.reference(of: text), try before.reference(of: text))
    }
  }

  /// The references of a tree by the lines behind them, in their order.
  private func references(in shelf: Shelf) throws -> [String: [String]] {
    let matches = try shelf.tree().matches(of: /\[(e[0-9a-z]+)\] (.*)/)
    return Dictionary(grouping: matches) { String($0.2) }.mapValues { $0.map { String($0.1) } }
  }

  @Test("stay where another screen of the same name comes over everything, and when it has gone")
  func sameName() throws {
    var shelf = try Shelf()
    let before = try references(in: shelf)
    try shelf.session.make(Move("present:shelf"))
    let after = try references(in: shelf)
    #expect(after.values.joined().count > before.values.joined().count + 10)
    // The bar beneath isn't touched.
    for (line, references) in before where !line.hasPrefix("\"") {
      expectEqual(Array(after[line, default: []].prefix(references.count)), references)
    }
    try shelf.session.make(.dismiss)
    expectEqual(try references(in: shelf), before)
  }

  private static let elements = """
    screen: shelf
    context: {names: {type: list, of: string, example: [Ann, Bob, Cid]}}
    content:
      - stack:
          views:
            - label: {text: Some, when: "${names}"}
            - button: {title: All, tap: {emit: all}}
      - list:
          views:
            - row: {each: "${names}", title: "${item}", tap: {emit: chosen}}
      - list:
          views:
            - stack:
                each: "${names}"
                views:
                  - label: "${item}"
                  - button: {title: Call, tap: {emit: call}}
    """

  @Test("stay when a list gets rows, and when a condition shows a view")
  func fromEmptyToRows() throws {
    let trees = try [[], ["Ann"], ["Ann", "Bob"]].map { try references(in: Shelf(Self.elements, names: $0)) }
    for (fewer, more) in zip(trees, trees.dropFirst()) {
      #expect(fewer.values.joined().count < more.values.joined().count)
      for (line, references) in fewer {
        expectEqual(Array(more[line, default: []].prefix(references.count)), references, "\(line)")
      }
    }
  }

  @Test("of rows and of stacks that are tapped are the same in the wireframe, in JSON and in the tree")
  func oneReference() throws {
    let shelf = try Shelf(Self.elements)
    let tree = Set(try shelf.tree().matches(of: /\[(e[0-9a-z]+)\]/).map { String($0.1) })
    let drawn = try shelf.tree(ScreenQuestion(as: .wireframe))
    let wireframe = drawn.matches(of: /\[(e[0-9a-z]+)\]/).map { String($0.1) }
    #expect(wireframe.count >= 11)
    expectEqual(Set(wireframe).subtracting(tree), [])
    expectEqual(Set(wireframe).count, wireframe.count)
    let json = try #require(try ScreenReader(shelf.session.launched).answer(ScreenQuestion(as: .json))).json.pretty
    let referred = json.matches(of: /\{"ref":"(e[0-9a-z]+)","name"/).map { String($0.1) }
    expectEqual(Set(referred).subtracting(tree), [])
  }

  @Test("name views in moves")
  func moves() throws {
    var shelf = try Shelf()
    func make(_ word: String, _ text: String, _ value: String = "") throws -> MoveReport {
      let reference = try shelf.reference(of: text)
      return try shelf.session.make(Move("\(word):@\(reference)\(value)"))
    }
    expectEqual(try make("type", "textField mail", "=ann@example.com").move, "type:mail=ann@example.com")
    expectEqual(try make("tap", "button add").move, "tap:add")
    // A part of a row taps the row, a stack with one control that.
    expectEqual(try make("tap", "row \"Bob\"").effects, ["sends the event 'chosen'"])
    expectEqual(try make("tap", "\"done\"").effects, ["sends the event 'done'"])
  }

  @Test("of nothing are an error with those that there are")
  func unknown() throws {
    var shelf = try Shelf()
    let add = try shelf.reference(of: "button add")
    #expect {
      try shelf.session.make(.tap("@exxx"))
    } throws: { error in
      "\(error)".contains("nothing that is shown has the reference '@exxx'") && "\(error)".contains("@\(add) 'add'")
    }
    let label = try shelf.reference(of: "label \"Inside\"")
    #expect {
      try shelf.session.make(.tap("@\(label)"))
    } throws: { error in
      "\(error)".contains("'@\(label)' can't be touched")
    }
    let gone = try shelf.reference(of: "button \"Call\"")
    try shelf.session.make(.tap("More"))
    #expect(throws: MoveError.self) { try shelf.session.make(.tap("@\(gone)")) }
  }

  @Test("are beside the rows of a wireframe, before VoiceOver's words and in JSON")
  func texts() throws {
    let shelf = try Shelf()
    let add = try shelf.reference(of: "button add")
    let wireframe = try shelf.tree(ScreenQuestion(as: .wireframe))
    #expect(wireframe.split(separator: "\n").contains { $0.contains("[ Add ]") && $0.hasSuffix("│ [\(add)]") })
    #expect(try shelf.tree(ScreenQuestion(as: .accessibility)).contains("\n[\(add)] \"Add\"  button\n"))
    let json = try #require(try ScreenReader(shelf.session.launched).answer(ScreenQuestion(as: .json))).json.pretty
    #expect(json.contains("\"ref\": \"\(add)\",\n") && json.contains("{\"ref\":\"\(add)\",\"name\":\"add\"}"))
  }
}
