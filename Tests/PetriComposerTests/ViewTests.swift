import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor
@Suite("Views of the format")
struct ViewTests {
  private func view(_ kind: ViewKind, scope: Scope = Scope(), _ change: (inout ViewDefinition) -> Void = { _ in })
    -> UIView?
  {
    var definition = ViewDefinition(kind: kind, place: Onion.place)
    change(&definition)
    return ViewBuilder { _ in }.views([definition], scope: scope).first
  }

  @Test("each kind is a view of UIKit's with its attributes")
  func kinds() throws {
    var field = TextFieldDefinition()
    field.placeholder = Onion.text("Name")
    field.secure = true
    field.traits.keyboard = .emailAddress
    let textField = try #require(view(.textField(field)) as? UITextField)
    expectEqual(textField.placeholder, "Name")
    #expect(textField.isSecureTextEntry)
    expectEqual(textField.keyboardType, .emailAddress)

    var onDefinition = SwitchDefinition()
    onDefinition.on = .reference(try #require(Reference("wifi")))
    let scope = Scope(context: ContextObject([.init(name: "wifi", value: .bool(true))]))
    expectEqual((view(.switch(onDefinition), scope: scope) as? UISwitch)?.isOn, true)

    var quarter = ProgressDefinition()
    quarter.value = try #require(Attribute(try TextTemplate("${done / 4.0}")))
    let done = Scope(context: ContextObject([.init(name: "done", value: .int(1))]))
    expectEqual((view(.progress(quarter), scope: done) as? UIProgressView)?.progress, 0.25)

    var slider = SliderDefinition()
    slider.minimum = .value(10)
    slider.maximum = .value(20)
    slider.value = .value(15)
    expectEqual((view(.slider(slider)) as? UISlider)?.value, 15)

    var stepper = StepperDefinition()
    stepper.value = .value(3)
    expectEqual((view(.stepper(stepper)) as? UIStepper)?.value, 3)

    var segments = SegmentsDefinition(titles: [Onion.text("A"), Onion.text("B")])
    segments.selected = .value(1)
    let control = try #require(view(.segments(segments)) as? UISegmentedControl)
    expectEqual(control.numberOfSegments, 2)
    expectEqual(control.selectedSegmentIndex, 1)

    var progress = ProgressDefinition()
    progress.value = .value(0.25)
    expectEqual((view(.progress(progress)) as? UIProgressView)?.progress, 0.25)

    expectEqual((view(.spinner(SpinnerDefinition())) as? UIActivityIndicatorView)?.isAnimating, true)

    var button = ButtonDefinition(title: Onion.text("Go"))
    button.enabled = try Condition(parsing: "not ${wifi}")
    expectEqual((view(.button(button), scope: scope) as? UIButton)?.isEnabled, false)

    var stack = StackDefinition(views: [Onion.label("a"), Onion.label("b")])
    stack.axis = .horizontal
    stack.distribution = .equalCentering
    let stackView = try #require(view(.stack(stack)) as? UIStackView)
    expectEqual(stackView.axis, .horizontal)
    expectEqual(stackView.distribution, .equalCentering)
    expectEqual(stackView.arrangedSubviews.count, 2)

    #expect((view(.scroll(ScrollDefinition(views: [Onion.label("a")]))) as? UIScrollView) != nil)
    #expect((view(.list(ListDefinition(views: [Onion.label("a")]))) as? UIScrollView) != nil)
    #expect((view(.box(BoxDefinition(views: [Onion.label("a")]))) as? UIStackView) != nil)
    expectEqual(view(.spacer(SpacerDefinition()))?.contentHuggingPriority(for: .vertical), UILayoutPriority(1))
    #expect(view(.divider)?.intrinsicContentSize.height ?? 0 > 0)
    let image = try #require(view(.image(ImageDefinition(name: TextTemplate(literal: "tree")))) as? UIImageView)
    expectEqual(image.image.flatMap(HeadlessRuntime.name), "tree")
  }

  @Test("a fixed size is the view's, whatever it would be by itself")
  func fixedSize() throws {
    let image = try #require(
      view(.image(ImageDefinition(name: TextTemplate(literal: "tree")))) {
        $0.width = 276
        $0.height = 225
      }
    )
    expectEqual(image.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 276, height: 225))
  }

  @Test("conditions and repetitions decide which views there are")
  func conditions() throws {
    let stores = ContextValue.list(
      ["A", "B", "C"].map { name in
        .object(
          ContextObject([.init(name: "name", value: .string(name)), .init(name: "open", value: .bool(name != "B"))])
        )
      }
    )
    let scope = Scope(context: ContextObject([.init(name: "stores", value: stores)]))
    var row = Onion.label("${index} ${item.name}")
    row.each = Repetition(list: try #require(Reference("stores")))
    row.when = try Condition(parsing: "${item.open}")
    let views = ViewBuilder { _ in }.views([row], scope: scope)
    expectEqual(views.map { ($0 as? UILabel)?.text }, ["0 A", "2 C"])
  }

  @Test(
    "a text beside a control wraps: it isn't cut to the control's height and doesn't push it away",
    arguments: [true, false]
  )
  func textsBesideControls(grows: Bool) throws {
    let controls: [ViewKind] = [.switch(SwitchDefinition()), .stepper(StepperDefinition())]
    for control in controls {
      var label = Onion.label("A text that doesn't fit into one line beside a switch or a stepper")
      if grows {
        label.room = ViewRoom()
        label.room?.grow = true
      }
      var stack = StackDefinition(views: [label, ViewDefinition(kind: control, place: Onion.place)])
      stack.axis = .horizontal
      let screen = Onion.screen("a") {
        $0.content = .views(ViewsContent(views: [ViewDefinition(kind: .stack(stack), place: Onion.place)]))
      }
      let stage = try Onion.stage()
      stage.show(
        try stage.compose("a", context: ContextObject(), with: Composer(catalog: Onion.catalog([screen]))).root
      )
      let text = try #require(stage.window.first(UILabel.self))
      let other = try #require(text.superview?.subviews.last)
      #expect(text.bounds.height >= 2 * text.font.lineHeight.rounded(.down))
      expectEqual(other.alignmentRect(forFrame: other.frame).width, other.intrinsicContentSize.width)
    }
  }

  @Test("a text is taken by its locale, then its language, then the first")
  func locales() {
    let text = LocalizedText(variants: [
      .init(locale: "en", text: TextTemplate(literal: "Hi")),
      .init(locale: "ru", text: TextTemplate(literal: "Привет")),
    ])
    for (locale, expected) in [("en", "Hi"), ("ru-RU", "Привет"), ("ar", "Hi")] {
      let view = ViewBuilder { _ in }.views(
        [ViewDefinition(kind: .label(LabelDefinition(text: text)), place: Onion.place)],
        scope: Scope(environment: TextEnvironment(locale: locale))
      ).first
      expectEqual((view as? UILabel)?.text, expected)
    }
  }

  @Test("a tap on a view that isn't a control is heard all the same")
  func tapOnLabel() throws {
    var taps: [ResolvedTap] = []
    var label = Onion.label("Read more")
    label.tap = .link(Onion.text("https://example.com/${id}"))
    let builder = ViewBuilder { taps.append($0) }
    let scope = Scope(context: ContextObject([.init(name: "id", value: .int(7))]))
    let view = try #require(builder.views([label], scope: scope).first as? UIControl)
    view.sendActions(for: .touchUpInside)
    expectEqual(taps, [.link("https://example.com/7")])
  }

  @Test("every colour that a catalogue may name is one of UIKit's")
  func colors() {
    expectEqual(Set(ColorValue.uiColors.keys), Set(ColorValue.names))
  }

  @Test("right to left, leading is at the right")
  func rightToLeft() throws {
    var environment = LaunchEnvironment()
    environment.locale = "ar"
    let stage = try Stage(environment: environment)
    let screen = Onion.screen("a", wrapping: [Onion.layer("modal")])
    let composed = try stage.compose("a", context: ContextObject(), with: Composer(catalog: Onion.catalog([screen])))
    stage.show(composed.root)
    let close = try #require(composed.root.view.first(UIButton.self))
    expectEqual(close.frame.maxX, 377)
  }

  @Test("a stage composes in its own environment, whichever others there are")
  func stages() throws {
    var large = LaunchEnvironment()
    large.contentSize = .accessibilityLarge
    let stages = try [LaunchEnvironment(), large].map { try Stage(environment: $0) }
    let sizes = try stages.map { stage in
      let composer = Composer(catalog: Onion.catalog([Onion.screen("a")]))
      let composed = try stage.compose("a", context: ContextObject(), with: composer)
      return try #require(composed.root.view.first(UILabel.self)).font.pointSize
    }
    expectEqual(sizes, [17, 33])
  }
}
