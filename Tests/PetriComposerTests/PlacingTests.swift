import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor
@Suite("Sizes and places of views", .serialized)
struct PlacingTests {
  private let stage: Stage

  init() throws { stage = try Onion.stage() }

  private func view(_ kind: ViewKind, id: String, _ change: (inout ViewDefinition) -> Void = { _ in }) -> ViewDefinition
  {
    var view = ViewDefinition(kind: kind, place: Onion.place)
    view.id = id
    change(&view)
    return view
  }

  private func tapped(_ view: ViewDefinition) -> ViewDefinition {
    var tapped = view
    tapped.tap = .emit("tap")
    return tapped
  }

  private func row(_ views: [ViewDefinition], id: String) -> ViewDefinition {
    var stack = StackDefinition(views: views)
    stack.axis = .horizontal
    return view(.stack(stack), id: id)
  }

  private func list(_ texts: [String], id: String, _ style: ListStyle = .plain) -> ViewDefinition {
    var list = ListDefinition(views: texts.map { Onion.label($0) })
    list.style = style
    return view(.list(list), id: id)
  }

  /// Shows a column of views, and gives the frames of those with an id, in the window.
  private func show(_ views: [ViewDefinition]) throws -> [String: CGRect] {
    let screen = Onion.screen("one", content: .views(ViewsContent(views: views)))
    let composed = try stage.compose("one", context: ContextObject(), with: Composer(catalog: Onion.catalog([screen])))
    stage.show(composed.root)
    var frames: [String: CGRect] = [:]
    var waiting: [UIView] = [stage.window]
    while let view = waiting.popLast() {
      // The view itself, rather than what is around it to be tapped.
      if let id = view.accessibilityIdentifier { frames[id] = rounded(view.convert(view.bounds, to: nil)) }
      waiting += view.subviews.reversed()
    }
    return frames
  }

  /// A frame whose thirds of points are equal however they were added up.
  private func rounded(_ frame: CGRect) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1_000).rounded() / 1_000 }
    return CGRect(
      x: rounded(frame.minX),
      y: rounded(frame.minY),
      width: rounded(frame.width),
      height: rounded(frame.height)
    )
  }

  @Test("a box, a row, a stack and a text are as large with a tap as without")
  func taps() throws {
    let long = Onion.label(
      "A text that is too long for one line of this phone, so that it is broken into several of them."
    )
    let kinds = [
      view(.box(BoxDefinition(views: [long, Onion.label("below")])), id: "box"),
      row([Onion.label("one"), Onion.label("two")], id: "row"),
      view(.stack(StackDefinition(views: [Onion.label("one"), long])), id: "stack"),
      view(long.kind, id: "text"),
    ]
    let plain = try show(kinds)
    #expect(plain.values.allSatisfy { $0.height > 15 && $0.height < 200 })
    try expectEqual(show(kinds.map(tapped)), plain)
    let names = stage.touchables.map(\.name)
    expectEqual(Set(names), ["box", "row", "stack", "text"])
    #expect(stage.touchables.allSatisfy { rounded($0.frame) == plain[$0.name] })
  }

  @Test("a box of a fixed width is as high as its text needs in it")
  func fixedWidth() throws {
    let box = view(.box(BoxDefinition(views: [Onion.label("A text of more than one line")])), id: "box") {
      $0.width = 120
    }
    let frame = try #require(try show([box, Onion.label("below")])["box"])
    #expect(frame.width == 120 && frame.height > 50 && frame.height < 150)
  }

  @Test("two lists in a column are both seen: the first as high as its rows, the last over the rest")
  func lists() throws {
    let frames = try show([list(["1", "2"], id: "first"), list(["3"], id: "second")])
    expectEqual(frames["first"]?.height, 88)
    #expect((frames["second"]?.height ?? 0) > 300)
  }

  @Test("the last of two lists takes the rest, whatever is behind them", arguments: [false, true])
  func listsAndTap(isStack: Bool) throws {
    let label = Onion.label("A")
    let kind = isStack ? ViewKind.stack(StackDefinition(views: [label])) : .box(BoxDefinition(views: [label]))
    let tapped = view(kind, id: "tapped") { $0.tap = .emit("b") }
    let frames = try show([list(["1"], id: "first"), list(["2"], id: "second"), tapped])
    expectEqual(frames["first"]?.height, 44)
    #expect((frames["second"]?.height ?? 0) > 300)
  }

  @Test("lists with too many rows for the screen share it, and a label beside them keeps its height")
  func longLists() throws {
    let many = (0..<40).map { String($0) }
    let label = view(Onion.label("below").kind, id: "label")
    let frames = try show([list(["1", "2"], id: "first"), list(many, id: "second"), label])
    expectEqual(frames["first"]?.height, 88)
    #expect((frames["second"]?.height ?? 0) > 300 && (frames["label"]?.height ?? 0) > 15)
  }

  @Test("a list in a stack or in a scroll view is as high as its rows, also where their texts wrap")
  func nestedList() throws {
    let long = "A text that is too long for one line of this phone, so that it is broken into several of them."
    let stack = view(.stack(StackDefinition(views: [list(["1", "2", "3"], id: "inner")])), id: "stack")
    try expectEqual(show([stack, Onion.label("below")])["inner"]?.height, 132)
    let scroll = view(
      .scroll(ScrollDefinition(views: [list([long, "2"], id: "inner"), Onion.label("below")])),
      id: "scroll"
    )
    let height = try #require(try show([scroll])["inner"]).height
    #expect(height > 100 && height < 160)
  }

  @Test("two scroll views in a column or in a row are both seen")
  func scrolls() throws {
    let one = view(.scroll(ScrollDefinition(views: [Onion.label("one")])), id: "one")
    let two = view(.scroll(ScrollDefinition(views: [Onion.label("two")])), id: "two")
    let column = try show([one, two])
    #expect(column.count == 2 && column.values.allSatisfy { $0.height > 15 })
    let row = try show([row([one, two], id: "row")])
    #expect(row.values.allSatisfy { $0.width > 15 })
  }

  @Test("a switch, a stepper and a spinner keep their sizes in a row; what is beside them gets the room")
  func controls() throws {
    let frames = try show([
      row([view(.switch(SwitchDefinition()), id: "switch"), Onion.label("Sounds")], id: "a"),
      row([Onion.label("People"), view(.stepper(StepperDefinition()), id: "stepper")], id: "b"),
      row([view(.spinner(SpinnerDefinition()), id: "spinner"), Onion.label("Loading")], id: "c"),
    ])
    #expect(frames["switch"]?.width == 51 && frames["stepper"]?.width == 94 && frames["spinner"]?.width == 20)
  }

  @Test("a picture without a size is an icon beside other views, and larger in a column")
  func images() throws {
    let image = view(.image(ImageDefinition(name: TextTemplate(literal: "star"))), id: "icon")
    let picture = view(image.kind, id: "picture")
    let frames = try show([row([image, Onion.label("Favourites")], id: "row"), picture])
    expectEqual(frames["icon"]?.size, CGSize(width: 24, height: 24))
    expectEqual(frames["picture"]?.height, 60)
  }

  @Test("a row of a list is tapped over all its width and height", arguments: [ListStyle.plain, .insetGrouped])
  func rows(style: ListStyle) throws {
    var list = ListDefinition(views: [tapped(view(Onion.label("Tea").kind, id: "tea")), Onion.label("Milk")])
    list.style = style
    _ = try show([view(.list(list), id: "list")])
    let touchable = try #require(stage.touchables.first)
    expectEqual(stage.touchables.map(\.name), ["tea"])
    expectEqual(touchable.frame.size, CGSize(width: style == .plain ? 393 : 361, height: 44))
  }

  @Test("a grouped list has a section behind its cells, an inset one with round corners")
  func sections() throws {
    _ = try show([list(["1", "2"], id: "list", .insetGrouped)])
    let section = try #require(stage.window.first(ListSectionView.self))
    #expect(section.layer.cornerRadius == 10 && section.frame.size == CGSize(width: 361, height: 88))
    expectEqual(section.frame.minX, 16)
    _ = try show([list(["1", "2"], id: "list")])
    #expect(stage.window.first(ListSectionView.self) == nil)
  }
}
