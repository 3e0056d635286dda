import PetriUIKit

/// What a person has changed in a control, so that it outlives a change of the state, which makes views anew.
package enum InputValue: Hashable {
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
