import Foundation

/// The locations of the images and screen pages that the page of changes refers to.
enum ChangeAssets {
  /// Embedded in the page, which is a single file.
  case embedded
  /// In a gallery; screens outside the set have no page there.
  case gallery(screens: Set<String>)

  func source(of drawing: String) -> String {
    switch self {
    case .embedded: "data:image/svg+xml;base64,\(Data(drawing.utf8).base64EncodedString())"
    case .gallery: GalleryPicture(drawing, width: 0, height: 0).path
    }
  }

  /// The URL of a screen's page; `nil` if it has none.
  func page(of screen: String) -> String? {
    if case .gallery(let screens) = self, screens.contains(screen) { Markup.page(of: screen) } else { nil }
  }
}
