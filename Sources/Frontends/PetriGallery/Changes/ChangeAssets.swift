import Foundation

/// Where the page of changes has its pictures and the pages of screens.
enum ChangeAssets {
  /// In the page itself, which is one file.
  case embedded
  /// In a gallery, with the names of the screens that have pages there.
  case gallery(screens: Set<String>)

  /// The address of a picture.
  func source(of drawing: String) -> String {
    switch self {
    case .embedded: "data:image/svg+xml;base64,\(Data(drawing.utf8).base64EncodedString())"
    case .gallery: GalleryPicture(drawing, width: 0, height: 0).path
    }
  }

  /// The address of a screen's page; `nil` where there is none.
  func page(of screen: String) -> String? {
    if case .gallery(let screens) = self, screens.contains(screen) { Markup.page(of: screen) } else { nil }
  }
}
