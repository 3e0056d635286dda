import Expectations
import PetriCatalog
import PetriText
import Testing
import Thoroughness

@testable import PetriBrowser

@Suite("The map")
struct MapTests {
  typealias Edge = CatalogGraph.Edge

  private static func edge(_ from: String, _ to: String, _ kind: Edge.Kind = .opens) -> Edge {
    Edge(from: from, to: to, kind: kind)
  }

  /// A shop: a hub of tabs, a way round, a way to itself, and screens to which nothing leads.
  static let graph = CatalogGraph(
    screens: [
      "home", "cart", "search", "profile", "checkout", "sign-in", "product", "receipt", "empty", "wide", "turned",
    ],
    edges: [
      edge("home", "cart", .holds), edge("home", "search", .holds), edge("home", "profile", .holds),
      edge("cart", "checkout"), edge("cart", "sign-in", .asks), edge("cart", "product", .links), edge("cart", "cart"),
      edge("search", "product"), edge("product", "cart"), edge("product", "wide"), edge("checkout", "receipt"),
      edge("checkout", "receipt", .routes), edge("receipt", "home", .routes), edge("sign-in", "turned"),
      edge("profile", "cart", .links), edge("checkout", "lost"),
    ]
  )

  static let catalog = BrowserCatalog(
    name: "Shop",
    entries: [
      BrowserEntry(name: "cart", title: "Your cart"), BrowserEntry(name: "checkout", title: "Checkout"),
      BrowserEntry(name: "empty", title: "Nothing here"), BrowserEntry(name: "home", title: "Home"),
      BrowserEntry(name: "product", title: "Product"), BrowserEntry(name: "profile", title: "Profile"),
      BrowserEntry(name: "receipt", title: "Receipt"), BrowserEntry(name: "search", title: "Search"),
      BrowserEntry(name: "sign-in", title: "Sign in"), BrowserEntry(name: "turned", title: "مرحبا بكم"),
      BrowserEntry(name: "wide", title: "東京都の天気 👨‍👩‍👧"), BrowserEntry(name: "broken", title: "has errors", isBroken: true),
      BrowserEntry(name: "lost", title: "has errors", isBroken: true),
    ]
  )

  /// A screen to which 300 lead, and which leads to 200.
  static let hub = CatalogGraph(
    screens: ["hub"] + (0..<500).map { "s-\($0)" },
    edges: (0..<300).map { edge("s-\($0)", "hub") } + (300..<500).map { edge("hub", "s-\($0)", .holds) }
      + (300..<500).map { edge("s-\($0)", "s-\(($0 * 7) % 500)") }
  )

  static func driver(isHub: Bool = false, columns: Int = 120, rows: Int = 40) -> Driver {
    var catalog = catalog
    if isHub { catalog.entries = ["hub"].map { BrowserEntry(name: $0, title: "Hub") } }
    if isHub { catalog.entries += (0..<500).map { BrowserEntry(name: "s-\($0)", title: "Screen \($0)") } }
    var driver = Driver(catalog, columns: columns, rows: rows)
    driver.press(.character("m"))
    driver.tell(.graph(isHub ? hub : graph))
    return driver
  }

  @Test("a high window shows the neighbours below the map, and a click there goes to their box")
  func neighbours() throws {
    var driver = Self.driver(columns: 200, rows: 60)
    let wall = try #require(driver.model.mapWall)
    let names = wall.items.map(\.title)
    #expect(names.count > 1 && names.contains { $0.hasPrefix("→ ") || $0.hasPrefix("← ") })
    #expect(driver.model.wanted.contains { $0.screen == wall.items[0].request.screen && $0.tab == .picture })
    let other = try #require(wall.items.firstIndex { $0.title.hasPrefix("→ ") || $0.title.hasPrefix("← ") })
    let room = wall.grid.rectangle(at: other)
    driver.click(x: room.x + 1, y: room.y + 1)
    expectEqual(driver.model.map?.focus?.screen, wall.items[other].request.screen)
    #expect(Self.driver().model.mapWall == nil)
  }

  @Test("a window that has become too narrow for the map or for comparing shows the list", arguments: ["m", "c"])
  func narrowed(key: Character) {
    var driver = Driver(columns: 120, rows: 24)
    driver.press(.down, .down, .character(key))
    #expect(driver.model.map != nil || driver.model.comparison != nil)
    driver.tell(.resized(columns: 59, rows: 24))
    #expect(driver.lines.last?.contains("take 60 columns") == true)
    #expect(driver.lines.contains { $0.contains("cart ") && $0.contains("#money") })
    #expect(driver.model.map == nil && driver.model.comparison == nil)
  }

  private func box(_ driver: Driver, _ screen: String, layer: Int) -> MapLayout.Box? {
    driver.model.mapLayout?.box(at: MapModel.Node(layer: layer, screen: screen)).flatMap {
      $0.node.screen == screen && $0.node.layer == layer ? $0 : nil
    }
  }

  private func focus(_ driver: Driver) -> String? {
    driver.model.mapLayout?.box(at: driver.model.map?.focus)?.node.screen
  }

  @Test(
    "the chosen screen is in the middle, who leads there to its left, where it leads to its right, farther ones beyond"
  )
  func layers() throws {
    let driver = Self.driver(columns: 216, rows: 60)
    let layers = ["home": -1, "product": -1, "cart": 0, "checkout": 1, "sign-in": 1, "receipt": 2, "turned": 2]
    let centre = try #require(box(driver, "cart", layer: 0)).area
    for (screen, layer) in layers {
      let area = try #require(box(driver, screen, layer: layer), "\(screen)").area
      #expect(layer == 0 || (layer < 0) == (area.x < centre.x))
    }
    #expect(driver.shows("3 lead here, it leads to 3") && driver.shows("┃ cart"))
    for words in ["opens▸", "asks▸", "links▸", "─holds", "opens+routes▸", "↻ opens"] {
      #expect(driver.shows(words), "\(words)")
    }
    #expect(driver.shows("o opens") && driver.shows("r routes to"))
  }

  @Test("a way goes from box to box, an arrow at its end, and each kind has a word, or a letter where that is too long")
  func ways() throws {
    for (columns, word) in [(120, "asks▸"), (60, "asks▸")] {
      let driver = Self.driver(columns: columns, rows: 40)
      let (from, to) = (try #require(box(driver, "cart", layer: 0)), try #require(box(driver, "sign-in", layer: 1)))
      let room = try #require(driver.model.mapRoom)
      let line = (from.area.x + from.area.width..<to.area.x).map {
        driver.model.picture[room.x + $0, room.y + to.row].text
      }
      #expect(line.joined().hasSuffix(word), "\(line.joined())")
      expectEqual(
        driver.model.picture[room.x + to.area.x - 1, room.y + to.row].style.foreground,
        CellStyle.yellow.foreground
      )
      // The way can be followed from the cell beside the one box to the cell beside the other.
      var seen: Set<[Int]> = []
      var waiting = [[room.x + from.area.x + from.area.width, room.y + from.row]]
      while let place = waiting.popLast(), seen.insert(place).inserted || !waiting.isEmpty {
        let text = driver.model.picture[place[0], place[1]].text
        if "─┌┐└┘├┤┬┴┼".contains(text) || text.first?.isLetter == true || text == "▸" {
          for x in [place[0] - 1, place[0] + 1] where !seen.contains([x, place[1]]) { waiting.append([x, place[1]]) }
        }
        if "│┌┐└┘├┤┬┴┼".contains(text) {
          for y in [place[1] - 1, place[1] + 1] where !seen.contains([place[0], y]) { waiting.append([place[0], y]) }
        }
      }
      #expect(seen.contains([room.x + to.area.x - 1, room.y + to.row]))
    }
  }

  @Test("one kind is a word, more are letters, or words where there is room for all")
  func labels() {
    var gap = MapGap(
      [
        MapNeighbourhood.Link(inner: 0, outer: 1, kinds: [.opens, .routes]), .init(inner: 0, outer: 2, kinds: [.asks]),
      ],
      innerRows: [(0, 3)],
      rows: [1: 2, 2: 5]
    )
    func texts() -> [String] { [1, 2].map { gap.label(of: gap.kinds(of: $0)).map(\.text).joined() } }
    #expect(texts() == ["or", "a"] && gap.width == 2 + 2 + 2)
    gap.labels = .words
    expectEqual(texts(), ["or", "asks"])
    gap.labels = .allWords
    #expect(texts() == ["opens+routes", "asks"] && gap.width == 2 + 2 + 12)
  }

  @Test("ways whose rows overlap go up and down in columns of their own, others share one")
  func channels() {
    func columns(_ rows: [(inner: Int, outer: [Int])]) -> [Int] {
      let links = rows.enumerated().flatMap { place, row in
        row.outer.map { MapNeighbourhood.Link(inner: place, outer: $0, kinds: [.opens]) }
      }
      let gap = MapGap(
        links,
        innerRows: rows.enumerated().map { ($0, $1.inner) },
        rows: Dictionary(rows.flatMap(\.outer).map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
      )
      return gap.nets.map { gap.column(of: $0) }
    }
    expectEqual(columns([(2, [0, 4]), (8, [6, 10])]), [2, 2])
    expectEqual(columns([(2, [0, 8]), (5, [4, 10])]), [2, 4])
  }

  @Test("arrows and letters walk along the ways, Enter chooses a screen, and launches the one in the middle")
  func walking() {
    var driver = Self.driver()
    expectEqual(focus(driver), "cart")
    driver.press(.right)
    let beside = focus(driver)
    #expect(["checkout", "sign-in", "product"].contains(beside))
    driver.press(.up, .up, .up)
    expectEqual(focus(driver), "checkout")
    driver.press(.character("j"), .character("j"))
    expectEqual(focus(driver), "product")
    driver.press(.character("h"))
    expectEqual(focus(driver), "cart")
    driver.press(.left, .end, .home)
    expectEqual(focus(driver), "cart")
    driver.press(.character("l"), .up, .up)
    #expect(driver.press(.enter) == [] || true)
    #expect(driver.model.entry?.name == "checkout" && focus(driver) == "checkout")
    expectEqual(driver.press(.enter), [.open(screen: "checkout", in: driver.model.environment)])
    driver.press(.character("-"))
    #expect(driver.model.entry?.name == "cart" && driver.model.map != nil)
    driver.press(.character("+"))
    expectEqual(driver.model.entry?.name, "checkout")
    driver.press(.escape)
    #expect(driver.model.map == nil && driver.shows("wireframe  picture"))
  }

  @Test("where no way is drawn the map goes on around the box, and ways that lead round lead to boxes that are there")
  func walkingOn() {
    var driver = Self.driver(columns: 80, rows: 24)
    driver.press(.right, .up, .up)
    expectEqual(focus(driver), "checkout")
    driver.press(.right, .right, .right, .right)
    #expect(["home", "receipt"].contains(driver.model.entry?.name), "\(driver.model.entry?.name ?? "")")
    var round = Self.driver(columns: 120, rows: 40)
    round.press(.right, .down, .down)
    expectEqual(focus(round), "product")
    driver.press(.home)
    expectEqual(focus(driver), driver.model.entry?.name)
  }

  @Test("in the middle up and down go to the next screen of the list")
  func list() {
    var driver = Self.driver()
    driver.press(.down)
    #expect(driver.model.entry?.name == "checkout" && focus(driver) == "checkout")
    #expect(driver.shows("↑ cart") && driver.shows("↓ empty"))
    driver.press(.down)
    #expect(driver.shows("empty: nothing leads here or away"))
    driver.press(.right)
    #expect(driver.shows("leads to no other screen") || driver.shows("nothing leads here"))
  }

  @Test("a screen on both sides, a way to itself, a broken one and ways that aren't drawn are marked")
  func marks() throws {
    let driver = Self.driver(columns: 120, rows: 40)
    #expect(driver.shows("↔") && driver.shows("↻ opens"))
    #expect(
      box(driver, "product", layer: -1)?.isOnBothSides == true
        && box(driver, "product", layer: 1)?.isOnBothSides == true
    )
    var broken = Self.driver(columns: 120, rows: 40)
    broken.press(.down, .right)
    #expect(broken.shows("! lost"))
    let cell = broken.lines.firstIndex { $0.contains("! lost") }
    #expect(cell != nil)
    broken.press(.end)
    broken.press(.escape, .character("g"), .character("m"))
    #expect(broken.shows("broken") && broken.shows("has errors"))
  }

  @Test("until it is known which screens lead to which the map asks for it, and shows the chosen screen")
  func pending() {
    var driver = Driver(Self.catalog, columns: 120, rows: 40)
    #expect(driver.model.wantedGraph == nil)
    driver.press(.character("m"))
    #expect(driver.model.wantedGraph == [:] && driver.shows("reading which screens") && driver.shows("cart"))
    driver.tell(.graph(Self.graph))
    #expect(driver.model.wantedGraph == nil && driver.shows("checkout"))
    driver.tell(.loaded(Self.catalog))
    #expect(driver.model.wantedGraph == [:] && driver.shows("checkout"), "what was known is shown meanwhile")
    driver.tell(.graph(CatalogGraph(screens: ["cart"], edges: []), in: ["a": "b"]))
    expectEqual(driver.model.wantedGraph, [:])
  }

  @Test("a hub is cut with a count, and all of its ways can be walked to", arguments: [(80, 24), (120, 40), (200, 60)])
  func hub(columns: Int, rows: Int) throws {
    var driver = Self.driver(isHub: true, columns: columns, rows: rows)
    #expect(driver.shows("300 lead here, it leads to 200") && driver.shows("↓ "))
    #expect(try #require(driver.model.mapLayout).boxes.count < 8 * rows)
    driver.press(.right)
    while focus(driver) != "s-300" { driver.press(.pageUp) }
    var seen: Set<String> = []
    func look() throws {
      for box in try #require(driver.model.mapLayout).boxes where box.node.layer == 1 { seen.insert(box.node.screen) }
    }
    try look()
    for _ in 0..<20 where focus(driver) != "s-499" {
      driver.press(.pageDown)
      try look()
    }
    #expect(seen.count == 200 && driver.shows("↑ "))
    driver.press(.up)
    expectEqual(focus(driver), "s-498")
    driver.press(.pageUp)
    #expect(focus(driver) != "s-499")
    let shown = try #require(driver.model.mapLayout?.neighbourhood?.layers[-1]?.shown)
    driver.press(.home, .left)
    let x =
      try #require(driver.model.mapRoom).x
      + (try #require(driver.model.mapLayout?.boxes.first { $0.node.layer == 1 })).area.x
    let before = try #require(driver.model.mapLayout?.neighbourhood?.layers[1]?.shown)
    driver.wheel(-3, x: x, y: rows / 2)
    expectEqual(driver.model.mapLayout?.neighbourhood?.layers[1]?.shown, before.lowerBound - 3..<before.upperBound - 3)
    expectEqual(driver.model.mapLayout?.neighbourhood?.layers[-1]?.shown.count, shown.count)
  }

  @Test("a click gives a box the focus, a second one that comes soon chooses its screen")
  func mouse() throws {
    var driver = Self.driver()
    let room = try #require(driver.model.mapRoom)
    let area = try #require(box(driver, "checkout", layer: 1)).area
    func click(_ milliseconds: Int) -> [BrowserEffect] {
      driver.model.update(
        .input(
          .mouse(.press(button: 0), x: room.x + area.x + 1, y: room.y + area.y + 1),
          at: .milliseconds(milliseconds)
        )
      )
    }
    _ = click(0)
    #expect(focus(driver) == "checkout" && driver.model.entry?.name == "cart")
    _ = click(5_000)
    expectEqual(driver.model.entry?.name, "cart")
    _ = click(5_200)
    expectEqual(driver.model.entry?.name, "checkout")
  }

  @Test("the pane below the list is about the box with the focus, and so is what is copied and edited")
  func details() {
    var driver = Self.driver(columns: 120, rows: 40)
    driver.press(.right, .up, .up)
    #expect(driver.model.detailsRequest?.screen == "checkout" && driver.model.previewRequest == nil)
    expectEqual(driver.press(.character("e")), [.edit(screen: "checkout")])
    expectEqual(driver.press(.character("y")), [.copy("petri launch checkout --as wireframe")])
  }

  @Test("a narrow terminal shows how much the map takes")
  func narrow() {
    var driver = Driver(Self.catalog, columns: 50, rows: 20)
    driver.press(.character("m"))
    #expect(driver.model.map == nil && driver.shows("the map takes 60 columns"))
  }

  @Test("the graph knows ways by both ends, each once, of screens outside the catalogue too")
  func numbers() throws {
    let graph = CatalogGraph(
      screens: ["b", "a"],
      edges: [
        Self.edge("a", "b"), Self.edge("b", "z"), Self.edge("a", "b"), Self.edge("a", "b", .links), Self.edge("y", "a"),
      ]
    )
    expectEqual(graph.screens, ["b", "a"])
    expectEqual(
      graph.edges,
      [Self.edge("b", "z"), Self.edge("a", "b"), Self.edge("a", "b", .links), Self.edge("y", "a")]
    )
    expectEqual(graph.edges(from: "a"), [Self.edge("a", "b"), Self.edge("a", "b", .links)])
    #expect(graph.edges(to: "a") == [Self.edge("y", "a")] && graph.edges(to: "nobody").isEmpty)
    let number = try #require(graph.number(of: "z"))
    #expect(
      graph.name(of: number) == "z" && graph.edges(toIndex: number).count == 1 && graph.edges(fromIndex: number).isEmpty
    )
  }

  @Test(
    "any graph, keys, clicks and sizes leave a picture of the size with a box that has the focus",
    arguments: 1...Thoroughness.count(1, all: 20)
  )
  func storm(seed: UInt64) {
    var random = Random(seed: seed)
    let names = Self.catalog.entries.map(\.name) + (0..<20).map { "s-\($0)" }
    func anyGraph() -> CatalogGraph {
      let edges = (0..<random.below(60)).map { _ in
        Self.edge(
          names[random.below(names.count)],
          names[random.below(names.count)],
          Edge.Kind.allCases[random.below(Edge.Kind.allCases.count)]
        )
      }
      return CatalogGraph(screens: names, edges: edges)
    }
    var catalog = Self.catalog
    catalog.entries += (0..<20).map { BrowserEntry(name: "s-\($0)", title: "S") }
    var driver = Driver(catalog, columns: 100, rows: 30)
    let keys = KeyTable.map.rows.flatMap(\.keys).filter { ![.character("q"), .escape].contains($0) }
    for _ in 0..<80 {
      if driver.model.map == nil { driver.press(.escape, .escape, .character("m")) }
      switch random.below(12) {
      case 0: driver.tell(.resized(columns: 40 + random.below(160), rows: 12 + random.below(50)))
      case 1: driver.tell(.graph(anyGraph()))
      case 2: driver.click(x: random.below(160), y: random.below(50))
      case 3: driver.wheel(random.below(7) - 3, x: random.below(160), y: random.below(50))
      default: driver.press(keys[random.below(keys.count)])
      }
      let picture = driver.model.picture
      #expect(picture.width == driver.model.columns && picture.height == driver.model.height)
      guard let drawing = driver.model.mapLayout, let room = driver.model.mapRoom else { continue }
      for box in drawing.boxes {
        let area = box.area
        #expect(area.x >= 0 && area.y >= 0 && area.x + area.width <= room.width && area.y + area.height <= room.height)
      }
      #expect(drawing.box(at: driver.model.map?.focus) != nil)
    }
  }
}
