import PetriCatalog
import PetriRouting
import PetriUIKit

extension SliderDefinition: InputKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let slider = UISlider()
    let bounds = site.scope.bounds(minimum, maximum, default: 0...1)
    (slider.minimumValue, slider.maximumValue) = (Float(bounds.lowerBound), Float(bounds.upperBound))
    slider.value = Float(value.value(in: site.scope) ?? bounds.lowerBound)
    slider.isEnabled = builder.isEnabled(self, at: site)
    return slider
  }

  func bindings(in scope: Scope) -> [InputBinding?] { [InputBinding(value, in: scope)] }
}

struct ShownSlider: ShownInput {
  let view: UISlider
  let number: Float
  let minimum: Float
  let maximum: Float

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UISlider else { return nil }
    self.view = view
    number = view.value
    minimum = view.minimumValue
    maximum = view.maximumValue
  }

  private var share: Float { (number - minimum) / max(.leastNonzeroMagnitude, maximum - minimum) }

  var word: String? { "slider" }
  var isLeaf: Bool { true }
  var value: String? { Number.text(CGFloat(number), from: CGFloat(minimum), to: CGFloat(maximum)) }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    list.color("minimumTrackTintColor", view.minimumTrackTintColor)
    list.color("maximumTrackTintColor", view.maximumTrackTintColor)
    list.color("thumbTintColor", view.thumbTintColor)
    list.image("minimumValueImage", view.minimumValueImage)
    list.image("maximumValueImage", view.maximumValueImage)
    list.flag("not continuous", !view.isContinuous)
    return list.all
  }
  var form: ShownForm { .slider(share: share) }
  var speech: ShownSpeech {
    ShownSpeech(stop: .always, words: ["adjustable"], value: Number.percent(share), hasOwnSize: true)
  }

  // By its description: 0.3, not the double nearest to the float.
  var held: InputValue { .number(Double(number.description) ?? Double(number)) }
  @MainActor func put(_ value: InputValue) {
    if case .number(let number) = value { view.value = Float(number) }
  }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownSlider {
    var entry: String? { Number.entry(Double(number)) }
    func entry(adjustedBy steps: Int) -> String? {
      let step = Double(maximum - minimum) / 10
      return Number.entry(Double(number) + step * Double(steps), from: Double(minimum), to: Double(maximum))
    }
    @MainActor func tap(as name: String) throws(RoutingProblem) {
      throw .nothing(name, "to move a slider, use set:\(name)=VALUE")
    }
    @MainActor func set(_ text: String, as name: String) throws(RoutingProblem) {
      guard let value = Float(text), value.isFinite else { throw RoutingProblem("a slider needs a number") }
      try Number.check(Double(value), isFrom: Double(minimum), to: Double(maximum))
      HeadlessRuntime.move(view, to: value)
    }
  }
#endif
