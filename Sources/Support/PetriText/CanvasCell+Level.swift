extension CanvasCell {
  /// The style with the nearest colours that a terminal supports.
  ///
  /// Text keeps a different colour from its background if few colours would make them equal. Block characters are
  /// exempt, because their halves are pixels.
  public func style(for level: ColorLevel) -> CellStyle {
    var adapted = style
    adapted.foreground = style.foreground?.adapted(to: level)
    adapted.background = style.background?.adapted(to: level)
    guard level > .none else { return adapted }
    // An exact colour already accounts for dimming.
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

  /// Nearly the same colour in many light themes.
  private static let whites: Set<CellColor> = [7, 15]

  private var isBlock: Bool {
    text.unicodeScalars.first.map { (0x2580...0x259F).contains($0.value) } ?? false
  }
}
