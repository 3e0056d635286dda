import PetriUIKit

/// What a person has changed in a control, so that it outlives a change of the state, which makes views anew.
enum InputValue: Hashable {
  case text(String)
  case isOn(Bool)
  case number(Double)
  case index(Int)

  /// What a view holds; `nil` for one that holds nothing of a person's.
  @MainActor init?(_ view: UIView) {
    switch view {
    case let field as UITextField: self = .text(field.text ?? "")
    case let view as UISwitch: self = .isOn(view.isOn)
    case let slider as UISlider: self = .number(Double(slider.value))
    case let stepper as UIStepper: self = .number(stepper.value)
    case let segments as UISegmentedControl: self = .index(segments.selectedSegmentIndex)
    default: return nil
    }
  }

  /// Puts it into a view of the kind that it came from; no action is done.
  @MainActor func put(into view: UIView) {
    switch (self, view) {
    case (.text(let text), let field as UITextField): field.text = text
    case (.isOn(let isOn), let view as UISwitch): view.isOn = isOn
    case (.number(let value), let slider as UISlider): slider.value = Float(value)
    case (.number(let value), let stepper as UIStepper): stepper.value = value
    case (.index(let index), let segments as UISegmentedControl): segments.selectedSegmentIndex = index
    default: break
    }
  }
}
