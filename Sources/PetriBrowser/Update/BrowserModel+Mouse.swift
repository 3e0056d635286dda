import PetriText

extension BrowserModel {
  mutating func click(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int) -> [BrowserEffect] {
    guard !layout.isTooSmall, prompt == nil else { return [] }
    if let top = helpTop {
      if case .scroll(let notches) = mouse {
        helpTop = min(max(0, top + notches * 3), max(0, helpLines.count - layout.stage.height))
      }
      return []
    }
    if palette != nil {
      if case .scroll(let notches) = mouse { palette?.move(by: notches) }
      return []
    }
    if form != nil { return clickForm(mouse, y) }
    if stage != nil { return clickStage(mouse, x, y) }
    return clickList(mouse, x, y)
  }
}
