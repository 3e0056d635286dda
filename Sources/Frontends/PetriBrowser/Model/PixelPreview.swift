public import PetriText

/// A screen, or as much of it as there is room for, as a picture of pixels.
public struct PixelPreview: Sendable, Hashable {
  /// The picture.
  public let picture: PixelPicture
  /// How many rows of the screen are above it.
  public let top: Int
  /// How many rows all of the screen takes.
  public let allRows: Int

  /// Makes a preview.
  public init(_ picture: PixelPicture, top: Int, allRows: Int) {
    self.picture = picture
    self.top = top
    self.allRows = allRows
  }
}
