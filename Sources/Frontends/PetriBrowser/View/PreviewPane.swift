import PetriText

/// The content of a screen's pane, at its width.
enum PreviewPane {
  case text(TextPane)
  case rows(RowsPane)
  case picture(PicturePane)
  case pixels(PixelPane)
  case review(ReviewPane)

  /// How many rows there are.
  var height: Int {
    switch self {
    case .text(let pane): pane.rows.count
    case .rows(let pane): pane.text.rows.count
    case .picture(let pane): pane.picture.height
    case .pixels(let pane): pane.preview.allRows
    case .review(let pane): pane.height
    }
  }

  /// How far it can be scrolled.
  func maximumTop(height: Int) -> Int {
    if case .pixels(let pane) = self { pane.maximumTop } else { max(0, self.height - height) }
  }

  /// Draws as much as there is room for.
  func draw(in area: CanvasRectangle, top: Int, on canvas: inout Canvas) {
    switch self {
    case .text(let pane): pane.draw(in: area, top: top, on: &canvas)
    case .rows(let pane): pane.draw(in: area, top: top, on: &canvas)
    case .picture(let pane): pane.draw(in: area, top: top, on: &canvas)
    case .pixels(let pane): pane.draw(in: area, on: &canvas)
    case .review(let pane): pane.draw(in: area, top: top, on: &canvas)
    }
  }
}
