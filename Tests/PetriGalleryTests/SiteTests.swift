import Expectations
import Foundation
import PetriCatalog
import PetriChecks
import PetriComposer
import PetriDiagnostics
import PetriLoader
import Testing

@testable import PetriGallery

@MainActor @Suite("A gallery's pages", .serialized) struct SiteTests {
  private static let files = [
    "Catalog.yaml": "catalog: \"A </title><script>alert(1)</script>\"\nappearances: [light, dark]\n",
    "Screens/all.yaml": """
    screen: one
    title: One
    group: First
    tags: [fast]
    summary: "</p><script>alert(2)</script>"
    context: {name: {type: string, example: "</td><script>alert(3)</script>"}}
    fixtures: {other: {name: Bob}}
    wrapping: [navigation]
    links: ["shop://one/{name}"]
    content:
      - label: "Hello </script><img src=x onerror=alert(1)>"
      - button: {id: go, title: "Go & on", tap: {open: two}}
    walks:
      there:
        - tap: go
    ---
    screen: two
    title: Two
    content:
      - label: Two
    """,
  ]

  private let store = KeptPictures()
  private let app: GalleryApp
  private let pages: [String: String]

  init() throws {
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(Self.files))
    try #require(loaded.diagnostics.filter { $0.severity == .error }.isEmpty, "\(loaded.diagnostics)")
    let catalog = loaded.catalog
    let maker = GalleryMaker(catalog: catalog, registry: ControllerRegistry(), store: store)
    let screens = try catalog.screens.map { try maker.screen($0, definition: "screen: \($0.name)  # </pre><script>") }
    let states = try maker.states(from: catalog.screens[0], ExplorationLimits()).states
    app = GalleryApp(
      name: catalog.settings.name,
      screens: screens,
      states: states,
      ways: CatalogGraph(catalog).edges,
      start: "one",
      source: "https://code.example/{file}#L{line}"
    )
    var pages: [String: String] = [:]
    try GallerySite(app).write { pages[$0.path] = String(decoding: $0.bytes, as: UTF8.self) }
    self.pages = pages
  }

  @Test("each of its drawings is one that a report of findings may bring")
  func drawings() {
    #expect(store.pictures.count > 8)
    for drawing in store.pictures.values { #expect(FindingDrawing(drawing) != nil, "\(drawing)") }
  }

  @Test("a screen has its looks, its tree with frames, its stops, its walks, its layers and what is near it")
  func screen() throws {
    let one = app.screens[0]
    expectEqual(
      one.looks.map { "\($0.fixture) \($0.environment.appearance.rawValue)" },
      [
        "examples light", "examples dark", "other light", "other dark",
      ]
    )
    let button = try #require(one.looks[0].lines.first { $0.text.hasPrefix("button go") })
    #expect(button.frame != nil)
    expectEqual(button.place, "Screens/all.yaml:12")
    #expect(one.looks[0].stops.contains { $0.words.hasPrefix("Go & on") && $0.frame != nil })
    expectEqual(one.walks.map(\.name), ["there"])
    expectEqual(one.walks[0].steps.map(\.screen), ["one", "two"])
    expectEqual(one.layers.map(\.name).prefix(3), ["window", "navigation", "one"])
    expectEqual(one.layers.map(\.outer).prefix(3), [nil, 0, 1])
    expectEqual(one.states.map(\.state.screen), ["one", "two"])
    #expect(one.lifecycle.contains("viewDidLoad"))
    #expect(one.texts.contains { $0.text == "Go & on" && $0.look == 0 })
  }

  @Test("a text, a line and a list of lines are written once for all looks of a page")
  func data() throws {
    let page = try #require(pages["screens/one.html"])
    let text = try #require(page.firstMatch(of: /id="data">(.*)<\/script>/)?.1)
    let data = try #require(JSONSerialization.jsonObject(with: Data(String(text).utf8)) as? [String: Any])
    let looks = try #require(data["looks"] as? [[Any]])
    let lists = try #require(data["lists"] as? [[Int]])
    let rows = try #require(data["rows"] as? [[Double]])
    let texts = try #require(data["texts"] as? [String])
    expectEqual(looks.count, 4)
    let trees = try looks.map { try #require($0[7] as? Int) }
    // Light and dark have the same tree.
    expectEqual(trees[0], trees[1])
    for (tree, look) in zip(trees, app.screens[0].looks) {
      expectEqual(lists[tree].map { texts[Int(rows[$0][1])] }, look.lines.map(\.text))
      expectEqual(lists[tree].map { rows[$0][0] }, look.lines.map { Double($0.depth) })
    }
    let stops = try #require(looks[0][8] as? Int)
    expectEqual(lists[stops].map { texts[Int(rows[$0][1])] }, app.screens[0].looks[0].stops.map(\.words))
    expectEqual([Set(texts).count, Set(lists).count, Set(rows).count], [texts.count, lists.count, rows.count])
  }

  @Test("every file that a page names is there, and nothing is elsewhere")
  func files() throws {
    let known = Set(pages.keys).union(store.pictures.keys)
    for (path, page) in pages where path.hasSuffix(".html") {
      for match in page.matches(of: /(?:href|src)="([^"#]+)[^"]*"/) {
        let name = String(match.1)
        if name.hasPrefix("https://code.example/") { continue }
        // Pages of screens are in a folder of their own.
        let root = path.hasPrefix("screens/") ? "../" : ""
        let file = name.hasPrefix(root) ? String(name.dropFirst(root.count)) : ""
        let isKnown = known.contains(file)
        #expect(isKnown, "\(path) names \(name)")
      }
    }
    expectEqual(
      Set(pages.keys),
      [
        "gallery.css", "gallery.js", "search.js", "cards.js", "index.js", "stage.js", "map.js",
        "index.html", "texts.js", "prototype.html",
        "map.html", "screens/one.html",
        "screens/two.html",
      ]
    )
  }

  @Test("nothing from a catalogue is markup, runs, or ends the data; no page has a style or a script of its own")
  func safe() {
    for (path, page) in pages where path.hasSuffix(".html") {
      #expect(!page.contains("<script>") && !page.contains("<img src=x"), "\(path)")
      #expect(!page.contains(" style=") && !page.contains("<style"), "\(path)")
      // The script that is loaded, and the data.
      for match in page.matches(of: /<script[^>]*>/) {
        #expect(
          match.0.hasPrefix("<script defer src=\"") || match.0 == "<script type=\"application/json\" id=\"data\">",
          "\(path): \(match.0)"
        )
      }
      #expect(page.contains("http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"))
      if let data = page.firstMatch(of: /id="data">(.*)<\/script>/)?.1 {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(String(data).utf8)) }
      }
    }
    for picture in store.pictures.values { #expect(!picture.contains("<img") && !picture.contains("<script")) }
  }

  /// A screen of the app with another name and group.
  private func screen(named name: String, group: [String] = []) throws -> GalleryScreen {
    let encoded = try JSONEncoder().encode(app.screens[1])
    var object = try #require(JSONSerialization.jsonObject(with: encoded) as? [String: Any])
    (object["name"], object["group"]) = (name, group)
    return try JSONDecoder().decode(GalleryScreen.self, from: JSONSerialization.data(withJSONObject: object))
  }

  private func site(of screens: [GalleryScreen]) throws -> [String: String] {
    var pages: [String: String] = [:]
    try GallerySite(GalleryApp(name: "A", screens: screens)).write {
      pages[$0.path] = String(decoding: $0.bytes, as: UTF8.self)
    }
    return pages
  }

  @Test("a screen's name can't lead out of the folder", arguments: ["../../etc/passwd", "..", "", "a/b", "é"])
  func names(name: String) throws {
    let page = try #require(try site(of: [screen(named: name)]).keys.first { $0.hasPrefix("screens/") })
    #expect(page.wholeMatch(of: /screens\/[A-Za-z0-9_-]+\.html/) != nil, "\(page)")
  }

  @Test(
    "a page's name is one that Windows has for files too, and the index leads there",
    arguments: ["con", "COM1", "nul"]
  )
  func devices(name: String) throws {
    let pages = try site(of: [screen(named: name), screen(named: "console")])
    #expect(pages["screens/\(name)_.html"] != nil && pages["screens/console.html"] != nil)
    let index = try #require(pages["index.html"])
    #expect(index.contains("<a href=\"screens/\(name)_.html\">") && index.contains("\"screens/\(name)_.html\"]"))
  }

  @Test("of many screens each page has some as markup, and the first has the data of all")
  func many() throws {
    let screens = try (0..<450).map {
      try screen(named: "screen-\($0)", group: $0 < 300 ? ["Shop", "Orders"] : ["Shop"])
    }
    let pages = try site(of: screens)
    let counts = ["index.html", "index-2.html", "index-3.html"].map {
      pages[$0]?.matches(of: /<li class="card">/).count
    }
    expectEqual(counts, [200, 200, 50])
    #expect(pages["index-4.html"] == nil)
    let third = try #require(pages["index-3.html"])
    #expect(!third.contains("<script") && third.contains("<a href=\"index.html\">1</a>"))
    #expect(third.contains("<a href=\"index-3.html\" aria-current=\"page\">3</a>"))
    let index = try #require(pages["index.html"])
    let text = try #require(index.firstMatch(of: /id="data">(.*)<\/script>/)?.1)
    let data = try #require(JSONSerialization.jsonObject(with: Data(String(text).utf8)) as? [String: Any])
    let groups = try #require(data["groups"] as? [[String: Any]])
    // A group comes before those in it.
    expectEqual(groups.map { $0["title"] as? String }, ["Shop", "Shop › Orders"])
    expectEqual(groups.map { ($0["cards"] as? [Any])?.count }, [150, 300])
    expectEqual(pages["texts.js"]?.hasPrefix("petriTexts([["), true)
    let page = try #require(pages["screens/screen-0.html"])
    #expect(page.contains("<a href=\"../index.html#group=Shop%20%E2%80%BA%20Orders\">Orders</a>"))
  }

  @Test("the appearances of a look are beside each other, and a part of the page isn't called as another is")
  func looks() throws {
    let page = try #require(pages["screens/one.html"])
    let sets = page.matches(of: /<div class="set">\n(?:<figure>.*<\/figure>\n)+<\/div>/).map { String($0.0) }
    expectEqual(sets.count, 2)
    for set in sets { expectEqual(set.matches(of: /data-look/).count, 2) }
    #expect(!page.contains("<th scope=\"col\"></th>") && !page.contains("role=\"region\" aria-label=\"Context\""))
  }

  @Test("an empty catalogue has a page too")
  func empty() throws {
    var index = ""
    try GallerySite(GalleryApp(name: "Nothing", screens: [])).write { file in
      if file.path == "index.html" { index = String(decoding: file.bytes, as: UTF8.self) }
    }
    #expect(index.contains("0 screens") && index.contains("petri new"))
  }
}
