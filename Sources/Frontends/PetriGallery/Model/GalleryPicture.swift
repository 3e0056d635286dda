import PetriText

/// A picture of a screen.
package struct GalleryPicture: Codable, Hashable, Sendable {
  /// The hash of the SVG document, so that equal pictures share a file.
  package let name: String
  /// The width in points.
  package let width: Double
  /// The height in points.
  package let height: Double

  /// The path of the file in the gallery.
  package var path: String { "\(GalleryPicture.folder)/\(name).svg" }

  package static let folder = "pictures"

  init(_ svg: String, width: Double, height: Double) {
    name = Fingerprint.text(of: svg.utf8)
    (self.width, self.height) = (width, height)
  }
}
