import Foundation
import PetriSnapshots

/// The files of a gallery except its pictures, which are stored as they are drawn.
package struct GallerySite: Sendable {
  private let app: GalleryApp
  private let address: String?

  static let changesPage = "changes.html"

  /// Creates a site.
  ///
  /// - Parameter address: The URL it will be published at, for links from elsewhere.
  package init(_ app: GalleryApp, address: String? = nil) {
    self.app = app
    self.address = address.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  package typealias File = (path: String, bytes: [UInt8])

  /// The name of the file that lists the files of a gallery.
  package static let manifestName = "gallery.json"

  /// Whether a folder that contains files of these names is a gallery.
  package static func isGallery(_ names: Set<String>) -> Bool {
    names.isSuperset(of: [manifestName, "gallery.css", "gallery.js", "index.html"])
  }

  /// Passes each file except pictures to `write` as soon as it is made.
  package func write(_ write: (File) throws -> Void) throws {
    try write(("gallery.css", PackageResources.gallery_css))
    try write(("gallery.js", PackageResources.gallery_js))
    try write(("search.js", PackageResources.search_js))
    try write(("cards.js", PackageResources.cards_js))
    try write(("index.js", PackageResources.index_js))
    try write(("stage.js", PackageResources.stage_js))
    try write(("map.js", PackageResources.map_js))
    if app.changes != nil { try write(("changes.js", PackageResources.changes_js)) }
    if let stamp = app.stamp {
      try write(("watch.js", PackageResources.watch_js))
      try write(("stamp.js", Array("petriStamp(\(stamp));\n".utf8)))
    }
    try IndexPage(app).write(write)
    if !app.states.isEmpty { try write(("prototype.html", Array(PrototypePage(app: app).text().utf8))) }
    try write(("map.html", Array(MapPage(app: app).text.utf8)))
    if let findings = app.findings {
      try write(("checks.html", Array(ChecksPage(app: app, findings: findings).text.utf8)))
      try writePictures(findings.compactMap(\.drawing?.text), write)
    }
    if let changes = app.changes { try writeChanges(changes, write) }
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

extension GallerySite {
  /// Writes the page of changes, its pictures, and the same as Markdown for a comment.
  private func writeChanges(_ changes: RunChanges, _ write: (File) throws -> Void) throws {
    let assets = ChangeAssets.gallery(screens: Set(app.screens.map(\.name)))
    let body =
      SiteBar.text(app, root: "", current: .changes)
      + "<main id=\"main\">\n\(ChangesPage(changes, assets).content)</main>\n"
    let page = Page(title: "\(app.name): what changed", root: "", kind: .changes, body: body, stamp: app.stamp)
    try write((GallerySite.changesPage, Array(page.text.utf8)))
    try write(
      ("changes.md", Array(MarkdownReport(changes, page: address.map { "\($0)/\(GallerySite.changesPage)" }).text.utf8))
    )
    let edited = changes.edits.flatMap { edit in
      [edit.before, edit.after] + edit.looks.flatMap { [$0.before, $0.after] }
    }
    let pictures = edited + changes.change.lostScreens.map(\.picture)
    try writePictures(pictures.compactMap { $0?.drawing }, write)
  }

  /// Writes drawings from check reports, each once.
  private func writePictures(_ drawings: [String], _ write: (File) throws -> Void) throws {
    for drawing in Set(drawings) {
      try write((GalleryPicture(drawing, width: 0, height: 0).path, Array(drawing.utf8)))
    }
  }
}

extension GalleryApp {
  /// A source line as markup: a link if the URL of sources is known.
  func markup(file: String, line: Int) -> String {
    let words = Markup.code("\(file):\(line)")
    guard let source else { return words }
    let url = source.replacing("{file}", with: GalleryApp.encoded(file)).replacing("{line}", with: "\(line)")
    return "<a href=\"\(Markup.text(url))\" rel=\"noreferrer\">\(words)</a>"
  }

  static func encoded(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
  }
}
