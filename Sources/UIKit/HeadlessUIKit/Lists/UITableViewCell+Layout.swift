import Foundation

extension UITableViewCell {
  /// The distance of content from the sides: 16 points, 20 on screens at least 393 wide but in narrow cells.
  var sideMargin: CGFloat { UITableViewCell.sideMargin(width: bounds.width) }

  /// The margins of content in a cell of a width, where none were set.
  func rowMargins(width: CGFloat) -> NSDirectionalEdgeInsets {
    let edge: CGFloat = HeadlessRuntime.usesGlassDesign ? 15 : 11
    let side = UITableViewCell.sideMargin(width: width)
    return NSDirectionalEdgeInsets(top: edge, leading: side, bottom: edge, trailing: endWidth > 0 ? 8 : side)
  }

  static func sideMargin(width: CGFloat) -> CGFloat {
    let screen = UIScreen.main.bounds.size
    return width > 320 && min(screen.width, screen.height) >= 393 ? 20 : 16
  }

  /// The distance between the accessories of one cell, and of its own views from them.
  private static let gap: CGFloat = 8
  /// How wide the marks of the system are: of selection, of details, for deleting and inserting.
  private static let markWidth: CGFloat = 24

  /// How much of the cell what is at its end takes from the content.
  var endWidth: CGFloat {
    let width = endView?.bounds.width ?? Self.width(of: endType, upToPixels(10.3))
    return width > 0 ? sideMargin + width : 0
  }

  /// The view at its end that somebody gave it.
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

  /// How much the mark for deleting or inserting takes at its start.
  private var startWidth: CGFloat {
    isEditing && editingStyle != .none && shouldIndentWhileEditing ? sideMargin + Self.markWidth : 0
  }

  /// The content's width in a cell of a width.
  func contentWidth(_ width: CGFloat) -> CGFloat { max(0, width - startWidth - endWidth) }

  func layOutContent() {
    let readsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end) = (startWidth, endWidth)
    let x = readsLeft ? end : start
    contentView.frame = CGRect(x: x, y: 0, width: contentWidth(bounds.width), height: bounds.height)
    // Its margins depend on what is beside it.
    UIView.refreshInsets(from: contentView)
    if let endView {
      if endView.superview !== self { addSubview(endView) }
      let middle = bounds.width - end + endView.bounds.width / 2
      endView.center = CGPoint(x: readsLeft ? bounds.width - middle : middle, y: bounds.height / 2)
    }
    // What the app hides of its own stays hidden.
    for view in [accessoryView, editingAccessoryView] where view !== endView { view?.removeFromSuperview() }
  }
}
