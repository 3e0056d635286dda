import PetriText

extension Canvas {
  /// Marks the focus in a picture: arrows beside it and a shade behind it, so that a button still looks like one.
  mutating func markFocus(_ area: CanvasRectangle) {
    let y = area.y + (area.height - 1) / 2
    // The frame isn't part of it.
    var area = area
    while area.width > 1, ["│", "┃"].contains(self[area.x, y].text) {
      (area.x, area.width) = (area.x + 1, area.width - 1)
    }
    while area.width > 1, ["│", "┃"].contains(self[area.x + area.width - 1, y].text) { area.width -= 1 }
    restyle(area) { style in
      style.background = style.background?.shaded
      if let ground = style.background { style.foreground = style.foreground?.readable(on: ground) }
      style.isBold = true
    }
    let end = area.x + area.width
    for (mark, columns) in [("▸", [area.x - 1, area.x]), ("◂", [end, end - 1])] {
      // Beside it, or inside; never over a line or a letter.
      guard let x = columns.first(where: { $0 >= 0 && $0 < width && self[$0, y].text == " " }) else { continue }
      let ground = self[x, y].style.background ?? self[area.x, y].style.background
      put(mark, x: x, y: y, style: CellStyle(foreground: ground?.accent, background: ground, bold: true))
    }
  }
}

extension CellColor {
  fileprivate var shaded: CellColor {
    guard case .rgb(let red, let green, let blue) = self else { return self }
    func mix(_ part: UInt8, _ goal: Double) -> UInt8 { UInt8((Double(part) * 0.82 + goal * 0.18).rounded()) }
    return isLight
      ? .rgb(red: mix(red, 0), green: mix(green, 100), blue: mix(blue, 255))
      : .rgb(red: mix(red, 255), green: mix(green, 255), blue: mix(blue, 255))
  }

  fileprivate var accent: CellColor {
    isLight ? .rgb(red: 0, green: 84, blue: 214) : .rgb(red: 255, green: 214, blue: 10)
  }
}

extension Canvas {
  /// Writes at the end of a row how much is hidden, after an ellipsis if it covers text.
  mutating func putRemark(_ words: String, in area: CanvasRectangle, y: Int) {
    let plain = " \(words) "
    let covered = (area.x + max(0, area.width - plain.columns - 1))..<(area.x + area.width)
    let text = (covered.contains { self[$0, y].text != " " } ? "…" + plain : plain).truncated(toColumns: area.width)
    put(text, x: area.x + area.width - text.columns, y: y, style: .secondary)
  }
}
