import PetriText

/// What is known of pictures of pixels.
struct PixelState: Sendable {
  /// How large cells are where the terminal shows pixels and there is what makes them; pictures are of cells where it is `nil`.
  var cell: CellSize?
  /// What is said when the picture tab is shown first, where pixels could be shown but for something.
  var hint: String?
}
