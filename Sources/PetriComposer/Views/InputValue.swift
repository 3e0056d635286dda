import PetriUIKit

/// What a person has changed in a control, so that it outlives a change of the state, which makes views anew.
enum InputValue: Hashable {
  case text(String)
  case isOn(Bool)
  case number(Double)
  case index(Int)
  /// A date, a time, or both, as they are written.
  case moment(String)
  case isSelected(Bool)

  /// What a view holds; `nil` for one that holds nothing of a person's.
  @MainActor init?(_ view: UIView) {
    if let cell = view as? ListCell {
      self = .isSelected(cell.isSelected)
      return
    }
    switch ShownInput(view) {
    case .field(let field): self = .text(field.typed)
    case .area(let area): self = .text(area.typed)
    case .toggle(let toggle): self = .isOn(toggle.isOn)
    // As it is read: 0.3 and not the nearest of a shorter kind of number.
    case .slider(let slider): self = .number(Double(slider.number.description) ?? Double(slider.number))
    case .stepper(let stepper): self = .number(stepper.number)
    case .segments(let segments): self = .index(segments.selected)
    case .date(let picker): self = .moment(picker.written)
    case .wheel(let wheel): self = .index(wheel.selected)
    case .pages(let pages): self = .index(pages.current)
    case nil: return nil
    }
  }

  /// Puts it into a view of the kind that it came from; no action is done.
  @MainActor func put(into view: UIView) {
    if case .isSelected(let isSelected) = self { (view as? ListCell)?.isSelected = isSelected }
    switch (self, ShownInput(view)) {
    case (.text(let text), .field(let field)): field.view.text = text
    case (.text(let text), .area(let area)): area.view.text = text
    case (.isOn(let isOn), .toggle(let toggle)): toggle.view.isOn = isOn
    case (.number(let value), .slider(let slider)): slider.view.value = Float(value)
    case (.number(let value), .stepper(let stepper)): stepper.view.value = value
    case (.index(let index), .segments(let segments)): segments.view.selectedSegmentIndex = index
    case (.index(let row), .wheel(let wheel)): wheel.view.selectRow(row, inComponent: 0, animated: false)
    case (.index(let page), .pages(let pages)): pages.view.currentPage = page
    case (.moment(let text), .date(let picker)): if let date = picker.view.moment(text) { picker.view.date = date }
    default: break
    }
  }
}
