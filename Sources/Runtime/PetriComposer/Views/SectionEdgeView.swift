import PetriUIKit

/// The header or the footer of a section: a text, or a column of views.
protocol SectionEdgeView: UIView {
  /// How large it is where nothing bounds it.
  var naturalSize: CGSize { get }
  /// How high it is at a width, in points.
  func height(width: CGFloat) -> CGFloat
}
