import PetriComposer
import PetriUIKit

/// The decorations of a table view: section backgrounds of grouped styles, separators, accessories.
@MainActor
struct TableLook {
  /// The backgrounds of sections, in the table's coordinates.
  private(set) var grounds: [CGRect] = []
  let cornerRadius: CGFloat
  /// The separators.
  private(set) var lines: [CGRect] = []
  /// The accessories, each centered in its frame.
  private(set) var marks: [(mark: RowMark, frame: CGRect)] = []

  /// Reads the visible rows of a table; `nil` for any other view.
  init?(_ view: UIView) {
    guard let table = view as? UITableView, let paths = table.indexPathsForVisibleRows, !paths.isEmpty else {
      return nil
    }
    let isGrouped = table.style != .plain
    cornerRadius = table.style == .insetGrouped ? 10 : 0
    for path in paths {
      let row = table.rectForRow(at: path)
      guard let cell = table.cellForRow(at: path) else { continue }
      let frame = cell.convert(cell.bounds, to: table)
      let count = table.numberOfRows(inSection: path.section)
      if isGrouped, path.row == 0 || path == paths.first {
        let last = table.rectForRow(at: IndexPath(row: count - 1, section: path.section))
        grounds.append(CGRect(x: frame.minX, y: row.minY, width: frame.width, height: last.maxY - row.minY))
      }
      // A plain table has a separator below its last row as well.
      if table.separatorStyle != .none, !isGrouped || path.row < count - 1 {
        let left = cell.separatorInset.left
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? frame.minX + cell.separatorInset.right : frame.minX + left
        let width = frame.width - left - cell.separatorInset.right
        lines.append(CGRect(x: x, y: frame.maxY - 0.5, width: max(0, width), height: 0.5))
      }
      if let mark = RowMark(cell.accessoryType) {
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? frame.minX + 16 : frame.maxX - 36
        marks.append((mark, CGRect(x: x, y: frame.minY, width: 20, height: frame.height)))
      }
    }
  }
}

extension RowMark {
  /// The accessory for a type; `nil` if it is neither a chevron nor a checkmark.
  fileprivate init?(_ accessory: UITableViewCell.AccessoryType) {
    switch accessory {
    case .disclosureIndicator: self = .disclosure
    case .checkmark: self = .checkmark
    default: return nil
    }
  }
}
