import PetriCatalog
import PetriUIKit

/// A table: a row for each view, at least 44 points high, with a line between two.
final class ListView: UIScrollView {
  /// The height of a row that needs no more, in points; UIKit's own.
  static let minimumRowHeight: CGFloat = 44
  private static let inset: CGFloat = 16

  private let rows: [UIView]
  private let separators: [UIView]
  private let style: ListStyle

  init(style: ListStyle, rows: [UIView]) {
    self.style = style
    self.rows = rows
    separators = rows.dropFirst().map { _ in
      let separator = UIView()
      separator.backgroundColor = .separator
      return separator
    }
    super.init(frame: .zero)
    for view in rows { addSubview(view) }
    for view in separators { addSubview(view) }
    setContentHuggingPriority(UILayoutPriority(2), for: .vertical)
    setContentCompressionResistancePriority(UILayoutPriority(2), for: .vertical)
    if style != .plain { backgroundColor = .systemGroupedBackground }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = style == .insetGrouped ? ListView.inset : 0
    let left = side + ListView.inset
    let width = max(0, bounds.width - 2 * left)
    let pixel = 1 / max(1, traitCollection.displayScale)
    var top: CGFloat = style == .plain ? 0 : ListView.inset
    for (index, row) in rows.enumerated() {
      if index > 0 {
        separators[index - 1].frame = CGRect(x: left, y: top - pixel, width: bounds.width - left - side, height: pixel)
      }
      let height = row.fittingHeight(width: width)
      let rowHeight = max(ListView.minimumRowHeight, height + 16)
      row.frame = CGRect(x: left, y: top + ((rowHeight - height) / 2).rounded(), width: width, height: height)
      top += rowHeight
    }
    contentSize = CGSize(width: bounds.width, height: top + (style == .plain ? 0 : ListView.inset))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - 2 * ListView.inset)
    let height = rows.reduce(0) { $0 + max(ListView.minimumRowHeight, $1.fittingHeight(width: width) + 16) }
    return CGSize(width: size.width, height: height)
  }
}
