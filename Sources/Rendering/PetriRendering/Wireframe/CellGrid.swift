import PetriText
import PetriUIKit

/// From points to cells.
struct CellGrid {
  /// How many points wide a cell is.
  let width: CGFloat
  /// How wide it usually is.
  private static let usualWidth: CGFloat = 7
  /// In fewer columns nothing could be read.
  private static let fewestColumns = 24
  /// How many points high a cell is.
  static let height: CGFloat = 16

  /// How many cells the screen is wide.
  let columns: Int
  /// How many cells the screen is high.
  let rows: Int

  /// - Parameter limit: the most cells that the screen shall be wide, where it can be.
  init(size: CGSize, columns limit: Int? = nil) {
    let wanted = limit.flatMap { $0 < CellGrid.fewestColumns ? nil : size.width / CGFloat($0) } ?? 0
    width = max(CellGrid.usualWidth, wanted)
    columns = max(1, Int((size.width / width).rounded()))
    rows = max(1, Int((size.height / CellGrid.height).rounded()))
  }

  /// The cells of a frame in the window, at least one high and wide; the device's border takes the first row and column.
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

  /// The cells of lines of text in the middle of a frame, so that what is side by side is drawn side by side.
  func rectangle(_ frame: CGRect, lines: Int) -> CanvasRectangle {
    var cells = rectangle(frame)
    cells.y = 1 + CellGrid.bounded((frame.midY / CellGrid.height - CGFloat(lines - 1) / 2).rounded(.down))
    cells.height = lines
    return cells
  }

  /// The cells of a frame with one line in its middle, and as many above it as below.
  func block(around frame: CGRect) -> CanvasRectangle {
    let rows = CellGrid.bounded((frame.height / CellGrid.height + 0.5).rounded(.down))
    return rectangle(frame, lines: max(1, 2 * ((rows - 1) / 2) + 1))
  }

  private func column(_ x: CGFloat) -> Int { CellGrid.bounded((x / width).rounded()) }

  private func row(_ y: CGFloat) -> Int { CellGrid.bounded((y / CellGrid.height).rounded()) }

  /// Frames may be anything, infinite ones too.
  private static func bounded(_ value: CGFloat) -> Int { Int(max(-100_000, min(100_000, value.isNaN ? 0 : value))) }
}
