import PetriCatalog
import PetriUIKit

/// A control of an app's own, or one around a view that is tapped.
struct ShownControl: ShownKind {
  let isArrangement: Bool
  let touch: ShownTouch
  private let dates: ShownDates?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIControl else { return nil }
    isArrangement = view is any ArrangingView
    // A control in a row, or in a box that is tapped, takes its own touches; one that does nothing only holds others.
    touch = .control(isHeard: !view.allControlEvents.isEmpty, holdsOthers: isArrangement)
    dates = ShownDates(view)
  }

  var form: ShownForm { dates.map { .dates($0) } ?? .subviews }
}
