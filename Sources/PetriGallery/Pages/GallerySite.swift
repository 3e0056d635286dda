import Foundation

/// A gallery as files: pages, a style and a script; its pictures are kept as they are made.
public struct GallerySite: Sendable {
  private let app: GalleryApp

  /// Makes a site.
  public init(_ app: GalleryApp) { self.app = app }

  /// A file.
  public typealias File = (path: String, bytes: [UInt8])

  /// The name of the file by which a folder is known for a gallery.
  public static let marker = "gallery.json"

  /// All files but pictures; each goes to `write` as soon as it is made.
  ///
  /// - Throws: what `write` throws.
  public func write(_ write: (File) throws -> Void) throws {
    try write((GallerySite.marker, Array("{\"petri\": \"gallery\", \"version\": 1}\n".utf8)))
    try write(("gallery.css", PackageResources.gallery_css))
    try write(("gallery.js", PackageResources.gallery_js))
    try write(("index.html", Array(IndexPage(app: app).text().utf8)))
    if !app.states.isEmpty { try write(("prototype.html", Array(PrototypePage(app: app).text().utf8))) }
    try write(("map.html", Array(MapPage(app: app).text.utf8)))
    for (index, screen) in app.screens.enumerated() {
      let page = ScreenPage(
        screen: screen,
        app: app,
        before: index > 0 ? app.screens[index - 1] : nil,
        after: index + 1 < app.screens.count ? app.screens[index + 1] : nil
      )
      try write((Markup.page(of: screen.name), Array(page.text().utf8)))
    }
  }
}

extension GalleryApp {
  /// A path as a URL has it.
  static func encoded(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
  }
}
