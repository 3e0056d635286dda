import PetriText

/// Two layers of cells: text, controls and images above frames and lines, regardless of the drawing order.
struct WireframeLayers {
  /// The kind of a drawn part, which determines the layer of its characters.
  enum Material {
    /// A text, including the blanks within it.
    case text
    /// A control, including blanks with its background.
    case control
    /// An image or a bar: its letters go above its lines, and it covers what was drawn before.
    case drawing
    /// A frame or a line, without letters.
    case frame
  }

  private struct Line {
    let text: String
    /// The sides that the character connects; empty for characters that don't join lines, such as brackets.
    let ends: LineEnds
    var style: CellStyle

    /// Whether the line continues only horizontally, as dashes between words do.
    var isHorizontal: Bool { !ends.isEmpty && ends.isSubset(of: [.left, .right]) }
  }

  /// The maximum number of blanks between two texts that hide a line behind them.
  private static let shortGap = 3

  private let width: Int
  private let height: Int
  private var letters: Canvas
  /// Whether a cell is a blank within a text or a control.
  private var isCovered: [Bool]
  private var lines: [Line?]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    letters = Canvas(width: width, height: height, cleaning: .picture)
    isCovered = Array(repeating: false, count: width * height)
    lines = Array(repeating: nil, count: width * height)
  }

  /// The layers combined: lines show only in cells without letters.
  var canvas: Canvas {
    var canvas = letters
    for y in 0..<height {
      for x in 0..<width {
        guard let line = lines[y * width + x], !hasLetter(x, y), !(line.isHorizontal && isShortGap(x, y)) else {
          continue
        }
        canvas.put(line.text, x: x, y: y, style: line.style)
      }
    }
    return canvas
  }

  /// The text of the upper layer; a blank if the cell has none.
  func text(_ x: Int, _ y: Int) -> String { letters[x, y].text }

  /// Whether text can be written to a cell: it has no letter, and no line that the text would cross.
  func isFree(_ x: Int, _ y: Int) -> Bool { !hasLetter(x, y) && lines[y * width + x]?.isHorizontal ?? true }

  // MARK: - Drawing

  /// Draws a part over what was drawn before.
  ///
  /// - Parameters:
  ///   - cells: the cells of the part.
  ///   - clip: the cells that may be drawn on.
  ///   - style: returns the style of a cell from the one in the part.
  mutating func stamp(
    _ part: Canvas,
    at cells: CanvasRectangle,
    clip: CanvasRectangle,
    as material: Material,
    style: (CellStyle) -> CellStyle = { $0 }
  ) {
    let visible = cells.intersection(clip).intersection(CanvasRectangle(x: 0, y: 0, width: width, height: height))
    for y in visible.y..<(visible.y + visible.height) {
      var x = visible.x
      while x < visible.x + visible.width {
        let place = (x: x - cells.x, y: y - cells.y)
        let cell = part[place.x, place.y]
        defer { x += max(1, cell.columns) }
        guard !cell.text.isEmpty, x + cell.columns <= visible.x + visible.width else { continue }
        if cell.text == " " {
          if part.isInnerBlank(place.x, place.y, of: material) { write(" ", x, y, style(cell.style)) }
        } else if material == .frame || material == .drawing && LineEnds(cell.text) != nil {
          if material == .drawing { erase(CanvasRectangle(x: x, y: y, width: 1, height: 1)) }
          join(Line(text: cell.text, ends: part.lineEnds(place.x, place.y), style: style(cell.style)), x, y)
        } else {
          write(cell.text, x, y, style(cell.style))
        }
      }
    }
  }

  /// Erases the letters of cells.
  mutating func erase(_ cells: CanvasRectangle) {
    letters.fill(cells)
    forEach(cells) { layers, index in layers.isCovered[index] = false }
  }

  /// Erases the letters and lines of cells.
  mutating func clear(_ cells: CanvasRectangle) {
    erase(cells)
    forEach(cells) { layers, index in layers.lines[index] = nil }
  }

  mutating func restyle(_ cells: CanvasRectangle, _ change: (inout CellStyle) -> Void) {
    letters.restyle(cells, change)
    forEach(cells) { layers, index in
      if var line = layers.lines[index] {
        change(&line.style)
        layers.lines[index] = line
      }
    }
  }

  private mutating func write(_ text: String, _ x: Int, _ y: Int, _ style: CellStyle) {
    let columns = letters.put(text, x: x, y: y, style: style)
    for column in x..<(x + columns) { isCovered[y * width + column] = text == " " }
  }

  /// Draws a line and joins it to an existing line in the same cell.
  private mutating func join(_ line: Line, _ x: Int, _ y: Int) {
    let index = y * width + x
    guard let old = lines[index], !old.ends.isEmpty, !line.ends.isEmpty else { return lines[index] = line }
    let ends = old.ends.union(line.ends)
    // Keeps a rounded corner unless another line joins it.
    let text = ends == line.ends ? line.text : ends == old.ends ? old.text : ends.character
    // A frame keeps its style where another line ends at it.
    lines[index] = Line(text: text, ends: ends, style: ends == line.ends ? line.style : old.style)
  }

  private mutating func forEach(_ cells: CanvasRectangle, _ body: (inout WireframeLayers, Int) -> Void) {
    let part = cells.intersection(CanvasRectangle(x: 0, y: 0, width: width, height: height))
    for y in part.y..<(part.y + part.height) {
      for x in part.x..<(part.x + part.width) { body(&self, y * width + x) }
    }
  }

  // MARK: - Blanks

  /// Whether a cell holds a letter, half of a wide one, or a blank within a text.
  private func hasLetter(_ x: Int, _ y: Int) -> Bool { letters[x, y].text != " " || isCovered[y * width + x] }

  private func isShortGap(_ x: Int, _ y: Int) -> Bool {
    func distance(_ step: Int) -> Int? {
      for count in 1...WireframeLayers.shortGap {
        let column = x + count * step
        guard column >= 0, column < width else { return nil }
        if hasLetter(column, y) { return count }
        guard isFree(column, y) else { return nil }
      }
      return nil
    }
    guard let before = distance(-1), let after = distance(1) else { return false }
    return before + after - 1 <= WireframeLayers.shortGap
  }
}

extension Canvas {
  /// Whether a blank belongs to a part: it is within a text, has a background, or is a single blank between letters.
  fileprivate func isInnerBlank(_ x: Int, _ y: Int, of material: WireframeLayers.Material) -> Bool {
    func isLetter(_ x: Int) -> Bool {
      x >= 0 && x < width && self[x, y].text != " " && (material != .drawing || LineEnds(self[x, y].text) == nil)
    }
    switch material {
    case .frame: return false
    case .text: return (0..<x).contains(where: isLetter) && (x..<width).contains(where: isLetter)
    case .control, .drawing: return self[x, y].style.background != nil || isLetter(x - 1) && isLetter(x + 1)
    }
  }

  /// The sides to which a line in a cell continues; a line ends if the next cell has none.
  fileprivate func lineEnds(_ x: Int, _ y: Int) -> LineEnds {
    guard let all = LineEnds(self[x, y].text) else { return [] }
    var ends: LineEnds = []
    let sides: [(LineEnds, LineEnds, Int, Int)] = [
      (.up, .down, 0, -1), (.down, .up, 0, 1), (.left, .right, -1, 0), (.right, .left, 1, 0),
    ]
    for (side, other, dx, dy) in sides where all.contains(side) {
      if LineEnds(self[x + dx, y + dy].text)?.contains(other) == true { ends.insert(side) }
    }
    return ends.isEmpty ? all : ends
  }
}
