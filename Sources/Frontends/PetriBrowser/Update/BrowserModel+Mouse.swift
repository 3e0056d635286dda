import PetriText

extension BrowserModel {
  mutating func click(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int, at time: Duration) -> [BrowserEffect] {
    guard !layout.isTooSmall else { return [] }
    switch overlays.top {
    case .prompt?: return []
    case .help(let top)?:
      if case .scroll(let notches) = mouse {
        helpTop = min(max(0, top + notches * 3), max(0, helpPage.height - layout.stage.height))
      }
      return []
    case .palette?: return clickPalette(mouse, x, y)
    case nil: break
    }
    if let effects = clickBorder(mouse, x, y, at: time) { return effects }
    return switch modes.top {
    case .form?: clickForm(mouse, x, y)
    case .launched?: clickStage(mouse, x, y)
    case .sheet?: clickSheet(mouse, x, y, at: time)
    case .map?, .comparison?, nil: clickList(mouse, x, y, at: time)
    }
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
