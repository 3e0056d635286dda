import Foundation

extension UIView {
  /// The front view at a point that takes touches.
  func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// Whether what types on this view has stopped doing so.
  func stopTyping() -> Bool {
    guard let view = window?.firstResponder as? UIView, view.isDescendant(of: self) else { return true }
    return view.resignFirstResponder()
  }
}
