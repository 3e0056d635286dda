import PetriText

enum PreviewPane {
  case text(TextPane)
  case rows(RowsPane)
  case picture(PicturePane)
  case pixels(PixelPane)
  case review(ReviewPane)

  var height: Int {
    switch self {
    case .text(let pane): pane.rows.count
    case .rows(let pane): pane.text.rows.count
    case .picture(let pane): pane.picture.height
    case .pixels(let pane): pane.preview.allRows
    case .review(let pane): pane.height
    }
  }

  func maximumTop(height: Int) -> Int {
    if case .pixels(let pane) = self { pane.maximumTop } else { max(0, self.height - height) }
  }

  func draw(in area: CanvasRectangle, top: Int, on canvas: inout Canvas) {
    switch self {
    case .text(let pane): pane.draw(in: area, top: top, on: &canvas)
    case .rows(let pane): pane.draw(in: area, top: top, on: &canvas)
    case .picture(let pane): pane.draw(in: area, top: top, on: &canvas)
    case .pixels(let pane): pane.draw(in: area, on: &canvas)
    case .review(let pane): pane.draw(in: area, top: top, on: &canvas)
    }
  }
}

struct PicturePane {
  private(set) var picture: Canvas
  var left = 0
  var keys = Keys()

  /// The key names in hints about hidden content; empty for no hint.
  struct Keys: Hashable {
    var columns = ""
    var lines = ""
    /// The key that shows the omitted blank rows.
    var fullSize = ""
  }

  mutating func fit(height: Int) { show(FittedRows(picture, height: height).rows) }

  /// Reduces the picture to some of its rows, and draws a hint about the full size over the last one.
  mutating func show(_ rows: [Int]) {
    guard rows.count < picture.height else { return }
    picture = picture.showing(rows)
    let words = " \(keys.fullSize) full size "
    guard !keys.fullSize.isEmpty, words.columns + 4 <= picture.width else { return }
    picture.put(words, x: picture.width - words.columns - 2, y: picture.height - 1, style: .secondary)
  }

  func maximumTop(height: Int) -> Int { max(0, picture.height - height) }

  func maximumLeft(columns: Int) -> Int { max(0, picture.width - columns) }

  /// Draws the visible part, with hints about the rest.
  func draw(in area: CanvasRectangle, top: Int, on canvas: inout Canvas) {
    guard area.height > 0, area.width > 0 else { return }
    let top = min(top, maximumTop(height: area.height))
    let left = min(left, maximumLeft(columns: area.width))
    var part = Canvas(width: area.width, height: area.height)
    part.draw(picture, x: -left, y: -top)
    // Centred if it is narrower.
    canvas.draw(part, x: area.x + max(0, (area.width - picture.width) / 2), y: area.y)
    let (below, beside) = (picture.height - top - area.height, picture.width - left - area.width)
    let seen = CanvasRectangle(
      x: area.x + max(0, (area.width - picture.width) / 2),
      y: area.y + area.height - 1,
      width: min(area.width, picture.width - left),
      height: 1
    )
    func hint(_ count: Int, _ unit: String, _ key: String, y: Int) {
      guard count > 0 else { return }
      let suffix = key.isEmpty ? "" : ": \(key)"
      let text = " \(count) more \(unit)\(count == 1 ? "" : "s")\(suffix) ".truncated(toColumns: seen.width)
      let corner = seen.width > text.columns ? 1 : 0
      canvas.put(text, x: seen.x + seen.width - text.columns - corner, y: y, style: .secondary)
    }
    if below > 0 {
      // Close the frame where the rest is cut off.
      canvas.fill(seen)
      canvas.put(String(repeating: "─", count: seen.width), x: seen.x, y: seen.y, style: .line)
      hint(below + 1, "line", keys.lines, y: seen.y)
    }
    hint(beside, "column", keys.columns, y: area.y)
  }
}

/// A pixel image in a pane, made for its visible part.
struct PixelPane {
  let preview: PixelPreview

  var maximumTop: Int { max(0, preview.allRows - preview.picture.rows) }

  /// Draws the image with a hint about the rest; nothing if it was made for a larger pane.
  func draw(in area: CanvasRectangle, on canvas: inout Canvas) {
    let picture = preview.picture
    guard picture.columns <= area.width, picture.rows <= area.height else { return }
    canvas.place(picture, x: area.x, y: area.y)
    let below = preview.allRows - preview.top - picture.rows
    guard below > 0, picture.rows < area.height else { return }
    let text = " \(below) more line\(below == 1 ? "" : "s") ".truncated(toColumns: area.width)
    canvas.put(text, x: area.x + area.width - text.columns, y: area.y + area.height - 1, style: .dim)
  }
}
