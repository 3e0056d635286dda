import Foundation

/// The drawing of a finding from a report file. It is validated, so that it can neither run nor fetch anything.
struct FindingDrawing: Sendable {
  let text: String
  let picture: GalleryPicture

  /// The maximum size of a document, in bytes.
  private static let limit = 8 << 20

  /// Reads a document; `nil` if it isn't one of petri's drawings.
  init?(_ text: String) {
    // Without declarations, processing instructions and CDATA sections every parser reads the same.
    guard text.hasPrefix("<svg "), text.utf8.count <= FindingDrawing.limit, !text.contains("<!"), !text.contains("<?"),
      let size = DrawingReader.size(of: text)
    else { return nil }
    self.text = text
    picture = GalleryPicture(text, width: size.width, height: size.height)
  }
}
