import PetriText
import PetriUIKit

/// The laid-out screen as a picture of cells: each of two colours, of which one fills some of its quarters. Letters are
/// written as such where a cell is small enough for them, and as ink where it isn't.
@MainActor
struct ScreenPicture {
  /// The material of cells.
  enum Material {
    /// Colours, in halves and quarters of cells.
    case blocks
    /// Shades, where there are no colours.
    case shades
  }

  private let drawing: Drawing
  /// How many points a cell is wide at least: where it is less, letters are too far apart.
  static let finest = 4.5
  /// How many points a cell may be wide for most texts to be written, so that bars among them are few. Where it is wider, all are
  /// letters or all are bars.
  private static let finestMixed = 16.5

  init(_ launched: LaunchedScreen) {
    drawing = Drawing(launched)
  }

  /// The picture in a thin frame, as large as there is room.
  ///
  /// - Parameters:
  ///   - columns: how wide it may be.
  ///   - rows: how high it may be; as high as it takes where it is `nil`.
  func canvas(columns: Int, rows: Int?, _ material: Material) -> Canvas {
    let size = (width: Double(drawing.size.width), height: Double(drawing.size.height))
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return Canvas(width: 0, height: 0)
    }
    let inner = (columns: max(1, columns - 2), rows: rows.map { max(1, $0 - 2) })
    var cellWidth = max(ScreenPicture.finest, size.width / Double(inner.columns))
    if let rows = inner.rows { cellWidth = max(cellWidth, size.height / Double(2 * rows)) }
    let count = (
      columns: min(inner.columns, max(1, Int((size.width / cellWidth).rounded()))),
      rows: min(500, max(1, Int((size.height / (2 * cellWidth)).rounded())))
    )
    // All of the last row and column is the screen's, but where it is cut.
    let isCut = Double(count.rows) * 2 * cellWidth < size.height - 2 * cellWidth
    let cellSize = PictureCell(
      width: size.width / Double(count.columns),
      height: isCut ? 2 * cellWidth : size.height / Double(count.rows)
    )
    func paint(usesLetters: Bool) -> PicturePainter {
      PicturePainter(drawing, columns: count.columns, rows: count.rows, cell: cellSize, usesLetters: usesLetters)
    }
    var painter = paint(usesLetters: true)
    if painter.isMixed, cellSize.width > ScreenPicture.finestMixed { painter = paint(usesLetters: false) }
    var canvas = Canvas(width: count.columns + 2, height: count.rows + 2)
    for y in 0..<count.rows {
      for x in 0..<count.columns {
        let cell = material == .blocks ? block(painter, x, y) : shade(painter, x, y)
        canvas.put(cell.text, x: x + 1, y: y + 1, style: cell.style)
      }
    }
    drawFrame(on: &canvas, material)
    return canvas
  }

  private func drawFrame(on canvas: inout Canvas, _ material: Material) {
    let (width, height) = (canvas.width, canvas.height)
    guard material == .blocks else {
      return canvas.box(CanvasRectangle(x: 0, y: 0, width: width, height: height), border: .rounded)
    }
    // Half of a column is as wide as a quarter of a row is high; the upper quarter is what is left of three lower ones.
    let color = CellColor.rgb(red: 118, green: 118, blue: 124)
    let (style, reversed) = (CellStyle(foreground: color), CellStyle(foreground: color, reversed: true))
    for x in 1..<max(1, width - 1) {
      canvas.put("▂", x: x, y: 0, style: style)
      canvas.put("▆", x: x, y: height - 1, style: reversed)
    }
    for y in 1..<max(1, height - 1) {
      canvas.put("▐", x: 0, y: y, style: style)
      canvas.put("▌", x: width - 1, y: y, style: style)
    }
  }

  // MARK: - Cells

  private func block(_ painter: PicturePainter, _ x: Int, _ y: Int) -> CanvasCell {
    let quarters = CellQuarters(painter.grid, x, y)
    guard let letter = painter.letters[x, y] else { return quarters.cell }
    // The right half of a wide letter is the letter's own.
    var cell = letter.cell
    cell.style.background = quarters.mean.cellColor
    cell.style.foreground = letter.paint.over(quarters.mean).cellColor
    return cell
  }

  /// A cell without colours: the more it differs from the screen's background, the denser; one that only a thin line crosses has
  /// a point.
  private func shade(_ painter: PicturePainter, _ x: Int, _ y: Int) -> CanvasCell {
    if let letter = painter.letters[x, y] { return letter.cell }
    guard case .rectangle(_, _, .fill(let background))? = drawing.elements.first else { return .blank }
    func difference(_ color: SIMD3<Float>) -> Double {
      [(color.x, background.red), (color.y, background.green), (color.z, background.blue)]
        .map { abs(Double($0.0) - $0.1) }.max() ?? 0
    }
    let quarters = (0..<4).map { difference(painter.grid[2 * x + $0 % 2, 2 * y + $0 / 2]) }
    let mean = quarters.reduce(0, +) / 4
    let text =
      switch mean {
      case ..<0.08: quarters.max() ?? 0 >= 0.05 ? "·" : " "
      case ..<0.35: "░"
      case ..<0.7: "▒"
      default: "▓"
      }
    return CanvasCell(text: text, columns: 1)
  }
}
