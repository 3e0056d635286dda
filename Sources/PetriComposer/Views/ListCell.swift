import PetriUIKit

/// A row of a list: a view in the middle of its height and with a table's margins beside it. All of it is tapped.
final class ListCell: UIControl, ArrangingView {
  /// The height of a row that needs no more, in points; UIKit's own.
  static let minimumHeight: CGFloat = 44
  /// The distance of the content from the cell's sides, in points.
  static let margin: CGFloat = 16
  /// The distance of the content from the top and the bottom of a cell that is higher for it, in points.
  private static let padding: CGFloat = 8

  /// The actions of a swipe from the side where reading begins.
  var leadingSwipe: UISwipeActionsConfiguration?
  /// The actions of a swipe from the side where reading ends.
  var trailingSwipe: UISwipeActionsConfiguration?
  /// The view in it.
  let content: UIView

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue else { return }
      // The colour that UIKit gives the background of selected cells.
      backgroundColor = isSelected ? .systemGray4 : nil
      if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }
  }

  /// The row that its content is, inside what bounds its size; `nil` where it is another view.
  var row: RowView? {
    var view = content
    while true {
      switch view {
      case let row as RowView: return row
      case let outer as SizedView: view = outer.content
      case let outer as LimitedView: view = outer.content
      default: return nil
      }
    }
  }

  /// How far the line below it is from where reading begins, in points: from texts, not from images.
  var separatorInset: CGFloat { ListCell.margin + (row?.textInset ?? 0) }

  /// How high the cell is at a width, in points.
  func height(width: CGFloat) -> CGFloat {
    let content = content.fittingHeight(width: max(0, width - 2 * ListCell.margin))
    return max(ListCell.minimumHeight, content + 2 * ListCell.padding)
  }

  /// How large the cell is where nothing bounds it.
  var naturalSize: CGSize {
    let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: size.width + 2 * ListCell.margin,
      height: max(ListCell.minimumHeight, size.height + 2 * ListCell.padding)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * ListCell.margin)
    let height = content.fittingHeight(width: width)
    content.frame = CGRect(
      x: ListCell.margin,
      y: ((bounds.height - height) / 2).rounded(),
      width: width,
      height: height
    )
  }
}
