import PetriText

/// The drawings in the cells of a wireframe: texts, controls and pictures, and below them frames and lines, whatever
/// was drawn first.
struct WireframeLayers {
  /// The material of a part, which decides what of it goes below letters.
  enum Material {
    /// A text: blanks within it are its own.
    case text
    /// A control, blanks in its colour too.
    case control
    /// A picture or a bar: letters over lines, which cover what was there before.
    case drawing
    /// A frame or a line: no letter.
    case frame
  }

  private struct Line {
    let text: String
    /// Empty for a sign that isn't a line and doesn't join one, such as a bracket.
    let ends: LineEnds
    var style: CellStyle

    /// Whether it goes on to the sides alone, as dashes between words do.
    var isHorizontal: Bool { !ends.isEmpty && ends.isSubset(of: [.left, .right]) }
  }

  /// So few blanks between two texts are read as blanks, not as a line that goes through between them.
  private static let shortGap = 3

  private let width: Int
  private let height: Int
  private var letters: Canvas
  /// The blanks within texts and controls.
  private var isCovered: [Bool]
  private var lines: [Line?]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    letters = Canvas(width: width, height: height, cleaning: .picture)
    isCovered = Array(repeating: false, count: width * height)
    lines = Array(repeating: nil, count: width * height)
  }

  /// Letters, and lines where there are none.
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

  /// The letters in a cell, a blank where there are none.
  func text(_ x: Int, _ y: Int) -> String { letters[x, y].text }

  /// Whether a text may be written on a cell: no letter is there, and no line that it would cross.
  func isFree(_ x: Int, _ y: Int) -> Bool { !hasLetter(x, y) && lines[y * width + x]?.isHorizontal ?? true }

  // MARK: - Drawing

  /// Puts a part on what was drawn before.
  ///
  /// - Parameters:
  ///   - cells: the cells of the part.
  ///   - clip: the cells that may be drawn on.
  ///   - style: the look of a cell with one of the part.
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

  /// Takes the letters away from cells, and nothing else.
  mutating func erase(_ cells: CanvasRectangle) {
    letters.fill(cells)
    forEach(cells) { layers, index in layers.isCovered[index] = false }
  }

  /// Takes away all that is in cells.
  mutating func clear(_ cells: CanvasRectangle) {
    erase(cells)
    forEach(cells) { layers, index in layers.lines[index] = nil }
  }

  /// Changes the style of what is in cells.
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

  /// Draws a line, joined to one that goes through the same cell.
  private mutating func join(_ line: Line, _ x: Int, _ y: Int) {
    let index = y * width + x
    guard let old = lines[index], !old.ends.isEmpty, !line.ends.isEmpty else { return lines[index] = line }
    let ends = old.ends.union(line.ends)
    // A round corner stays round where nothing joins it.
    let text = ends == line.ends ? line.text : ends == old.ends ? old.text : ends.character
    // A frame that a line ends at looks the same there.
    lines[index] = Line(text: text, ends: ends, style: ends == line.ends ? line.style : old.style)
  }

  private mutating func forEach(_ cells: CanvasRectangle, _ body: (inout WireframeLayers, Int) -> Void) {
    let part = cells.intersection(CanvasRectangle(x: 0, y: 0, width: width, height: height))
    for y in part.y..<(part.y + part.height) {
      for x in part.x..<(part.x + part.width) { body(&self, y * width + x) }
    }
  }

  // MARK: - Blanks

  /// Whether a cell holds a letter, half of one, or a blank within a text.
  private func hasLetter(_ x: Int, _ y: Int) -> Bool { letters[x, y].text != " " || isCovered[y * width + x] }

  /// Whether a cell is between two texts that are near one another.
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
  /// Whether a blank belongs to what is around it: it is within a text, or has a colour of its own, or is the only one between two
  /// letters.
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

  /// The sides to which a line in a cell goes on; a line ends where the next cell has none.
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
