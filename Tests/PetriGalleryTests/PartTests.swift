import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriGallery
import PetriLoader
import Testing

@MainActor @Suite("Parts in a gallery") struct PartTests {
  private static let files = [
    "Catalog.yaml": "catalog: A\n",
    "Screens/all.yaml": """
    part: tag
    group: Labels
    parameters: {price: {type: int, example: 5}}
    content: [{box: {width: 120, height: 40, views: [{label: "${price}"}]}}]
    ---
    part: line
    content: [{label: Long}]
    ---
    screen: one
    group: Labels
    content: [{part: {name: tag, with: {price: 7}}}]
    """,
  ]

  private func app(stamp: Int? = nil) throws -> (app: GalleryApp, store: KeptPictures) {
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(Self.files))
    try #require(loaded.diagnostics.filter { $0.severity == .error }.isEmpty, "\(loaded.diagnostics)")
    let store = KeptPictures()
    let maker = GalleryMaker(catalog: loaded.catalog, registry: ControllerRegistry(), store: store)
    let screens = try loaded.catalog.screens.map { try maker.screen($0, definition: "") }
    return (GalleryApp(name: "A", screens: screens, stamp: stamp), store)
  }

  private func pages(_ app: GalleryApp) throws -> [String: String] {
    var pages: [String: String] = [:]
    try GallerySite(app).write { pages[$0.path] = String(decoding: $0.bytes, as: UTF8.self) }
    return pages
  }

  @Test("a part's thumbnail shows the part alone, as large as it is, in a group of parts")
  func thumbnail() throws {
    let (app, store) = try app()
    let tag = try #require(app.screens.first { $0.name == "tag" })
    let picture = try #require(tag.thumbnail)
    let look = try #require(tag.looks[0].picture)
    #expect(picture.height < 100 && look.height > 600, "\(picture)")
    #expect(tag.pictures.contains(picture))
    let svg = try #require(store.pictures[picture.path])
    #expect(svg.contains("height=\"\(Int(picture.height))\"") && svg.contains(">5</text>"), "\(svg)")
    #expect(app.screens.first { $0.name == "one" }?.thumbnail == nil)
    let index = try #require(try pages(app)["index.html"])
    expectEqual(
      index.matches(of: /<h2>([^<]*) <span>/).map { String($0.1) },
      ["Labels", "Parts: Labels", "Parts"]
    )
    let card = try #require(index.firstMatch(of: /<li class="card part"><a href="screens\/tag.html">.*/))
    #expect(card.0.contains("src=\"\(picture.path)\" width=\"\(Int(min(picture.width, 402)))\""), "\(card.0)")
  }

  @Test("the pages of a gallery that is watched have its script and their number, others don't")
  func stamp() throws {
    let watched = try pages(app(stamp: 7).app)
    expectEqual(watched["stamp.js"], "petriStamp(7);\n")
    for (path, text) in watched where path.hasSuffix(".html") {
      let root = path.hasPrefix("screens/") ? "../" : ""
      #expect(text.contains("<script defer src=\"\(root)watch.js\" data-stamp=\"7\"></script>"), "\(path)")
    }
    let plain = try pages(app().app)
    #expect(plain["stamp.js"] == nil && plain["watch.js"] == nil && !plain.values.contains { $0.contains("watch.js") })
  }
}
