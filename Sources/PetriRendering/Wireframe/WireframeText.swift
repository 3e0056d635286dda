import PetriText

/// A text on one line of a wireframe. Letters of small fonts are narrower than a cell: where its view's cells are too
/// few, it takes free ones beside them, and is cut only if there are none.
struct WireframeText {
  /// What is written.
  enum Content {
    /// A line as it is.
    case line(String)
    /// A title between brackets, with blanks inside them where there is room, and without both rather than cut.
    case bracketed(String, open: String, close: String)
  }

  /// Where the line begins in its cells, so that it takes free ones on the other side.
  enum Anchor {
    case left
    case middle
    case right
  }

  let content: Content
  /// The view's cells, on the text's row.
  let cells: CanvasRectangle
  let anchor: Anchor
  let style: CellStyle
  /// The cells that may be written on.
  let clip: CanvasRectangle

  /// What is written in so many columns.
  func text(columns: Int) -> String {
    switch content {
    case .line(let line): return line.truncated(toColumns: columns)
    case .bracketed(let title, let open, let close):
      for text in ["\(open) \(title) \(close)", open + title + close, title] where text.columns <= columns {
        return text
      }
      return columns > 3 ? open + title.truncated(toColumns: columns - 2) + close : title.truncated(toColumns: columns)
    }
  }

  /// Writes the text where a row of so many columns begins.
  func put(on row: inout Canvas, x: Int, y: Int, columns: Int) {
    let text = text(columns: columns)
    let spare = max(0, columns - text.columns)
    let indent =
      switch anchor {
      case .left: 0
      case .middle: spare / 2
      case .right: spare
      }
    row.put(text, x: x + indent, y: y, style: style)
  }

  /// Writes the text anew over free cells beside its own, after all else was drawn.
  func widen(on canvas: inout Canvas) {
    let missing = text(columns: .max).columns - cells.width
    guard missing > 0, cells.intersection(clip) == cells, isUntouched(on: canvas) else { return }
    let before = freeCells(on: canvas, from: cells.x - 1, step: -1)
    let after = freeCells(on: canvas, from: cells.x + cells.width, step: 1)
    var (left, right) = (0, 0)
    switch anchor {
    case .left: right = min(missing, after)
    case .right: left = min(missing, before)
    case .middle:
      left = min((missing + 1) / 2, before)
      right = min(missing - left, after)
      left = min(missing - right, before)
    }
    let columns = cells.width + left + right
    guard text(columns: columns) != text(columns: cells.width) else { return }
    let x = cells.x - left
    canvas.fill(CanvasRectangle(x: x, y: cells.y, width: columns, height: 1))
    put(on: &canvas, x: x, y: cells.y, columns: columns)
  }

  /// Whether nothing was drawn over the text, and nothing was there before.
  private func isUntouched(on canvas: Canvas) -> Bool {
    var row = Canvas(width: cells.width, height: 1)
    put(on: &row, x: 0, y: 0, columns: cells.width)
    return (0..<cells.width).allSatisfy { column in
      let (one, other) = (row[column, 0], canvas[cells.x + column, cells.y])
      return one.text == other.text || row.isBlank(column, 0) && canvas.isBlank(cells.x + column, cells.y)
    }
  }

  /// How many cells beside the text are free; one stays so before what is drawn there.
  private func freeCells(on canvas: Canvas, from x: Int, step: Int) -> Int {
    var count = 0
    var column = x
    while column >= clip.x, column < clip.x + clip.width {
      guard canvas.isBlank(column, cells.y) else { return max(0, count - 1) }
      count += 1
      column += step
    }
    return count
  }
}

extension Canvas {
  fileprivate func isBlank(_ x: Int, _ y: Int) -> Bool { self[x, y].text == " " }
}
