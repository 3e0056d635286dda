import PetriText

/// A picture of pixels in a pane. The visible part of a larger screen was chosen when it was made.
struct PixelPane {
  let preview: PixelPreview

  /// How far it can be scrolled.
  var maximumTop: Int { max(0, preview.allRows - preview.picture.rows) }

  /// Places it, with how much more there is; one that was made for more room isn't shown.
  func draw(in area: CanvasRectangle, on canvas: inout Canvas) {
    let picture = preview.picture
    guard picture.columns <= area.width, picture.rows <= area.height else { return }
    canvas.place(picture, x: area.x, y: area.y)
    let below = preview.allRows - preview.top - picture.rows
    guard below > 0, picture.rows < area.height else { return }
    let text = " \(below) more line\(below == 1 ? "" : "s") ".truncated(toColumns: area.width)
    canvas.put(text, x: area.x + area.width - text.columns, y: area.y + area.height - 1, style: .dim)
  }
}
