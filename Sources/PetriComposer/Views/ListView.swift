import PetriCatalog
import PetriUIKit

/// A table: a cell for each view, at least 44 points high, with a line between two.
final class ListView: UIScrollView {
  private static let inset: CGFloat = 16

  private let cells: [ListCell]
  private let separators: [UIView]
  private let section: ListSectionView?
  private let style: ListStyle
  /// The width that the height was last computed for.
  private var measuredWidth: CGFloat?
  /// The list's own size at a width, until the next layout: a stack asks for it many times.
  private var measured: (width: CGFloat, size: CGSize)?

  init(style: ListStyle, cells: [ListCell]) {
    self.style = style
    self.cells = cells
    section = style == .plain || cells.isEmpty ? nil : ListSectionView(isInset: style == .insetGrouped)
    separators = cells.dropFirst().map { _ in
      let separator = UIView()
      separator.backgroundColor = .separator
      return separator
    }
    super.init(frame: .zero)
    if let section { addSubview(section) }
    for view in cells { addSubview(view) }
    for view in separators { addSubview(view) }
    yieldRoom(along: .horizontal, .vertical)
    if style != .plain { backgroundColor = .systemGroupedBackground }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What is left at the sides of the cells, in points.
  private var side: CGFloat { style == .insetGrouped ? ListView.inset : 0 }
  /// What is left above and below the cells, in points.
  private var end: CGFloat { style == .plain ? 0 : ListView.inset }

  override func layoutSubviews() {
    super.layoutSubviews()
    measured = nil
    let width = max(0, bounds.width - 2 * side)
    let pixel = 1 / max(1, traitCollection.displayScale)
    var top = end
    for (index, cell) in cells.enumerated() {
      if index > 0 {
        let left = side + ListCell.margin
        let length = max(0, bounds.width - left - side)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        separators[index - 1].frame = CGRect(x: isMirrored ? side : left, y: top - pixel, width: length, height: pixel)
      }
      let height = cell.height(width: width)
      cell.frame = CGRect(x: side, y: top, width: width, height: height)
      top += height
    }
    section?.frame = CGRect(x: side, y: end, width: width, height: max(0, top - end))
    contentSize = CGSize(width: bounds.width, height: top + end)
    remeasure(&measuredWidth)
  }

  /// As large as the cells, as long as there is room.
  override var intrinsicContentSize: CGSize {
    if let measured, measured.width == bounds.width { return measured.size }
    let sizes = cells.map(\.naturalSize)
    let width = (sizes.map(\.width).max() ?? 0) + 2 * side
    let height = bounds.width > 0 ? self.height(width: bounds.width) : sizes.map(\.height).reduce(2 * end, +)
    let size = CGSize(width: width, height: height)
    measured = (bounds.width, size)
    return size
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(width: size.width))
  }

  private func height(width: CGFloat) -> CGFloat {
    cells.reduce(2 * end) { $0 + $1.height(width: max(0, width - 2 * side)) }
  }
}
