import Foundation

/// A text of a cell's own style: the cell is laid out anew with it.
final class UITableViewLabel: UILabel {
  override var mayChangeContentSize: Bool { false }

  override var attributedText: NSAttributedString? {
    didSet { superview?.superview?.setNeedsLayout() }
  }

  override var numberOfLines: Int {
    didSet { superview?.superview?.setNeedsLayout() }
  }

  override var text: String? {
    didSet { superview?.superview?.setNeedsLayout() }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    didSet { superview?.superview?.setNeedsLayout() }
  }
}
