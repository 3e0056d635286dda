import PetriUIKit

extension UIView {
  /// The priority of what takes the room that is left.
  private static let growing = UILayoutPriority(1)
  /// The priority of what gives way first, but isn't asked to where a size is looked for.
  private static let yielding = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)

  /// From the usual priority to below that of a stack view's own wish to be as small as what is in it.
  private static let loosening: Float = 235

  /// Takes what room is left along an axis, and gives way before others do.
  func grow(along axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(UIView.growing, for: axis)
    setContentCompressionResistancePriority(UIView.yielding, for: axis)
  }

  /// Grows after others of the usual priority have.
  func keepToBounds() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where contentHuggingPriority(for: axis) == .defaultLow {
      setContentHuggingPriority(UILayoutPriority(UILayoutPriority.defaultLow.rawValue + 1), for: axis)
    }
  }

  /// A wish for all the room of a stack, for views whose size follows from constraints.
  func wishForRoom(along axis: NSLayoutConstraint.Axis) {
    let wish = (axis == .vertical ? heightAnchor : widthAnchor).constraint(equalToConstant: 10_000)
    wish.priority = UIView.growing
    wish.isActive = true
    setContentHuggingPriority(UIView.growing, for: axis)
  }

  /// Has what is inside follow when the view grows: what holds it together gives way before what holds its neighbours together. A stack
  /// view resists being stretched as much as the views in it do.
  func loosen(along axis: NSLayoutConstraint.Axis) {
    for subview in subviews {
      let size = subview.intrinsicContentSize
      let isSized = (axis == .vertical ? size.height : size.width) >= 0
      if !isSized || subview is LimitedView { subview.loosen(along: axis) }
      guard isSized, subview.contentHuggingPriority(for: axis) >= .defaultLow else { continue }
      let hugging = subview.contentHuggingPriority(for: axis).rawValue
      // A label's is one more than that of others: in a view that grows it is still less than theirs outside, and less than what
      // holds together a stack whose views aren't as wide as it is.
      subview.setContentHuggingPriority(UILayoutPriority(hugging - UIView.loosening), for: axis)
      // Where there is too little room it gives way before them, too.
      let resistance = subview.contentCompressionResistancePriority(for: axis).rawValue
      subview.setContentCompressionResistancePriority(UILayoutPriority(max(1, resistance - 2)), for: axis)
    }
  }

  /// Whether it takes what room is left along an axis.
  func isGrowing(along axis: NSLayoutConstraint.Axis) -> Bool {
    contentHuggingPriority(for: axis) == UIView.growing
  }
}
