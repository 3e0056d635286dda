import PetriUIKit

extension UIScrollView {
  /// The priority of taking what room is left, and of giving way.
  private static let yielding = UILayoutPriority(2)

  /// Of several views in a stack that take what room is left only the last does, the others being as long as what is in them.
  static func letLastTakeRoom(_ views: [UIView], along axis: NSLayoutConstraint.Axis) {
    for view in views.filter({ $0.contentHuggingPriority(for: axis) == yielding }).dropLast() {
      view.setContentHuggingPriority(UILayoutPriority(yielding.rawValue + 1), for: axis)
    }
  }

  /// Takes what room is left in a stack and gives way before all others do, for the rest of it can be scrolled to.
  func yieldRoom(along axes: NSLayoutConstraint.Axis...) {
    for axis in axes {
      takeRoom(along: axis)
      setContentCompressionResistancePriority(UIScrollView.yielding, for: axis)
    }
  }

  /// Takes what room is left in a stack.
  func takeRoom(along axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(UIScrollView.yielding, for: axis)
  }

  /// After a layout: updates the view's own height if it was computed for another width, since texts wrap.
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
