import PetriUIKit

/// A stack with padding, corners and a border.
final class BoxView: UIStackView {
  /// The radius of its corners, in points.
  var cornerRadius = 0.0
  /// The colour of its border; none where it is `nil`.
  var borderColor: UIColor?
  /// How wide its border is, in points.
  var borderWidth: CGFloat = 1
}
