import PetriUIKit

/// A value that a person has changed in a control, which outlives the views that a change of the state replaces.
package enum InputValue: Hashable {
  case text(String)
  case isOn(Bool)
  case number(Double)
  case index(Int)
  /// A date, a time, or both, as they are written.
  case moment(String)
  case isSelected(Bool)

  /// Reads the value of a view; `nil` for one that holds nothing of a person's.
  @MainActor init?(_ view: UIView) {
    if let cell = view as? ListCell {
      self = .isSelected(cell.isSelected)
    } else {
      guard let input = ShownView.input(of: view) else { return nil }
      self = input.held
    }
  }

  /// Puts it into a view of the kind that it came from; no action is done.
  @MainActor func put(into view: UIView) {
    if case .isSelected(let isSelected) = self {
      (view as? ListCell)?.isSelected = isSelected
    } else {
      ShownView.input(of: view)?.put(self)
    }
  }
}
