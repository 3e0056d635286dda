import Foundation

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func makeCopy() -> UIBarAppearance {
    let copy = UIToolbarAppearance(barAppearance: self)
    copy.buttonAppearance = buttonAppearance.makeCopy()
    copy.doneButtonAppearance = doneButtonAppearance.makeCopy()
    return copy
  }
}
