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

  /// The rows, styled by escape sequences if `color` is true; trailing unstyled blanks are dropped.
  public func styledLines(color: Bool) -> [String] {
    guard color else { return lines }
    return (0..<height).map { styledLine($0) }
  }

  private func styledLine(_ y: Int) -> String {
    let isBlank = { (cell: CanvasCell) in cell.text == " " && cell.style == .plain }
    var end = width
    while end > 0, isBlank(self[end - 1, y]) { end -= 1 }
    var line = ""
    var style = CellStyle.plain
    for x in 0..<end {
      let cell = self[x, y]
      if cell.columns > 0, cell.style != style {
        if style != .plain, cell.style != .plain { line += CellStyle.plain.escapeSequence }
        line += cell.style.escapeSequence
        style = cell.style
      }
      line += cell.text
    }
    return style == .plain ? line : line + CellStyle.plain.escapeSequence
  }
}
