import Foundation

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of buttons that end a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func makeCopy() -> UIBarAppearance {
    let copy = UIToolbarAppearance(barAppearance: self)
    copy.buttonAppearance = buttonAppearance.makeCopy()
    copy.doneButtonAppearance = doneButtonAppearance.makeCopy()
    return copy
  }
}
