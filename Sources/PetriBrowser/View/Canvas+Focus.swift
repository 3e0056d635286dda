import PetriText

extension Canvas {
  /// Marks what has the focus on a screen's picture: arrows beside it and a shade behind it, so that a button still looks like one.
  mutating func markFocus(_ area: CanvasRectangle) {
    restyle(area) { style in
      style.background = style.background?.shaded
      style.isBold = true
    }
    let y = area.y + (area.height - 1) / 2
    for (x, mark) in [(area.x - 1, "▸"), (area.x + area.width, "◂")] where x >= 0 && x < width {
      let ground = self[x, y].style.background ?? self[area.x, y].style.background
      // A letter of what is beside it stays.
      guard [" ", "│", "┃", "─", "_"].contains(self[x, y].text) else { continue }
      put(mark, x: x, y: y, style: CellStyle(foreground: ground?.accent, background: ground, bold: true))
    }
  }
}

extension CellColor {
  /// The colour as it looks while it is touched.
  fileprivate var shaded: CellColor {
    guard case .rgb(let red, let green, let blue) = self else { return self }
    func mix(_ part: UInt8, _ goal: Double) -> UInt8 { UInt8((Double(part) * 0.82 + goal * 0.18).rounded()) }
    return isLight
      ? .rgb(red: mix(red, 0), green: mix(green, 100), blue: mix(blue, 255))
      : .rgb(red: mix(red, 255), green: mix(green, 255), blue: mix(blue, 255))
  }

  /// A colour that is seen on it.
  fileprivate var accent: CellColor {
    isLight ? .rgb(red: 0, green: 84, blue: 214) : .rgb(red: 255, green: 214, blue: 10)
  }
}
