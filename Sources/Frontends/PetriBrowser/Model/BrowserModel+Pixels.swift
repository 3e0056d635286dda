import PetriText

extension BrowserModel {
  /// The room of the preview's picture. Of pixels all of the screen is shown, which is too small to be read in cells; `w` is the
  /// other way round.
  func pictureRoom(in room: CanvasRectangle) -> PreviewRequest.Room {
    guard let cell = pixels.cell else { return pictureRoom(room.width, room.height) }
    return PreviewRequest.Room(
      columns: room.width,
      rows: fitsPicture ? room.height : nil,
      pixels: PreviewRequest.Pixels(cell: cell, rows: room.height, top: fitsPicture ? 0 : previewTop)
    )
  }

  /// Shows once, where a picture is looked at, why it isn't of pixels.
  mutating func sayHint() {
    guard let hint = pixels.hint, note == nil, previewRequest?.tab == .picture else { return }
    (note, noteEnd) = (hint, .nextKey)
    pixels.hint = nil
  }
}
