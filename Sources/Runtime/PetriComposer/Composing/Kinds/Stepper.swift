import PetriCatalog
import PetriRouting
import PetriUIKit

extension StepperDefinition: InputKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let stepper = UIStepper()
    stepper.keepSize()
    let bounds = site.scope.bounds(minimum, maximum, default: 0...100)
    (stepper.minimumValue, stepper.maximumValue) = (bounds.lowerBound, bounds.upperBound)
    if let step = step.value(in: site.scope), StepperDefinition.steps.contains(step) { stepper.stepValue = step }
    stepper.value = value.value(in: site.scope) ?? bounds.lowerBound
    stepper.isEnabled = builder.isEnabled(self, at: site)
    return stepper
  }

  func bindings(in scope: Scope) -> [InputBinding?] { [InputBinding(value, in: scope)] }
}

struct ShownStepper: ShownInput {
  let view: UIStepper
  let number: Double
  let minimum: Double
  let maximum: Double
  let step: Double
  private let isEnabled: Bool

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIStepper else { return nil }
    self.view = view
    number = view.value
    minimum = view.minimumValue
    maximum = view.maximumValue
    step = view.stepValue
    isEnabled = view.isEnabled
  }

  var word: String? { "stepper" }
  var isLeaf: Bool { true }
  var value: String? { Number.text(CGFloat(number), from: CGFloat(minimum), to: CGFloat(maximum)) }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    list.number("step", CGFloat(step), default: 1)
    list.flag("wraps", view.wraps)
    list.flag("no autorepeat", !view.autorepeat)
    list.flag("not continuous", !view.isContinuous)
    return list.all
  }
  var form: ShownForm { .stepper(isEnabled: isEnabled) }
  var speech: ShownSpeech {
    let words = isEnabled ? ["button"] : ["dimmed", "button"]
    return ShownSpeech(parts: [
      ShownPart(label: "Decrement", words: words, isTarget: true, slot: (0, 2), isChecked: true),
      ShownPart(
        label: "Increment",
        words: words,
        value: Number.text(CGFloat(number)),
        isTarget: true,
        slot: (1, 2),
        isChecked: true
      ),
    ])
  }

  var held: InputValue { .number(number) }
  @MainActor func put(_ value: InputValue) { if case .number(let number) = value { view.value = number } }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownStepper {
    var entry: String? { Number.entry(number) }
    func entry(adjustedBy steps: Int) -> String? {
      Number.entry(number + step * Double(steps), from: minimum, to: maximum)
    }
    @MainActor func tap(as name: String) throws(RoutingProblem) { HeadlessRuntime.step(view, up: true) }
    @MainActor func set(_ text: String, as name: String) throws(RoutingProblem) {
      guard let value = Double(text), value.isFinite else { throw RoutingProblem("a stepper needs a number") }
      try Number.check(value, isFrom: minimum, to: maximum)
      let steps = ((value - number) / max(step, .leastNonzeroMagnitude)).rounded()
      guard abs(steps) <= 10_000 else { throw RoutingProblem("that is more than 10000 steps away") }
      for _ in 0..<Int(abs(steps)) { HeadlessRuntime.step(view, up: steps > 0) }
    }
  }
#endif
