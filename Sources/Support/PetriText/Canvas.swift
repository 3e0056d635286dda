/// A grid of terminal cells to draw text on. Text outside the canvas is clipped; a wide character is never cut in half.
public struct Canvas: Sendable, Hashable {
  /// The width in columns.
  public let width: Int
  /// The height in rows.
  public let height: Int
  private let cleaning: TextCleaning
  private var cells: [CanvasCell]
  /// The pixel images over the cells. Writing to a cell that an image covers, even a blank, removes the image.
  public private(set) var pictures: [PlacedPicture] = []
  /// The maximum length of a grapheme cluster in code points, so that stacked accents can't flood a terminal.
  private static let maxScalars = 32

  /// Creates an empty canvas; a negative size counts as zero.
  ///
  /// - Parameter cleaning: how drawn text is sanitized.
  public init(width: Int, height: Int, cleaning: TextCleaning = .title) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.cleaning = cleaning
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  /// The cell at a position; blank outside the canvas.
  public subscript(x: Int, y: Int) -> CanvasCell {
    contains(x, y) ? cells[y * width + x] : .blank
  }

  private func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }

  /// Draws sanitized text from a cell to the right, clipped to the canvas and to a maximum width. Returns the number of
  /// columns drawn.
  @discardableResult
  public mutating func put(
    _ text: String,
    x: Int,
    y: Int,
    style: CellStyle = .plain,
    columns limit: Int = .max
  ) -> Int {
    guard y >= 0, y < height else { return 0 }
    let end = limit > width - x ? width : x + max(0, limit)
    var column = x
    for character in cleaning.clean(text) {
      let columns = DisplayWidth.columns(of: character)
      if columns == 0 {
        append(character, toCellBefore: column, y)
        continue
      }
      if column + columns > end { break }
      if column >= 0 {
        set(character, columns: columns, column, y, style)
      } else if column + columns > 0 {
        // The left half of the wide character is outside the canvas.
        set(" ", columns: 1, 0, y, style)
      }
      column += columns
    }
    return max(0, column - x)
  }

  /// Fills a rectangle with a character that is one column wide.
  public mutating func fill(_ rectangle: CanvasRectangle, with character: Character = " ", style: CellStyle = .plain) {
    let part = rectangle.intersection(CanvasRectangle(x: 0, y: 0, width: width, height: height))
    guard DisplayWidth.columns(of: character) == 1 else { return }
    for y in part.y..<(part.y + part.height) {
      for x in part.x..<(part.x + part.width) { set(character, columns: 1, x, y, style) }
    }
  }

  /// Changes the style of the cells in a rectangle.
  public mutating func restyle(_ rectangle: CanvasRectangle, _ change: (inout CellStyle) -> Void) {
    let part = rectangle.intersection(CanvasRectangle(x: 0, y: 0, width: width, height: height))
    for y in part.y..<(part.y + part.height) {
      for x in part.x..<(part.x + part.width) { change(&cells[y * width + x].style) }
    }
  }

  /// Changes the style of every cell.
  public mutating func restyle(_ change: (inout CellStyle) -> Void) {
    for index in cells.indices { change(&cells[index].style) }
  }

  /// Draws a frame along the inner edge of a rectangle.
  public mutating func box(_ rectangle: CanvasRectangle, border: BoxBorder = .light, style: CellStyle = .plain) {
    let left = rectangle.x
    let top = rectangle.y
    let right = left + rectangle.width - 1
    let bottom = top + rectangle.height - 1
    guard rectangle.width >= 2, rectangle.height >= 2 else { return }
    for x in max(0, left + 1)..<max(0, left + 1, min(width, right)) {
      put(border.horizontal, x: x, y: top, style: style)
      put(border.horizontal, x: x, y: bottom, style: style)
    }
    for y in max(0, top + 1)..<max(0, top + 1, min(height, bottom)) {
      put(border.vertical, x: left, y: y, style: style)
      put(border.vertical, x: right, y: y, style: style)
    }
    put(border.topLeft, x: left, y: top, style: style)
    put(border.topRight, x: right, y: top, style: style)
    put(border.bottomLeft, x: left, y: bottom, style: style)
    put(border.bottomRight, x: right, y: bottom, style: style)
  }

  /// Places a pixel image over cells, which become blank. An image that doesn't fit is ignored.
  public mutating func place(_ picture: PixelPicture, x: Int, y: Int) {
    let new = PlacedPicture(picture, x: x, y: y)
    guard x >= 0, y >= 0, x + picture.columns <= width, y + picture.rows <= height else { return }
    fill(new.cells)
    pictures.append(new)
  }

  /// Draws another canvas with its top left corner at a position.
  public mutating func draw(_ other: Canvas, x: Int, y: Int) {
    defer { for part in other.pictures { place(part.picture, x: x + part.x, y: y + part.y) } }
    for row in 0..<other.height {
      var column = 0
      while column < other.width {
        let cell = other[column, row]
        put(cell.text, x: x + column, y: y + row, style: cell.style)
        column += max(1, cell.columns)
      }
    }
  }

  /// Writes a grapheme cluster to a cell, and blanks the other halves of wide characters that it overwrites.
  private mutating func set(_ character: Character, columns: Int, _ x: Int, _ y: Int, _ style: CellStyle) {
    guard contains(x, y), contains(x + columns - 1, y) else { return }
    if !pictures.isEmpty { pictures.removeAll { $0.cells.contains(x, y) || $0.cells.contains(x + columns - 1, y) } }
    let row = y * width
    if cells[row + x].columns == 0, x > 0 { cells[row + x - 1] = .blank(cells[row + x - 1].style) }
    let last = x + columns - 1
    if cells[row + last].columns == 2, last + 1 < width { cells[row + last + 1] = .blank(cells[row + last].style) }
    let text = String(character)
    let scalars = text.unicodeScalars
    let shown =
      scalars.count <= Self.maxScalars ? text : String(String.UnicodeScalarView(scalars.prefix(Self.maxScalars)))
    cells[row + x] = CanvasCell(text: shown, columns: columns, style: style)
    if columns == 2 { cells[row + x + 1] = CanvasCell(text: "", columns: 0, style: style) }
  }

  /// Appends a combining mark to the previous grapheme cluster.
  private mutating func append(_ character: Character, toCellBefore x: Int, _ y: Int) {
    guard contains(x - 1, y) else { return }
    let index = y * width + x - (cells[y * width + x - 1].columns == 0 ? 2 : 1)
    guard index >= y * width, cells[index].text.unicodeScalars.count < Self.maxScalars else { return }
    cells[index].text.append(character)
  }
}

/// A rectangle of terminal cells.
public struct CanvasRectangle: Sendable, Hashable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The width in columns.
  public var width: Int
  /// The height in rows.
  public var height: Int

  /// Creates a rectangle; a negative size counts as zero.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The intersection of two rectangles; empty if they don't overlap.
  public func intersection(_ other: CanvasRectangle) -> CanvasRectangle {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CanvasRectangle(
      x: left,
      y: top,
      width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top
    )
  }

  /// The rectangle inset by a number of cells on each side.
  public func inset(by amount: Int) -> CanvasRectangle {
    CanvasRectangle(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }

  /// Whether a cell is inside the rectangle.
  public func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}

extension Canvas {
  /// The rows as plain text without trailing blanks.
  public var lines: [String] {
    (0..<height).map { y in
      var line = ""
      var length = 0
      for x in 0..<width {
        let cell = self[x, y]
        line += cell.text
        if cell.text != " " && !cell.text.isEmpty { length = line.utf8.count }
      }
      return String(line.utf8.prefix(length)) ?? line
    }
  }
}
