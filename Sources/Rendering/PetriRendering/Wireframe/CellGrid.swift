import PetriText
import PetriUIKit

/// Converts points to terminal cells.
struct CellGrid {
  /// The width of a cell in points.
  let width: CGFloat
  /// The default and minimum width of a cell in points.
  private static let usualWidth: CGFloat = 7
  /// The minimum number of columns; fewer would be illegible.
  private static let fewestColumns = 24
  static let height: CGFloat = 16

  let columns: Int
  let rows: Int

  /// - Parameter limit: the maximum number of columns; ignored below `fewestColumns`.
  init(size: CGSize, columns limit: Int? = nil) {
    let wanted = limit.flatMap { $0 < CellGrid.fewestColumns ? nil : size.width / CGFloat($0) } ?? 0
    width = max(CellGrid.usualWidth, wanted)
    columns = max(1, Int((size.width / width).rounded()))
    rows = max(1, Int((size.height / CellGrid.height).rounded()))
  }

  /// The cells of a frame in window coordinates, at least one row and column. The device's border takes the first row
  /// and column.
  func rectangle(_ frame: CGRect) -> CanvasRectangle {
    let left = column(frame.minX)
    let top = row(frame.minY)
    return CanvasRectangle(
      x: 1 + left,
      y: 1 + top,
      width: max(1, column(frame.maxX) - left),
      height: max(1, row(frame.maxY) - top)
    )
  }

  /// The cells of lines of text centered vertically in a frame, so that views side by side share a row.
  func rectangle(_ frame: CGRect, lines: Int) -> CanvasRectangle {
    var cells = rectangle(frame)
    cells.y = 1 + CellGrid.bounded((frame.midY / CellGrid.height - CGFloat(lines - 1) / 2).rounded(.down))
    cells.height = lines
    return cells
  }

  /// The cells of a frame, with equal numbers of rows above and below its middle one.
  func block(around frame: CGRect) -> CanvasRectangle {
    let rows = CellGrid.bounded((frame.height / CellGrid.height + 0.5).rounded(.down))
    return rectangle(frame, lines: max(1, 2 * ((rows - 1) / 2) + 1))
  }

  private func column(_ x: CGFloat) -> Int { CellGrid.bounded((x / width).rounded()) }

  private func row(_ y: CGFloat) -> Int { CellGrid.bounded((y / CellGrid.height).rounded()) }

  /// Clamps coordinates, because frames can be infinite.
  private static func bounded(_ value: CGFloat) -> Int { Int(max(-100_000, min(100_000, value.isNaN ? 0 : value))) }
}
