import PetriCatalog
import PetriUIKit

/// What a person fills in, and what shows a value as a control does.
extension ViewBuilder {
  func textField(
    _ field: UITextField,
    _ definition: TextFieldDefinition,
    of view: ViewDefinition,
    _ scope: Scope
  ) -> UIView {
    field.borderStyle = .roundedRect
    fill(field, definition, of: view, scope)
    return field
  }

  func fill(_ field: UITextField, _ definition: TextFieldDefinition, of view: ViewDefinition, _ scope: Scope) {
    field.placeholder = definition.placeholder.map { text($0, scope) }
    field.text = definition.text.map { text($0, scope) }
    if let font = definition.font { field.font = font.uiFont }
    field.isSecureTextEntry = definition.secure
    field.keyboardType = definition.traits.keyboard.uiType
    field.returnKeyType = definition.traits.returnKey.uiType
    if let type = definition.traits.contentType { field.textContentType = type.uiType }
    field.autocapitalizationType = definition.traits.capitalization.uiType
    if let corrects = definition.traits.autocorrection { field.autocorrectionType = corrects ? .yes : .no }
    field.clearButtonMode = definition.clearButton.uiMode
    field.isEnabled = record.decide(definition.enabled, .enabled, at: view.place, in: scope)
    if !definition.accessory.isEmpty { field.inputAccessoryView = accessory(definition.accessory, scope) }
  }

  func textView(_ definition: TextViewDefinition, of view: ViewDefinition, _ scope: Scope) -> UIView {
    let area = TextArea(scrolls: view.height != nil)
    area.font = (definition.font ?? FontDefinition()).uiFont
    area.placeholder = definition.placeholder.map { text($0, scope) }
    area.text = definition.text.map { text($0, scope) } ?? ""
    area.isEditable = definition.editable
    area.keyboardType = definition.traits.keyboard.uiType
    area.returnKeyType = definition.traits.returnKey.uiType
    if let type = definition.traits.contentType { area.textContentType = type.uiType }
    area.autocapitalizationType = definition.traits.capitalization.uiType
    if let corrects = definition.traits.autocorrection { area.autocorrectionType = corrects ? .yes : .no }
    if !definition.accessory.isEmpty { area.inputAccessoryView = accessory(definition.accessory, scope) }
    return area
  }

  func datePicker(_ definition: DatePickerDefinition, of view: ViewDefinition, _ scope: Scope) -> UIView {
    let picker = DateField(
      definition.date?.value(in: scope),
      definition.time?.value(in: scope),
      hasDate: definition.date != nil,
      hasTime: definition.time != nil
    )
    picker.locale = Locale(identifier: scope.environment.locale)
    picker.preferredDatePickerStyle = definition.style.uiStyle
    picker.minimumDate = definition.minimum?.value(in: scope).map { DateField.date(of: $0) }
    picker.maximumDate = definition.maximum?.value(in: scope).map {
      DateField.date(of: $0, definition.time == nil ? nil : TimeOfDay("23:59:59"))
    }
    picker.isEnabled = record.decide(definition.enabled, .enabled, at: view.place, in: scope)
    return picker
  }

  func wheel(_ definition: PickerDefinition, _ scope: Scope) -> UIView {
    let wheel = ChoiceWheel(titles: definition.titles.map { text($0, scope) })
    wheel.selectRow(max(0, scope.selection(definition.selected, definition.values)), inComponent: 0, animated: false)
    return wheel
  }

  func pageControl(_ definition: PageControlDefinition, _ scope: Scope) -> UIView {
    let dots = PageDots()
    dots.numberOfPages = min(1_000, max(0, definition.pages.value(in: scope) ?? 0))
    dots.currentPage = definition.current.value(in: scope) ?? 0
    return dots
  }

  /// Leaves spare room to others and gives none, much as Interface Builder has it for such a control.
  func keepSize(of view: UIView) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      // A text beside it is neither cut to its height nor pushes it away.
      view.setContentHuggingPriority(UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1), for: axis)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1),
        for: axis
      )
    }
  }

  func switchView(_ definition: SwitchDefinition, of view: ViewDefinition, _ scope: Scope) -> UIView {
    let control = UISwitch()
    keepSize(of: control)
    control.isOn = definition.on.value(in: scope) ?? false
    control.isEnabled = record.decide(definition.enabled, .enabled, at: view.place, in: scope)
    return control
  }

  func slider(_ definition: SliderDefinition, _ scope: Scope) -> UIView {
    let slider = UISlider()
    let bounds = scope.bounds(definition.minimum, definition.maximum, usual: 0...1)
    (slider.minimumValue, slider.maximumValue) = (Float(bounds.lowerBound), Float(bounds.upperBound))
    slider.value = Float(definition.value.value(in: scope) ?? bounds.lowerBound)
    return slider
  }

  func stepper(_ definition: StepperDefinition, _ scope: Scope) -> UIView {
    let stepper = UIStepper()
    keepSize(of: stepper)
    let bounds = scope.bounds(definition.minimum, definition.maximum, usual: 0...100)
    (stepper.minimumValue, stepper.maximumValue) = (bounds.lowerBound, bounds.upperBound)
    if let step = definition.step.value(in: scope), StepperDefinition.steps.contains(step) { stepper.stepValue = step }
    stepper.value = definition.value.value(in: scope) ?? bounds.lowerBound
    return stepper
  }

  func segments(_ definition: SegmentsDefinition, _ scope: Scope) -> UIView {
    let segments = UISegmentedControl(items: definition.titles.map { text($0, scope) })
    segments.selectedSegmentIndex = scope.selection(definition.selected, definition.values)
    return segments
  }

  func progress(_ definition: ProgressDefinition, _ scope: Scope) -> UIView {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = Float(definition.value.value(in: scope) ?? 0)
    return progress
  }

  func spinner(_ definition: SpinnerDefinition, _ scope: Scope) -> UIView {
    let spinner = UIActivityIndicatorView(style: definition.large ? .large : .medium)
    keepSize(of: spinner)
    if definition.animating.value(in: scope) ?? false { spinner.startAnimating() }
    return spinner
  }
}

extension Scope {
  /// The least and the greatest value: what the context says in the wrong order is as UIKit has it, where the least one counts.
  func bounds(_ least: Attribute<Double>, _ greatest: Attribute<Double>, usual: ClosedRange<Double>) -> ClosedRange<
    Double
  > {
    let least = least.value(in: self) ?? usual.lowerBound
    return least...max(least, greatest.value(in: self) ?? usual.upperBound)
  }

  /// The place that is selected; -1 where the value is none of those that titles stand for.
  func selection(_ selected: Attribute<Int>, _ values: [String]) -> Int {
    guard case .reference(let reference) = selected, !values.isEmpty else { return selected.value(in: self) ?? 0 }
    return values.firstIndex(of: value(of: reference)?.text ?? "") ?? -1
  }
}
