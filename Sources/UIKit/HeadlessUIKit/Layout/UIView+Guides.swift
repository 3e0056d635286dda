import Foundation

extension UIView {
  func take(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.storedOwner === self { return }
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    layoutGuide.storedOwner = self
    layoutGuides.append(layoutGuide)
  }

  func giveUp(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    for constraint in constraintState.involving.values
    where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
      constraint.deactivate()
    }
    layoutGuides.remove(at: index)
    layoutGuide.storedOwner = nil
  }

  func systemGuide(_ system: UILayoutGuide.System, _ identifier: String) -> UILayoutGuide {
    if let guide = constraintState.systemGuides[system] { return guide }
    let guide = system == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
    guide.system = system
    guide.identifier = identifier
    guide.storedOwner = self
    constraintState.systemGuides[system] = guide
    if system == .topBars || system == .bottomBars { _UILayoutSupportConstraint.install(for: guide, in: self) }
    return guide
  }

  /// The room that a guide leaves free at the edges of its view.
  func insets(of system: UILayoutGuide.System) -> UIEdgeInsets {
    switch system {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      // Text that is wider than about 672 points is hard to read at the default size. Other sizes have no source.
      let side = max(0, (bounds.width - layoutMargins.left - layoutMargins.right - 672) / 2)
      return UIEdgeInsets(
        top: layoutMargins.top,
        left: layoutMargins.left + side,
        bottom: layoutMargins.bottom,
        right: layoutMargins.right + side
      )
    case .keyboard:
      let bottom = (constraintState.systemGuides[.keyboard] as? UIKeyboardLayoutGuide)?.usesBottomSafeArea == false
      let covered = max(bottom ? 0 : safeAreaInsets.bottom, coveredByKeyboard)
      return UIEdgeInsets(top: bounds.height - covered, left: 0, bottom: -belowInWindow, right: 0)
    case .topBars: return UIEdgeInsets(top: 0, left: 0, bottom: bounds.height - safeAreaInsets.top, right: 0)
    case .bottomBars: return UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    case .scrollContent, .scrollFrame: return .zero
    }
  }

  /// How far the window's bottom lies below the view's: the keyboard's place ends there.
  private var belowInWindow: CGFloat {
    guard let window, window !== self else { return 0 }
    return convert(CGPoint(x: 0, y: window.bounds.maxY), from: window).y - bounds.maxY
  }

  func frame(of system: UILayoutGuide.System) -> CGRect {
    if system == .scrollContent, let scroll = self as? UIScrollView {
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
    return bounds.inset(by: insets(of: system))
  }
}
