import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// The room that the keyboard takes of a screen.
@MainActor @Suite("Room for the keyboard", .serialized) struct KeyboardRoomTests {
  private let stage: Stage

  init() throws {
    stage = try Stage(environment: LaunchEnvironment())
    stage.keyboard = .shown
  }

  private func field(_ id: String, focused: Bool = false) -> ViewDefinition {
    var field = TextFieldDefinition()
    field.focused = focused
    var view = ViewDefinition(kind: .textField(field), place: Onion.place)
    view.id = id
    return view
  }

  private func gap(_ height: Double) -> ViewDefinition {
    var view = ViewDefinition(kind: .box(BoxDefinition(views: [])), place: Onion.place)
    view.height = height
    return view
  }

  private func show(_ views: [ViewDefinition]) throws -> Composer {
    let composer = Composer(
      catalog: Onion.catalog([Onion.screen("form", content: .views(ViewsContent(views: views)))])
    )
    stage.show(try stage.compose("form", context: ContextObject(), with: composer).root)
    return composer
  }

  private func frame(_ id: String) -> CGRect? {
    stage.window.first(UIView.self) { $0.accessibilityIdentifier == id }.map { $0.convert($0.bounds, to: nil) }
  }

  @Test("a column with what takes the rest ends at the keyboard")
  func flexible() throws {
    let spacer = ViewDefinition(kind: .spacer(SpacerDefinition()), place: Onion.place)
    _ = try show([spacer, field("last", focused: true)])
    expectEqual(frame("last")?.maxY, 516)
  }

  @Test("an input that grows is as high as the keyboard leaves it, and what is above it stays")
  func growing() throws {
    var area = TextViewDefinition()
    area.focused = true
    var text = ViewDefinition(kind: .textView(area), place: Onion.place)
    text.id = "text"
    text.room = ViewRoom()
    text.room?.grow = true
    var title = gap(100)
    title.id = "title"
    _ = try show([title, text])
    expectEqual(frame("title")?.minY, 59)
    expectEqual(frame("text"), CGRect(x: 16, y: 167, width: 361, height: 349))
  }

  @Test("what scrolls is scrolled so that the field that is typed in is seen, each time another one is")
  func scrolling() throws {
    let scroll = ScrollDefinition(views: [field("first", focused: true), gap(900), field("last")])
    let composer = try show([ViewDefinition(kind: .scroll(scroll), place: Onion.place)])
    let top = try #require(frame("first"))
    expectEqual(top.minY, 59)
    try stage.make(.tap("last"), with: composer)
    expectEqual(frame("last")?.maxY, 516)
    try stage.make(.tap("first"), with: composer)
    expectEqual(frame("first"), top)
  }

  @Test("a column that doesn't scroll moves up as far as the field needs, and back")
  func fixed() throws {
    let composer = try show([gap(600), field("last"), Onion.button("End", tap: .focus(nil))])
    let before = try #require(frame("last"))
    #expect(before.maxY > 516)
    try stage.make(.tap("last"), with: composer)
    expectEqual(frame("last")?.maxY, 508)
    #expect(throws: (any Error).self) { try stage.make(.tap("End"), with: composer) }
    #expect(stage.refusal?.contains("'End' is under the keyboard") ?? false)
    stage.keyboard = .hidden
    CATransaction.flush()
    expectEqual(frame("last"), before)
    try stage.make(.tap("End"), with: composer)
  }
}
