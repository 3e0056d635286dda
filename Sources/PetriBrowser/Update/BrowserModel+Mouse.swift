import PetriText

extension BrowserModel {
  mutating func click(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int, at time: Duration) -> [BrowserEffect] {
    guard !layout.isTooSmall, prompt == nil else { return [] }
    if let top = helpTop {
      if case .scroll(let notches) = mouse {
        helpTop = min(max(0, top + notches * 3), max(0, helpPage.height - layout.stage.height))
      }
      return []
    }
    if let effects = clickBorder(mouse, x, y, at: time) { return effects }
    if palette != nil { return clickPalette(mouse, x, y) }
    if form != nil { return clickForm(mouse, x, y) }
    if stage != nil { return clickStage(mouse, x, y) }
    if sheet != nil { return clickSheet(mouse, x, y, at: time) }
    return clickList(mouse, x, y, at: time)
  }

  /// A click on a command does it, one beside them closes the palette.
  private mutating func clickPalette(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int) -> [BrowserEffect] {
    switch mouse {
    case .scroll(let notches): palette?.move(by: notches)
    case .press(button: 0):
      let area = paletteArea
      guard x >= area.x, x < area.x + area.width, y >= area.y, y < area.y + area.height else {
        palette = nil
        return []
      }
      guard let row = paletteRow(at: y), let selected = palette?.selected else { return [] }
      palette?.move(by: row - selected)
      return take(.key(.enter))
    default: break
    }
    return []
  }
}
