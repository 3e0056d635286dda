import PetriText

/// A single line of text, in the cells of its view or, if it doesn't fit, in others of the same row (see
/// ``WireframeRow``).
struct WireframeText {
  enum Content {
    /// A line without brackets.
    case line(String)
    /// A title in brackets, padded with blanks if they fit, and without brackets rather than truncated.
    case bracketed(String, open: String, close: String)
  }

  let content: Content
  /// The view's cells in this row.
  let cells: CanvasRectangle
  /// The alignment of the line within its cells; it extends to the opposite side.
  let anchor: TextAnchor
  let style: CellStyle
  /// The cells that may be drawn on.
  let clip: CanvasRectangle
  var links: [WireframeLink] = []

  /// The width with brackets and padding.
  var columns: Int { text(columns: .max).columns }

  /// The minimum width without truncation.
  var least: Int {
    switch content {
    case .line(let text), .bracketed(let text, _, _): text.columns
    }
  }

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

  func cells(of link: WireframeLink) -> CanvasRectangle {
    let indent = indent(of: text(columns: cells.width), columns: cells.width)
    let start = cells.x + indent + link.columns.lowerBound
    return CanvasRectangle(x: start, y: cells.y, width: link.columns.count, height: 1).intersection(clip)
  }

  /// Whether the text is fully visible: not clipped, not covered, and not over other content.
  func isWhole(on layers: WireframeLayers) -> Bool {
    guard cells.width > 0, cells.intersection(clip) == cells else { return false }
    let row = row(columns: cells.width)
    return (0..<cells.width).allSatisfy { row[$0, 0].text == layers.text(cells.x + $0, cells.y) }
  }
}
