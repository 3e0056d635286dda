import PetriUIKit

extension UIView {
  /// Leaves spare room to others and gives none, much as Interface Builder has it for a control of a fixed size.
  func keepSize() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      // A text beside it is neither cut to its height nor pushes it away.
      setContentHuggingPriority(UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1), for: axis)
      setContentCompressionResistancePriority(
        UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1),
        for: axis
      )
    }
  }
}
