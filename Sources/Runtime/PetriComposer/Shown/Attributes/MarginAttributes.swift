import PetriUIKit

/// The margins of a view where they aren't those that UIKit gives it by itself: the system's for the root view of a controller, 8 for any
/// other, and the safe area with them. What sets them so is printed where it makes a difference.
@MainActor
enum MarginAttributes {
  static func of(_ view: UIView) -> [ShownAttribute] {
    let (margins, safeArea) = (view.layoutMargins, view.safeAreaInsets)
    // A cell's are UIKit's for rows of text; what they change is seen in the frames.
    guard margins != usual(of: view, safeArea), !view.isContentOfCell else { return [] }
    var list = AttributeList(in: view.traitCollection)
    let isInset = view.insetsLayoutMarginsFromSafeArea
    list.insets("margins", isInset ? margins - safeArea : margins, of: view, usual: nil)
    list.flag("preservesSuperviewLayoutMargins", view.preservesSuperviewLayoutMargins)
    if !isInset { list.word("insetsLayoutMarginsFromSafeArea", "false") }
    return list.all
  }

  private static func usual(of view: UIView, _ safeArea: UIEdgeInsets) -> UIEdgeInsets {
    guard let controller = view.next as? UIViewController, controller.viewRespectsSystemMinimumLayoutMargins else {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) + safeArea
    }
    let margins = controller.systemMinimumLayoutMargins
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = UIEdgeInsets(
      top: margins.top,
      left: isMirrored ? margins.trailing : margins.leading,
      bottom: margins.bottom,
      right: isMirrored ? margins.leading : margins.trailing
    )
    return own + safeArea
  }
}

extension UIEdgeInsets {
  fileprivate static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top,
      left: one.left + other.left,
      bottom: one.bottom + other.bottom,
      right: one.right + other.right
    )
  }

  fileprivate static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top - other.top,
      left: one.left - other.left,
      bottom: one.bottom - other.bottom,
      right: one.right - other.right
    )
  }
}
