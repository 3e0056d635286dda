extension CanvasCell {
  /// The cell's style with the colours that a terminal shows.
  ///
  /// Without colours weight, paleness, underlines and reversal are left. Letters stay apart from the colour behind them
  /// where few colours would make them the same; the halves of a block are a picture's pixels, and may be.
  public func style(for level: ColorLevel) -> CellStyle {
    var adapted = style
    adapted.foreground = style.foreground?.adapted(to: level)
    adapted.background = style.background?.adapted(to: level)
    guard level > .none else { return adapted }
    // An exact colour is as pale as it shall be already.
    if case .rgb? = style.foreground { adapted.isDim = false }
    guard !isBlock, level == .sixteen || adapted.foreground == adapted.background else { return adapted }
    guard let foreground = adapted.foreground, let background = adapted.background,
      style.foreground != style.background
    else { return adapted }
    if foreground == background {
      adapted.foreground = background.isLight ? 0 : 15
    } else if CanvasCell.whites.contains(foreground), CanvasCell.whites.contains(background) {
      adapted.foreground = 8
    }
    return adapted
  }

  /// Many a light theme has them nearly alike.
  private static let whites: Set<CellColor> = [7, 15]

  /// Whether it is a block of two colours, of U+2580 to U+259F.
  private var isBlock: Bool {
    text.unicodeScalars.first.map { (0x2580...0x259F).contains($0.value) } ?? false
  }
}
