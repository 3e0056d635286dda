import PetriUIKit

/// The text above or below a section, which texts of a screen have with the section.
final class SectionLabel: UILabel, ArrangingView, SectionEdgeView {
  convenience init(_ text: String, style: UIFont.TextStyle, color: UIColor) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    textColor = color
    numberOfLines = 0
  }

  var naturalSize: CGSize { intrinsicContentSize }

  func height(width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
