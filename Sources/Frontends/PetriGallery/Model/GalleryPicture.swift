import PetriText

/// A picture of a screen, by the name of its file.
public struct GalleryPicture: Codable, Hashable, Sendable {
  /// The fingerprint of the SVG document: the same picture is one file.
  public let name: String
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double

  /// The file's path from the gallery's folder.
  public var path: String { "\(GalleryPicture.folder)/\(name).svg" }

  /// The folder of all pictures.
  public static let folder = "pictures"

  init(_ svg: String, width: Double, height: Double) {
    name = Fingerprint.text(of: svg.utf8)
    (self.width, self.height) = (width, height)
  }
}
