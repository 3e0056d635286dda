import Foundation

extension UITableViewCell {
  /// The side margin of content: 16 points, or 20 on screens at least 393 points wide, except in narrow cells.
  var sideMargin: CGFloat { UITableViewCell.sideMargin(width: bounds.width) }

  func rowMargins(width: CGFloat) -> NSDirectionalEdgeInsets {
    let edge: CGFloat = HeadlessRuntime.usesGlassDesign ? 15 : 11
    let side = UITableViewCell.sideMargin(width: width)
    return NSDirectionalEdgeInsets(top: edge, leading: side, bottom: edge, trailing: endWidth > 0 ? 8 : side)
  }

  static func sideMargin(width: CGFloat) -> CGFloat {
    let screen = UIScreen.main.bounds.size
    return width > 320 && min(screen.width, screen.height) >= 393 ? 20 : 16
  }

  private static let gap: CGFloat = 8
  private static let markWidth: CGFloat = 24

  var endWidth: CGFloat {
    let width = endView?.bounds.width ?? Self.width(of: endType, upToPixels(10.3))
    return width > 0 ? sideMargin + width : 0
  }

  var endView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private var endType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  private static func width(of type: AccessoryType, _ chevron: CGFloat) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: chevron
    case .checkmark, .detailButton: markWidth
    case .detailDisclosureButton: markWidth + gap + chevron
    }
  }

  private var startWidth: CGFloat {
    isEditing && editingStyle != .none && shouldIndentWhileEditing ? sideMargin + Self.markWidth : 0
  }

  func contentWidth(_ width: CGFloat) -> CGFloat { max(0, width - startWidth - endWidth) }

  func layOutContent() {
    let readsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end) = (startWidth, endWidth)
    let x = readsLeft ? end : start
    contentView.frame = CGRect(x: x, y: 0, width: contentWidth(bounds.width), height: bounds.height)
    // The margins depend on the accessories.
    UIView.refreshInsets(from: contentView)
    if let endView {
      if endView.superview !== self { addSubview(endView) }
      let middle = bounds.width - end + endView.bounds.width / 2
      endView.center = CGPoint(x: readsLeft ? bounds.width - middle : middle, y: bounds.height / 2)
    }
    // Accessory views are removed, not hidden, so that an app's own `isHidden` is kept.
    for view in [accessoryView, editingAccessoryView] where view !== endView { view?.removeFromSuperview() }
  }
}

/// The content view of a cell. Its default margins suit a row of text: 11 points above and below, or 15 since iOS 26.
final class UITableViewCellContentView: UIView {
  var rowMargins: NSDirectionalEdgeInsets? {
    (superview as? UITableViewCell).map { $0.rowMargins(width: $0.bounds.width) }
  }
}

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
