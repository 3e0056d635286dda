package import PetriCatalog
package import PetriRouting
package import PetriUIKit

extension StepperDefinition: InputKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let stepper = UIStepper()
    stepper.keepSize()
    let bounds = site.scope.bounds(minimum, maximum, usual: 0...100)
    (stepper.minimumValue, stepper.maximumValue) = (bounds.lowerBound, bounds.upperBound)
    if let step = step.value(in: site.scope), StepperDefinition.steps.contains(step) { stepper.stepValue = step }
    stepper.value = value.value(in: site.scope) ?? bounds.lowerBound
    return stepper
  }

  func bindings(in scope: Scope) -> [InputBinding] { [InputBinding(value, in: scope)].compactMap(\.self) }
}

/// A value by steps.
package struct ShownStepper: ShownInput {
  /// The stepper.
  package let view: UIStepper
  /// What it is at.
  package let number: Double
  /// The least it can be at.
  package let minimum: Double
  /// The most it can be at.
  package let maximum: Double
  /// How much a step is.
  package let step: Double
  private let isEnabled: Bool

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIStepper else { return nil }
    self.view = view
    number = view.value
    minimum = view.minimumValue
    maximum = view.maximumValue
    step = view.stepValue
    isEnabled = view.isEnabled
  }

  package var word: String? { "stepper" }
  package var isLeaf: Bool { true }
  package var value: String? { Number.text(CGFloat(number), from: CGFloat(minimum), to: CGFloat(maximum)) }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    list.number("step", CGFloat(step), usual: 1)
    list.flag("wraps", view.wraps)
    list.flag("no autorepeat", !view.autorepeat)
    list.flag("not continuous", !view.isContinuous)
    return list.all
  }
  package var form: ShownForm { .stepper(isEnabled: isEnabled) }
  package var speech: ShownSpeech {
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
}

extension ShownStepper {
  package var held: InputValue { .number(number) }
  @MainActor package func put(_ value: InputValue) { if case .number(let number) = value { view.value = number } }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownStepper {
    package var entry: String? { Number.entry(number) }
    package func entry(adjustedBy steps: Int) -> String? {
      Number.entry(number + step * Double(steps), from: minimum, to: maximum)
    }
    @MainActor package func tap(as name: String) throws(RoutingProblem) { HeadlessRuntime.step(view, up: true) }
    @MainActor package func set(_ text: String, as name: String) throws(RoutingProblem) {
      guard let value = Double(text), value.isFinite else { throw RoutingProblem("a stepper needs a number") }
      try Number.check(value, isFrom: minimum, to: maximum)
      let steps = ((value - number) / max(step, .leastNonzeroMagnitude)).rounded()
      guard abs(steps) <= 10_000 else { throw RoutingProblem("that is more than 10000 steps away") }
      for _ in 0..<Int(abs(steps)) { HeadlessRuntime.step(view, up: steps > 0) }
    }
  }
#endif
