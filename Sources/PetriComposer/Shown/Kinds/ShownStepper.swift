package import PetriUIKit

/// A value by steps.
package struct ShownStepper: ShownKind {
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
  init(_ view: UIStepper) {
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
  package var touch: ShownTouch { .input }
  package var input: ShownInput? { .stepper(self) }
}
