import PetriUIKit

/// The text above or below a section, which texts of a screen have with the section.
final class SectionLabel: UILabel, ArrangingView {
  convenience init(_ text: String, style: UIFont.TextStyle, color: UIColor) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    textColor = color
    numberOfLines = 0
  }
}
