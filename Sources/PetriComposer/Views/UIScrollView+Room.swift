import PetriUIKit

extension UIScrollView {
  /// Takes what room is left in a stack and gives way before all others do, for the rest of it can be scrolled to.
  func yieldRoom(along axes: NSLayoutConstraint.Axis...) {
    for axis in axes {
      setContentHuggingPriority(UILayoutPriority(2), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(2), for: axis)
    }
  }

  /// After a layout: says the view's own height anew where that was said for another width, since texts wrap.
  func remeasure(_ measuredWidth: inout CGFloat?) {
    guard measuredWidth != bounds.width else { return }
    measuredWidth = bounds.width
    invalidateIntrinsicContentSize()
    // What is around places some views by hand, and asks for their height when it is laid out.
    var around = superview
    while let view = around {
      view.setNeedsLayout()
      if view.next is UIViewController { return }
      around = view.superview
    }
  }
}
