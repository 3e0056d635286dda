import PetriComposer
import PetriUIKit

/// The parts of a table that UIKit draws by itself: a ground for each section of a grouped one, lines between rows, and signs at their ends.
@MainActor
struct TableLook {
  /// The grounds of sections, in the table's coordinates, and the radius of their corners.
  private(set) var grounds: [CGRect] = []
  let cornerRadius: CGFloat
  /// The lines between rows.
  private(set) var lines: [CGRect] = []
  /// The signs, each in the middle of its room.
  private(set) var marks: [(mark: RowMark, frame: CGRect)] = []

  /// Looks at the rows that a table shows; `nil` for another view.
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
      // A plain table has a line below its last row too.
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
  /// The sign of an accessory that is an arrow or a hook; `nil` for another.
  fileprivate init?(_ accessory: UITableViewCell.AccessoryType) {
    switch accessory {
    case .disclosureIndicator: self = .disclosure
    case .checkmark: self = .checkmark
    default: return nil
    }
  }
}
