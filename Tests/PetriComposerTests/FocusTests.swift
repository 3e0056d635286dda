import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// Actions that say what is typed in.
@MainActor @Suite("The focus", .serialized) struct FocusTests {
  private let stage: Stage

  init() throws { stage = try Stage(environment: LaunchEnvironment()) }

  /// Shows two fields, lines of text, and a button that does something.
  private func show(_ tap: TapAction, mailIsEnabled: Bool = true) throws -> Composer {
    func field(_ id: String, enabled: Bool = true, onSubmit: TapAction? = nil) -> ViewDefinition {
      var field = TextFieldDefinition()
      field.enabled = .constant(enabled)
      var view = ViewDefinition(kind: .textField(field), place: Onion.place)
      (view.id, view.tap) = (id, onSubmit)
      return view
    }
    var note = ViewDefinition(kind: .textView(TextViewDefinition()), place: Onion.place)
    note.id = "note"
    let views = [
      field("mail", enabled: mailIsEnabled, onSubmit: .focus("password")), field("password", onSubmit: .emit("done")),
      note, Onion.button("Go", tap: tap),
    ]
    let composer = Composer(
      catalog: Onion.catalog([Onion.screen("form", content: .views(ViewsContent(views: views)))])
    )
    stage.show(try stage.compose("form", context: ContextObject(), with: composer).root)
    return composer
  }

  private var focused: String? { stage.touchables.first { $0.view?.isFirstResponder ?? false }?.name }

  @Test("an action gives an input the focus by its id, and takes it away")
  func actions() throws {
    let composer = try show(.focus("note"))
    try stage.make(.tap("Go"), with: composer)
    expectEqual(focused, "note")
    let other = try show(.list([ActionStep(.focus("password")), ActionStep(.focus(nil))]))
    try stage.make(.tap("mail"), with: other)
    expectEqual(focused, "mail")
    try stage.make(.tap("Go"), with: other)
    expectEqual(focused, nil)
  }

  @Test("the return key leads to the next field, and ends typing where it does something else")
  func returnKey() throws {
    let composer = try show(.focus(nil))
    try stage.make(.tap("mail"), with: composer)
    try stage.make(.submit("mail"), with: composer)
    expectEqual(focused, "password")
    try stage.make(.submit("password"), with: composer)
    expectEqual(focused, nil)
  }

  @Test("an id that no input here has is refused, and an input that can't be typed in")
  func refusals() throws {
    let composer = try show(.focus("Go"), mailIsEnabled: false)
    #expect(throws: (any Error).self) { try stage.make(.tap("Go"), with: composer) }
    expectEqual(stage.refusal, "tap:Go: focus Go was refused: no input here has the id 'Go'")
    let disabled = try show(.focus("mail"), mailIsEnabled: false)
    #expect(throws: (any Error).self) { try stage.make(.tap("Go"), with: disabled) }
    #expect(stage.refusal?.contains("'mail' can't be edited now") ?? false)
  }

  @Test("a walk expects the focus on what it names, or on nothing")
  func expectations() throws {
    let composer = try show(.focus(nil))
    func failure(_ name: String) -> String? {
      var expected = WalkExpectation()
      expected.focused = name
      do throws(WalkFailure) {
        try stage.take(WalkStep(.expect(expected), place: Onion.place), with: composer)
        return nil
      } catch {
        return error.description
      }
    }
    expectEqual(failure("none"), nil)
    expectEqual(failure("mail"), "expected the focus on 'mail'; it is on nothing")
    try stage.make(.tap("mail"), with: composer)
    expectEqual(failure("mail"), nil)
    expectEqual(failure("none"), "expected the focus on 'none'; it is on 'mail'")
  }
}
