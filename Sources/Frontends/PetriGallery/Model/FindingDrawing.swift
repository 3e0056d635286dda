import Foundation

/// The SVG document of a finding, which a file brought: whoever opens it, nothing in it runs, and it fetches nothing.
struct FindingDrawing: Sendable {
  /// The document.
  let text: String
  /// The picture that it is.
  let picture: GalleryPicture

  /// A document of more bytes isn't shown.
  private static let limit = 8 << 20

  /// Reads a document; `nil` for one that has anything else than the drawings that petri makes.
  init?(_ text: String) {
    // No declaration, no instruction, no section: it is read as it is here by everybody.
    guard text.hasPrefix("<svg "), text.utf8.count <= FindingDrawing.limit, !text.contains("<!"), !text.contains("<?"),
      let size = DrawingReader.size(of: text)
    else { return nil }
    self.text = text
    picture = GalleryPicture(text, width: size.width, height: size.height)
  }
}
