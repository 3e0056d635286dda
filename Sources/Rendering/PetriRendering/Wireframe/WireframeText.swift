import PetriText

/// A text on one line of a wireframe, in the cells of its view or, where those are too few, in others of its row
/// (``WireframeRow``).
struct WireframeText {
  /// The content that is written.
  enum Content {
    /// A line as it is.
    case line(String)
    /// A title between brackets, with blanks inside them where there is room, and without both rather than cut.
    case bracketed(String, open: String, close: String)
  }

  let content: Content
  /// The view's cells, on the text's row.
  let cells: CanvasRectangle
  /// Where the line begins in its cells, so that it takes free ones on the other side.
  let anchor: TextAnchor
  let style: CellStyle
  /// The cells that may be written on.
  let clip: CanvasRectangle
  /// The parts of it that are tapped by themselves.
  var links: [WireframeLink] = []

  /// The columns that all of it takes, with what is written around it where there is room.
  var columns: Int { text(columns: .max).columns }

  /// The columns that it takes at least where none of it is cut.
  var least: Int {
    switch content {
    case .line(let text), .bracketed(let text, _, _): text.columns
    }
  }

  /// The text that is written in so many columns.
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

  /// The row with the text in so many columns.
  func row(columns: Int) -> Canvas {
    var row = Canvas(width: columns, height: 1, cleaning: .picture)
    let text = text(columns: columns)
    let indent = indent(of: text, columns: columns)
    row.put(text, x: indent, y: 0, style: style)
    for link in links {
      let columns = link.columns.clamped(to: 0..<text.columns)
      row.restyle(CanvasRectangle(x: indent + columns.lowerBound, y: 0, width: columns.count, height: 1)) {
        $0.isUnderlined = true
      }
    }
    return row
  }

  private func indent(of text: String, columns: Int) -> Int {
    let spare = max(0, columns - text.columns)
    return switch anchor {
    case .left: 0
    case .middle: spare / 2
    case .right: spare
    }
  }

  /// The cells of one of its links that are seen.
  func cells(of link: WireframeLink) -> CanvasRectangle {
    let indent = indent(of: text(columns: cells.width), columns: cells.width)
    let start = cells.x + indent + link.columns.lowerBound
    return CanvasRectangle(x: start, y: cells.y, width: link.columns.count, height: 1).intersection(clip)
  }

  /// Whether all of it is seen, nothing was drawn over it, and nothing was there before.
  func isWhole(on layers: WireframeLayers) -> Bool {
    guard cells.width > 0, cells.intersection(clip) == cells else { return false }
    let row = row(columns: cells.width)
    return (0..<cells.width).allSatisfy { row[$0, 0].text == layers.text(cells.x + $0, cells.y) }
  }
}
