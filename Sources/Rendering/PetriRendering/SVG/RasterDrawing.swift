public import PetriText
import PetriUIKit

/// A screen, or the visible part of it, as an SVG document to be rasterized for a terminal.
public struct RasterDrawing: Sendable, Hashable {
  /// The space in the terminal.
  public struct Room: Sendable, Hashable {
    /// The number of columns.
    public var columns: Int
    /// The number of rows.
    public var rows: Int
    /// The size of a cell in pixels.
    public var cell: CellSize
    /// Whether the whole screen is scaled to fit; otherwise it is as wide as the space and can be scrolled.
    public var fits: Bool
    /// The number of rows scrolled off the top.
    public var top: Int

    /// Creates a space.
    public init(columns: Int, rows: Int, cell: CellSize, fits: Bool, top: Int = 0) {
      self.columns = columns
      self.rows = rows
      self.cell = cell
      self.fits = fits
      self.top = top
    }
  }

  /// The document.
  public let svg: String
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of columns that are used.
  public let columns: Int
  /// The number of rows that are used.
  public let rows: Int
  /// The number of rows of the screen above the visible part.
  public let top: Int
  /// The number of rows of the whole screen.
  public let allRows: Int
}

@MainActor
extension RasterDrawing {
  /// The margin around the screen, in points, for its edge.
  private static let margin = 3.0
  /// The minimum width of a column, in points: a larger picture isn't easier to read.
  private static let pointsPerColumn = 4.5
  /// The corner radius of the screen, in points.
  private static let radius: CGFloat = 12
  /// The maximum number of pixels; the terminal scales the picture to its cells.
  private static let maximumPixels = 3_000_000.0

  init?(_ drawing: Drawing, title: String, in room: Room) {
    let all = (Double(drawing.size.width) + 2 * Self.margin, Double(drawing.size.height) + 2 * Self.margin)
    guard all.0.isFinite, all.1.isFinite, all.0 > 6, all.1 > 6, room.columns > 1, room.rows > 2 else { return nil }
    let cell = (Double(room.cell.width), Double(room.cell.height))
    let limit = room.cell.limit ?? .max
    let maximum = (min(room.columns, limit / room.cell.width), min(room.rows, limit / room.cell.height))
    // In pixels per point.
    var scale = min(cell.0 / Self.pointsPerColumn, Double(maximum.0) * cell.0 / all.0)
    if room.fits { scale = min(scale, Double(maximum.1) * cell.1 / all.1) }
    columns = min(maximum.0, max(1, Int((all.0 * scale / cell.0 - 0.01).rounded(.up))))
    allRows = max(1, Int((all.1 * scale / cell.1 - 0.01).rounded(.up)))
    // The last row says that there is more.
    rows = allRows <= maximum.1 ? allRows : min(maximum.1, room.rows - 1)
    top = min(max(0, room.top), allRows - rows)
    let size = (Double(columns) * cell.0, Double(rows) * cell.1)
    let density = min(1, (Self.maximumPixels / (size.0 * size.1)).squareRoot())
    width = max(1, Int(size.0 * density))
    height = max(1, Int(size.1 * density))
    let window = CGRect(
      x: CGFloat(-Self.margin),
      y: CGFloat(Double(top) * cell.1 / scale - Self.margin),
      width: CGFloat(size.0 / scale),
      height: CGFloat(size.1 / scale)
    )
    svg = SVGDrawing.text(drawing, title: title, in: window, radius: Self.radius)
  }
}
