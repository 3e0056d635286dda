import PetriText

/// The state of pictures of pixels.
struct PixelState: Sendable {
  /// The size of cells where the terminal shows pixels and a program makes them; pictures are of cells where it is
  /// `nil`.
  var cell: CellSize?
  /// The message when the picture tab is first shown, if something keeps pixels from being shown.
  var hint: String?
}
