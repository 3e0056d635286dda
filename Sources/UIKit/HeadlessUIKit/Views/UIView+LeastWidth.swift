import Foundation

extension UILayoutPriority {
  /// Stronger than any resistance, weaker than what must hold.
  static let leastWidth = UILayoutPriority(999)
}

extension UIView {
  /// The width that a view in a row keeps where there isn't room for all of them: a button's that asks for it begins to
  /// be read, a switch's is all of it; nothing of other views.
  var leastWidth: CGFloat {
    if let button = self as? UIButton { return button.keepsLeastWidth ? button.leastButtonWidth : 0 }
    if self is UISwitch || self is UIStepper { return intrinsicContentSize.width }
    guard let stack = self as? UIStackView else { return 0 }
    let insets = stack.arrangementInsets
    let widths = stack.shownViews.map(\.leastWidth)
    let inner = stack.axis == .vertical ? widths.max() ?? 0 : widths.reduce(0, +) + stack.arrangementGaps.reduce(0, +)
    return widths.contains { $0 > 0 } ? inner + insets.left + insets.right : 0
  }
}

extension UIButton {
  /// Its picture, or a letter of its title with an ellipsis, and never less than what a finger hits; all of it where that is less.
  fileprivate var leastButtonWidth: CGFloat {
    let title = currentTitle ?? ""
    let letter = title.isEmpty ? 0 : TextMeasure(font: titleFont).size(of: title.prefix(1) + "…", width: nil).width
    let insets = configuration?.contentInsets ?? .zero
    let picture = currentImage?.size.width ?? 0
    return min(intrinsicContentSize.width, max(44, max(letter, picture) + insets.leading + insets.trailing))
  }
}
