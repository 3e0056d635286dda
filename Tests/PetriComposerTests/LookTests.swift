import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor
@Suite("Room and looks of views", .serialized)
struct LookTests {
  private let stage: Stage

  init() throws { stage = try Onion.stage() }

  private func view(_ kind: ViewKind, _ id: String, room: (inout ViewRoom) -> Void = { _ in }) -> ViewDefinition {
    var view = ViewDefinition(kind: kind, place: Onion.place)
    view.id = id
    var taken = ViewRoom()
    room(&taken)
    if taken != ViewRoom() { view.room = taken }
    return view
  }

  private func label(_ text: String, _ id: String, room: (inout ViewRoom) -> Void = { _ in }) -> ViewDefinition {
    view(.label(LabelDefinition(text: LocalizedText(TextTemplate(literal: text)))), id, room: room)
  }

  private func row(_ views: [ViewDefinition], _ id: String = "row") -> ViewDefinition {
    var stack = StackDefinition(views: views)
    stack.axis = .horizontal
    return view(.stack(stack), id)
  }

  /// Shows a column, and gives its views by their ids.
  private func show(_ content: ViewsContent) throws -> [String: UIView] {
    let screen = Onion.screen("one", content: .views(content))
    let composed = try stage.compose("one", context: ContextObject(), with: Composer(catalog: Onion.catalog([screen])))
    stage.show(composed.root)
    var found: [String: UIView] = [:]
    var waiting: [UIView] = [stage.window]
    while let view = waiting.popLast() {
      if let id = view.accessibilityIdentifier { found[id] = view }
      waiting += view.subviews.reversed()
    }
    return found
  }

  private func show(_ views: [ViewDefinition]) throws -> [String: UIView] { try show(ViewsContent(views: views)) }

  @Test("a view is within its bounds, in the middle of the room there is")
  func bounds() throws {
    let views = try show([
      label("A", "narrow") { $0.maxWidth = 100 }, row([label("B", "wide") { $0.minWidth = 90 }, label("C", "rest")]),
      label("D", "high") { $0.minHeight = 80 },
      label("E", "ratio") { ($0.aspectRatio, $0.maxWidth) = (2, 120) },
    ])
    let narrow = try #require(views["narrow"])
    expectEqual(narrow.frame.width, 100)
    // Frames are on pixels.
    #expect(abs(narrow.convert(narrow.bounds, to: nil).midX - stage.window.bounds.midX) < 0.34)
    #expect(try #require(views["wide"]).frame.width >= 90)
    expectEqual(views["high"]?.frame.height, 80)
    let ratio = try #require(views["ratio"]).frame.size
    #expect(abs(ratio.width - 120) < 0.34 && abs(ratio.height - 60) < 0.34)
  }

  @Test("what grows takes what is left of its row, and of the screen")
  func growing() throws {
    let views = try show([
      row([label("A", "a"), label("B", "b") { $0.grow = true }, label("C", "c")]),
      view(.box(BoxDefinition(views: [label("D", "d")])), "box") { $0.grow = true }, label("E", "end"),
    ])
    let (a, b, c) = (try #require(views["a"]), try #require(views["b"]), try #require(views["c"]))
    #expect(b.frame.width > 200)
    #expect(a.frame.width < 30 && c.frame.width < 30)
    let end = try #require(views["end"])
    let bottom = end.convert(end.bounds, to: nil).maxY
    expectEqual(bottom, stage.window.bounds.maxY - stage.window.safeAreaInsets.bottom)
    #expect(try #require(views["box"]).frame.height > 300)
  }

  @Test("what grows takes the room before controls beside it, also where others are in it and it is in others")
  func growingBesideControls() throws {
    let button = view(.button(ButtonDefinition(title: LocalizedText(TextTemplate(literal: "A")))), "button")
    let field = view(.textField(TextFieldDefinition()), "field")
    func growing(_ views: [ViewDefinition], _ id: String) -> ViewDefinition {
      var stack = row(views, id)
      stack.room = ViewRoom()
      stack.room?.grow = true
      return stack
    }
    var views = try show([row([button, growing([label("B", "b")], "inner"), label("C", "c")])])
    var (before, inner, after) = try (#require(views["button"]), #require(views["inner"]), #require(views["c"]))
    for kept in [before, after] { #expect(abs(kept.frame.width - kept.intrinsicContentSize.width) < 0.01) }
    #expect(abs(inner.frame.minX - before.frame.maxX - 8) < 0.01 && abs(after.frame.minX - inner.frame.maxX - 8) < 0.01)
    views = try show([row([growing([label("B", "b"), growing([label("D", "d")], "inner")], "outer"), field, button])])
    (before, inner, after) = try (#require(views["b"]), #require(views["inner"]), #require(views["button"]))
    for kept in [before, after] { #expect(abs(kept.frame.width - kept.intrinsicContentSize.width) < 0.01) }
    #expect(inner.frame.width > 200)
    let box = view(.box(BoxDefinition(views: [label("D", "d")])), "box") { $0.grow = true }
    views = try show([label("A", "a"), box, field])
    expectEqual(views["field"]?.frame.height, 34)
  }

  @Test("spacers are equally long, in the middle or on both sides, but none is shorter than its least length")
  func spacers() throws {
    func spacer(_ length: Double, _ id: String) -> ViewDefinition {
      var spacer = SpacerDefinition()
      spacer.length = length
      return view(.spacer(spacer), id)
    }
    var views = try show([
      spacer(0, "first"), label("A", "a"), spacer(0, "second"), label("B", "b"), spacer(0, "third"),
    ])
    let heights = try ["first", "second", "third"].map { try #require(views[$0]).frame.height }
    #expect(heights[0] > 100 && abs(heights[0] - heights[1]) < 1 && abs(heights[1] - heights[2]) < 1)
    views = try show([row([spacer(0, "first"), label("A", "a"), spacer(300, "second")])])
    #expect(try #require(views["second"]).frame.width >= 300)
  }

  @Test("a picture that grows is as large as the room, not as its picture")
  func growingPicture() throws {
    let image = view(.image(ImageDefinition(name: TextTemplate(literal: "tree"))), "image") { $0.grow = true }
    let views = try show([label("A", "a"), image])
    #expect(try #require(views["image"]).frame.height > 300)
  }

  @Test("what is hidden keeps its room and takes no taps")
  func hidden() throws {
    func end(_ hidden: Condition?) throws -> CGFloat {
      var button = view(.box(BoxDefinition(views: [label("A", "inner")])), "box")
      button.tap = .emit("tap")
      if let hidden {
        button.room = ViewRoom()
        button.room?.hidden = hidden
      }
      let views = try show([button, label("B", "end")])
      let end = try #require(views["end"])
      if case .constant(true)? = hidden {
        let box = try #require(views["inner"])
        let point = box.convert(CGPoint(x: 1, y: 1), to: nil)
        #expect(!(stage.window.hitTest(point, with: nil) is UIControl))
      }
      return end.convert(end.bounds, to: nil).minY
    }
    let usual = try end(nil)
    expectEqual(try end(.constant(true)), usual)
    expectEqual(try end(.constant(false)), usual)
  }

  @Test("what is hidden is said to be, whatever bounds its size")
  func hiddenAndBounded() throws {
    let bounds: [(inout ViewRoom) -> Void] = [
      { _ in }, { $0.minWidth = 40 }, { $0.maxHeight = 40 }, { $0.aspectRatio = 2 },
    ]
    for bound in bounds {
      for hidden in [false, true] {
        let views = try show([
          label("A", "one") {
            $0.hidden = .constant(hidden)
            bound(&$0)
          }
        ])
        let attributes = ShownView(try #require(views["one"])).attributes()
        expectEqual(attributes.contains { $0.text == "hidden" }, hidden)
      }
    }
  }

  @Test("views of an overlay are above one another, at the sides they are pinned to")
  func overlay() throws {
    var corner = label("New", "corner")
    corner.pins = [TextTemplate(literal: "bottom"), TextTemplate(literal: "trailing")]
    var middle = label("M", "middle")
    middle.center = .both
    let image = view(.image(ImageDefinition(name: TextTemplate(literal: "tree"))), "image") { $0.minHeight = 200 }
    let views = try show([view(.overlay(OverlayDefinition(views: [image, corner, middle])), "overlay")])
    let overlay = try #require(views["overlay"])
    expectEqual(overlay.frame.height, 200)
    expectEqual(views["image"]?.frame.size, overlay.bounds.size)
    let frame = try #require(views["corner"]).frame
    expectEqual(frame.maxX, overlay.bounds.maxX)
    expectEqual(frame.maxY, overlay.bounds.maxY)
    #expect(abs(try #require(views["middle"]).frame.midX - overlay.bounds.midX) < 1)
    expectEqual(overlay.subviews.count, 3)
    #expect(overlay.subviews.last === views["middle"])
  }

  @Test("padding is between a view's edges and what it holds, by the direction of reading")
  func padding() throws {
    var padding = Insets(4)
    padding.leading = 20
    var stack = StackDefinition(views: [label("A", "a")])
    stack.padding = padding
    var scroll = ScrollDefinition(views: [label("B", "b")])
    scroll.padding = padding
    let views = try show([view(.stack(stack), "stack"), view(.scroll(scroll), "scroll")])
    expectEqual(views["a"]?.frame.origin, CGPoint(x: 20, y: 4))
    expectEqual(views["b"]?.frame.origin, CGPoint(x: 20, y: 4))
  }

  @Test("content with padding has it from the safe area, and from the edges where that is ignored")
  func content() throws {
    var content = ViewsContent(views: [label("A", "a")])
    content.padding = Insets(5)
    let first = try #require(try show(content)["a"])
    let safe = stage.window.safeAreaInsets.top
    #expect(safe > 0)
    expectEqual(first.convert(first.bounds, to: nil).origin, CGPoint(x: 5, y: safe + 5))
    content.ignoresSafeArea = [.top]
    let second = try #require(try show(content)["a"])
    expectEqual(second.convert(second.bounds, to: nil).origin, CGPoint(x: 5, y: 5))
  }

  @Test("edges are those of the layer")
  func edges() throws {
    var box = view(.stack(StackDefinition(views: [label("A", "a")])), "stack")
    box.edges = ViewEdges()
    box.edges?.cornerRadius = 9
    box.edges?.border = BorderDefinition(color: .value(.named("systemRed")))
    box.edges?.border?.width = 2
    box.edges?.shadow = ShadowDefinition()
    let layer = try #require(try show([box])["stack"]).layer
    expectEqual(layer.cornerRadius, 9)
    expectEqual(layer.borderWidth, 2)
    expectEqual(layer.shadowOpacity, 0.25)
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: 2))
  }

  @Test("a map, a page and a video fill what is left, the one that is alone all of the screen")
  func embedded() throws {
    let map = view(.embedded(EmbeddedDefinition(.map)), "map")
    expectEqual(try show([map])["map"]?.frame.size, stage.window.bounds.size)
    let views = try show([label("A", "a"), map])
    #expect(try #require(views["map"]).frame.height > 400)
  }

  @Test("a symbol is as large as the text that it is for; a button has it at the side that is said")
  func symbols() throws {
    var image = ImageDefinition(name: TextTemplate(literal: "star"))
    image.isSymbol = true
    image.size = 34
    var button = ButtonDefinition(title: LocalizedText(TextTemplate(literal: "Buy")))
    let plain = button
    button.image = ImageReference(TextTemplate(literal: "cart"), isSymbol: true)
    button.imagePadding = 6
    var above = button
    above.imagePlacement = .top
    let views = try show([
      row([
        view(.image(image), "image"), view(.button(plain), "plain"), view(.button(button), "beside"),
        view(.button(above), "above"), label("", "rest"),
      ])
    ])
    let symbol = try #require((views["image"] as? UIImageView)?.image)
    #expect(symbol.isSymbolImage)
    expectEqual(
      symbol.size,
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))?.size
    )
    let sizes = ["plain", "beside", "above"].map { views[$0]?.intrinsicContentSize ?? .zero }
    #expect(abs(sizes[1].width - sizes[0].width - 26) < 0.01)
    expectEqual(sizes[1].height, sizes[0].height)
    expectEqual(sizes[2].width, sizes[0].width)
    #expect(sizes[2].height > sizes[0].height + 20)
  }
}
