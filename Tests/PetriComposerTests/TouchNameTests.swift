import Expectations
import PetriCatalog
import PetriComposer
import PetriUIKit
import Testing

@MainActor @Suite("Names of what is touched", .serialized) struct TouchNameTests {
  private let stage: Stage
  private let composer: Composer

  init() throws {
    stage = try Onion.stage()
    composer = Composer(catalog: Onion.catalog([Onion.screen("one")]))
  }

  private func show(_ views: [UIView]) {
    let controller = UIViewController()
    for (place, view) in views.enumerated() {
      view.frame = CGRect(x: 10, y: 60 + CGFloat(place) * 50, width: 200, height: 40)
      controller.view.addSubview(view)
    }
    stage.show(controller)
  }

  private func button(_ title: String, label: String? = nil, _ action: @escaping () -> Void = {}) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.accessibilityLabel = label
    return button
  }

  /// Why a move can't be made; `nil` where it was made.
  private func failure(_ move: Move) -> String? {
    do {
      try stage.make(move, with: composer)
      return nil
    } catch { return "\(error)" }
  }

  @Test("a button is found by its title and by its accessibility label, an item of a bar too")
  func buttons() {
    var taps: [String] = []
    show([button("✕", label: "Close") { taps.append("close") }])
    #expect(failure(.tap("Close")) == nil && failure(.tap("✕")) == nil)
    expectEqual(taps, ["close", "close"])
    let navigation = UINavigationController(rootViewController: UIViewController())
    let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in taps.append("add") })
    item.accessibilityLabel = "Add a card"
    navigation.viewControllers[0].navigationItem.rightBarButtonItem = item
    stage.show(navigation)
    #expect(failure(.tap("Add")) == nil && failure(.tap("Add a card")) == nil && taps.suffix(2) == ["add", "add"])
  }

  @Test("a field with an id is found by its label and by its placeholder too")
  func fields() {
    let field = UITextField()
    field.accessibilityIdentifier = "mail"
    field.accessibilityLabel = "Your e-mail"
    field.placeholder = "ann@example.com"
    show([field])
    for name in ["mail", "Your e-mail", "ann@example.com"] {
      #expect(failure(.type(name, into: name)) == nil)
      expectEqual(field.text, name)
    }
  }

  /// Shows a list of rows of texts, each of which tells its first text when it is tapped.
  private func show(rows texts: [[String]]) throws -> Composer {
    let rows = texts.map { texts in
      var row = ViewDefinition(kind: .stack(StackDefinition(views: texts.map { Onion.label($0) })), place: Onion.place)
      row.tap = .emit(texts[0])
      return row
    }
    let list = ViewDefinition(kind: .list(ListDefinition(views: rows)), place: Onion.place)
    let screen = Onion.screen("one", content: .views(ViewsContent(views: [list])))
    let composer = Composer(catalog: Onion.catalog([screen]))
    stage.show(try stage.compose("one", context: ContextObject(), with: composer).root)
    return composer
  }

  @Test("a row is found by what its text begins with, else by a part of it, where only one has that")
  func prefixes() throws {
    let composer = try show(rows: [["Margherita", "€7.9"], ["Marinara", "€6.9"]])
    let recorder = ComposerRecorder(composer)
    #expect(failure(.tap("Margherita")) == nil && failure(.tap("Mari")) == nil)
    expectEqual(recorder.emitted, ["Margherita", "Marinara"])
    expectEqual(
      failure(.tap("Mar")),
      "tap:Mar can't be done: 'Mar' is ambiguous; it could be 'Margherita, €7.9', 'Marinara, €6.9'"
    )
    #expect(failure(.tap("gherita")) == nil && failure(.tap("€6")) == nil)
    expectEqual(recorder.emitted.suffix(2), ["Margherita", "Marinara"])
    expectEqual(failure(.tap(".9"))?.contains("'.9' is ambiguous"), true)
    expectEqual(failure(.tap("Tonno"))?.contains("nothing here is called 'Tonno'"), true)
  }

  @Test("a button isn't found by a part of its title, which might be another button's")
  func noPrefixes() {
    show([button("Close the account")])
    expectEqual(failure(.tap("Close"))?.contains("nothing here is called 'Close'"), true)
  }

  @Test("a label that two views have is ambiguous, and both are listed")
  func ambiguousLabels() {
    show([button("1", label: "Add"), button("2", label: "Add")])
    expectEqual(failure(.tap("Add")), "tap:Add can't be done: 'Add' is ambiguous; it could be '1', '2'")
  }

  @Test("a control in a row that is tapped takes its own touches")
  func controlsInRows() throws {
    var row = StackDefinition(views: [Onion.label("Tea"), Onion.button("Buy", tap: .emit("buy"))])
    row.axis = .horizontal
    var tapped = ViewDefinition(kind: .stack(row), place: Onion.place)
    tapped.tap = .emit("row")
    let list = ViewDefinition(kind: .list(ListDefinition(views: [tapped])), place: Onion.place)
    let screen = Onion.screen("one", content: .views(ViewsContent(views: [list])))
    let composer = Composer(catalog: Onion.catalog([screen]))
    let recorder = ComposerRecorder(composer)
    stage.show(try stage.compose("one", context: ContextObject(), with: composer).root)
    try stage.make(.tap("Buy"), with: composer)
    try stage.make(.tap("Tea"), with: composer)
    expectEqual(recorder.emitted, ["buy", "row"])
  }
}
