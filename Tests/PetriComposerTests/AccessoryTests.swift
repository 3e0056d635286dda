import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// The bar above the keyboard of an input.
@MainActor @Suite("The bar above the keyboard", .serialized) struct AccessoryTests {
  private let stage: Stage

  init() throws { stage = try Stage(environment: LaunchEnvironment()) }

  private func item(_ title: String, _ tap: TapAction, when: Condition? = nil) -> BarItemDefinition {
    var item = BarItemDefinition(.button(title: Onion.text(title), image: nil), place: Onion.place)
    (item.tap, item.when) = (tap, when)
    return item
  }

  /// Shows a field and lines of text, each with a bar, the field's with a button that is left out.
  private func show() throws -> Composer {
    var field = TextFieldDefinition()
    field.accessory = [
      item("Next", .focus("note")), BarItemDefinition(.space, place: Onion.place),
      item("Never", .focus(nil), when: .constant(false)),
    ]
    var note = TextViewDefinition()
    note.accessory = [item("Done", .list([ActionStep(.emit("done")), ActionStep(.focus(nil))]))]
    var views = [ViewKind.textField(field), .textView(note)].map { ViewDefinition(kind: $0, place: Onion.place) }
    views[0].id = "code"
    views[1].id = "note"
    let composer = Composer(
      catalog: Onion.catalog([Onion.screen("form", content: .views(ViewsContent(views: views)))])
    )
    stage.show(try stage.compose("form", context: ContextObject(), with: composer).root)
    return composer
  }

  private var names: [String] { stage.touchables.map(\.name) }

  @Test("its buttons are there with the keyboard, and do what they are for")
  func taps() throws {
    stage.keyboard = .shown
    let composer = try show()
    let recorder = ComposerRecorder(composer)
    expectEqual(names, ["code", "note"])
    try stage.make(.tap("code"), with: composer)
    expectEqual(names, ["code", "note", "Next"])
    try stage.make(.tap("Next"), with: composer)
    expectEqual(names, ["code", "note", "Done"])
    try stage.make(.tap("Done"), with: composer)
    expectEqual(recorder.emitted, ["done"])
    expectEqual(names, ["code", "note"])
    expectEqual(
      composer.catalog.screen(named: "form")?.taps,
      [.focus("note"), .focus(nil), .emit("done"), .focus(nil)]
    )
  }

  @Test("a button that isn't shown names its input, and how to show it")
  func hidden() throws {
    let composer = try show()
    func refusal(_ name: String) -> String? {
      try? stage.make(.tap(name), with: composer)
      return stage.refusal
    }
    expectEqual(
      refusal("Next"),
      "tap:Next can't be done: 'Next' is above the keyboard of 'code', which isn't shown; "
        + "a fixture with 'keyboard: shown' shows it, or --keyboard shown"
    )
    stage.keyboard = .shown
    expectEqual(
      refusal("Done"),
      "tap:Done can't be done: 'Done' is above the keyboard of 'note', which isn't shown; tap 'note' first"
    )
    #expect(refusal("Never")?.contains("nothing here is called 'Never'") ?? false)
  }
}
