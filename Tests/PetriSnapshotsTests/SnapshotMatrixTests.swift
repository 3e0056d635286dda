import Expectations
import PetriCatalog
import PetriComposer
import Testing

@testable import PetriSnapshots

@Suite("Cells and their files")
struct MatrixTests {
  private func catalog(_ change: (inout CatalogSettings, inout ScreenDefinition) -> Void = { _, _ in }) -> Catalog {
    var settings = CatalogSettings(name: "Test")
    settings.devices = ["iphone-16", "ipad-11"]
    settings.appearances = [.light, .dark]
    settings.locales = ["en", "pt-BR"]
    let place = Place(file: "Screens/A/b.yaml", line: 1, column: 1)
    var screen = ScreenDefinition(name: "b", content: .views(ViewsContent(views: [])), place: place)
    screen.fixtures = [Fixture(name: "dark", values: ContextObject()), Fixture(name: "en", values: ContextObject())]
    change(&settings, &screen)
    return Catalog(settings: settings, screens: [screen])
  }

  @Test("every cell's id leads back to the cell, and no two are one, whatever fixtures are called")
  func injective() throws {
    let catalog = catalog()
    let matrix = SnapshotMatrix(of: catalog)
    let cells = matrix.cells(of: catalog.screens[0])
    expectEqual(cells.count, 3 * 2 * 2 * 2)
    expectEqual(Set(cells.map { $0.id.lowercased() }).count, cells.count)
    expectEqual(Set(cells.map(\.path)), ["Screens/A/__Snapshots__/b.tree.txt"])
    expectEqual(Set(cells.map(\.label)).count, cells.count)
    for cell in cells {
      expectEqual(matrix.cell(withID: cell.id), cell)
      expectEqual(CellResult(of: cell, .same).id, cell.id)
      expectEqual(matrix.cell(named: cell.name, of: catalog.screens[0], as: .tree), cell)
      expectEqual(matrix.contents(ofFile: cell.path)?.rendering, .tree)
      // The matrix doesn't name it.
      let drawn = cell.printed(as: .wireframe)
      #expect(matrix.cell(withID: drawn.id) == nil && matrix.contents(ofFile: drawn.path) == nil)
    }
    expectEqual(cells[0].id, "Screens/A/__Snapshots__/b.tree.txt")
    #expect(cells.map(\.id).contains("Screens/A/__Snapshots__/b.en.ipad-11.dark.large.pt-BR.tree.txt"))
  }

  @Test("a path without a cell belongs to nothing")
  func strangers() {
    let matrix = SnapshotMatrix(of: catalog())
    for name in [
      "b.txt", "b.tree", "c.tree.txt", "b.nobody.tree.txt", "b.trees.txt", "b.iphone-16.light.large.en.tree.txt",
      "b.iphone-se.light.large.en.tree.txt", "b.ipad-11.light.large.fr.tree.txt", "b.ipad-11.light.huge.en.tree.txt",
      "b.en.extra.tree.txt", "B.tree.txt", "b.examples.tree.txt",
    ] { #expect(matrix.cell(withID: "Screens/A/__Snapshots__/\(name)") == nil, "\(name)") }
    #expect(matrix.cell(withID: "Screens/__Snapshots__/b.tree.txt") == nil)
    #expect(matrix.cell(withID: "../b.tree.txt") == nil)
  }

  @Test("routes are those of a screen's base cell alone, where it has any navigation")
  func routes() throws {
    let silent = catalog()
    #expect(SnapshotMatrix(of: silent).cells(of: silent.screens[0]).allSatisfy { $0.rendering == .tree })
    #expect(SnapshotMatrix(of: silent).cell(withID: "Screens/A/__Snapshots__/b.routes.txt") == nil)
    let telling = catalog { _, screen in screen.blocking = BlockingDefinition(priority: 1) }
    let matrix = SnapshotMatrix(of: telling)
    let cells = matrix.cells(of: telling.screens[0])
    expectEqual(cells.count, 3 * 2 * 2 * 2 + 1)
    let routes = try #require(cells.first { $0.rendering == .routes })
    expectEqual(routes.path, "Screens/A/__Snapshots__/b.routes.txt")
    expectEqual(matrix.cell(withID: routes.path), routes)
    #expect(matrix.cell(withID: "Screens/A/__Snapshots__/b.dark.routes.txt") == nil)
    expectEqual(matrix.baseCells(of: telling.screens[0]).map(\.rendering), [.tree, .routes])
  }

  @Test("routes in a variant that isn't the usual one are no cell, and belong to the usual one")
  func routesOfVariants() throws {
    let usual = catalog { settings, screen in
      settings.experiments = [Experiment(name: "menu", variants: ["tabs", "drawer"], place: screen.place)]
      var variant = VariantDefinition(experiment: "menu", variant: "drawer", place: screen.place)
      variant.routes = []
      screen.variants = [variant]
    }
    let path = "Screens/A/__Snapshots__/b.routes.txt"
    #expect(SnapshotMatrix(of: usual).cell(withID: path) != nil)
    let other = try usual.applying(["menu": "drawer"])
    let matrix = SnapshotMatrix(of: other)
    #expect(!matrix.cells(of: other.screens[0]).contains { $0.rendering == .routes })
    #expect(matrix.cell(withID: path) == nil && matrix.isOfOtherVariants(path))
  }

  @Test("rules of the catalogue and of the screen work together")
  func rules() {
    let catalog = catalog { settings, screen in
      var dark = MatrixRule()
      dark.appearances = [.dark]
      settings.matrix.exclude = [dark]
      var tablets = MatrixRule()
      tablets.devices = ["ipad-11"]
      tablets.fixtures = [Fixture.examples]
      screen.matrix.include = [tablets]
      screen.matrix.kinds = [.tree, .wireframe]
    }
    let matrix = SnapshotMatrix(of: catalog)
    let names = matrix.cells(of: catalog.screens[0]).map { $0.id.split(separator: "/").last ?? "" }
    expectEqual(
      names,
      [
        "b.tree.txt", "b.wireframe.txt", "b.ipad-11.light.large.en.tree.txt", "b.ipad-11.light.large.en.wireframe.txt",
        "b.ipad-11.light.large.pt-BR.tree.txt", "b.ipad-11.light.large.pt-BR.wireframe.txt",
      ]
    )
  }

  @Test("two screens that differ by capitals alone are reported as one file")
  func collision() throws {
    let catalog = catalog()
    var other = catalog.screens[0]
    other = ScreenDefinition(name: "B", content: other.content, place: other.place)
    let both = Catalog(settings: catalog.settings, screens: [catalog.screens[0], other])
    let cells = both.screens.flatMap { SnapshotMatrix(of: both).cells(of: $0) }
    let (first, second) = try #require(SnapshotMatrix.collision(among: cells))
    #expect(first.path != second.path && first.path.lowercased() == second.path.lowercased())
    #expect(SnapshotMatrix.collision(among: SnapshotMatrix(of: catalog).cells(of: catalog.screens[0])) == nil)
  }

  @Test("two locales that differ by capitals alone are two cells of one file")
  func capitals() throws {
    let catalog = catalog { settings, _ in settings.locales = ["en", "pt-BR", "pt-br"] }
    let cells = SnapshotMatrix(of: catalog).cells(of: catalog.screens[0])
    expectEqual(Set(cells.map(\.name)).count, cells.count)
  }

  @Test("shards are disjoint and together have all cells", arguments: 1...7)
  func shards(count: Int) throws {
    let all = Array(0..<20)
    let parts = try (1...count).map { try #require(SnapshotShard(index: $0, count: count)).part(of: all) }
    expectEqual(parts.flatMap { $0 }.sorted(), all)
    expectEqual(SnapshotShard(argument: "\(count)/\(count)")?.index, count)
    #expect(SnapshotShard(argument: "\(count + 1)/\(count)") == nil && SnapshotShard(argument: "0/\(count)") == nil)
    for text in ["", "1", "/", "1/", "a/b", "1/2/3", "-1/2"] { #expect(SnapshotShard(argument: text) == nil) }
    let environment = ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "\(count)"]
    try expectEqual(SnapshotShard.of(environment: environment)?.index, 1)
  }

  @Test(
    "by times, shards are disjoint, have all cells, keep screens together, and take about as long as each other",
    arguments: 1...7
  )
  func times(count: Int) throws {
    let catalog = catalog { settings, _ in settings.locales = ["en", "ru"] }
    let one = try #require(catalog.screens.first)
    let cells = (0..<12).flatMap { number in
      var screen = one
      screen.name = "s-\(number)"
      return SnapshotMatrix(of: catalog).cells(of: screen)
    }
    // The last isn't known; of the others each takes longer than those before.
    let known = cells.filter { $0.screen != "s-11" }.map { cell in
      var result = CellResult(of: cell, .same)
      result.seconds = Double(cell.screen.dropFirst(2)).map { $0 + 1 }
      return result
    }
    let times = SnapshotTimes(RunReport(catalog: "A", isComplete: true, cells: known))
    let parts = try (1...count).map {
      try #require(SnapshotShard(index: $0, count: count)).part(of: cells, times: times)
    }
    expectEqual(parts.flatMap { $0.map(\.id) }.sorted(), cells.map(\.id).sorted())
    let screens = parts.flatMap { Set($0.map(\.screen)) }
    expectEqual(screens.count, Set(screens).count)
    let loads = parts.map { times.time(of: $0) }
    #expect((loads.max() ?? 0) <= 1.25 * loads.reduce(0, +) / Double(count))
  }

  @Test("a part of more parts than there are elements, or than can be counted on to, is empty")
  func hugeCount() throws {
    let last = try #require(SnapshotShard(index: .max, count: .max))
    expectEqual(last.part(of: [1, 2, 3]), [])
    try expectEqual(#require(SnapshotShard(index: 2, count: .max)).part(of: [1, 2, 3]), [2])
  }

  @Test(
    "a test runner's variables that name no part are errors, and no run of everything",
    arguments: [
      ("4", "4", "TEST_SHARD_INDEX must be less than TEST_TOTAL_SHARDS, 4; found 4"),
      (
        "9223372036854775807", "4", "TEST_SHARD_INDEX must be less than TEST_TOTAL_SHARDS, 4; found 9223372036854775807"
      ),
      ("-1", "4", "TEST_SHARD_INDEX must be a number from 0 on; found '-1'"),
      ("0", "four", "TEST_TOTAL_SHARDS must be a number from 0 on; found 'four'"),
      ("1", "0", "TEST_SHARD_INDEX must be less than TEST_TOTAL_SHARDS, 0; found 1"),
      ("1", "", "TEST_SHARD_INDEX is set, and TEST_TOTAL_SHARDS is missing"),
      ("", "4", "TEST_TOTAL_SHARDS is set, and TEST_SHARD_INDEX is missing"),
    ]
  )
  func environment(index: String, count: String, message: String) {
    #expect(throws: SnapshotShard.Unreadable(description: message)) {
      try SnapshotShard.of(environment: ["TEST_SHARD_INDEX": index, "TEST_TOTAL_SHARDS": count])
    }
  }

  @Test("without the variables, and with a total of 0, a run has no parts")
  func noParts() throws {
    #expect(try SnapshotShard.of(environment: [:]) == nil)
    #expect(try SnapshotShard.of(environment: ["TEST_TOTAL_SHARDS": "", "TEST_SHARD_INDEX": ""]) == nil)
    #expect(try SnapshotShard.of(environment: ["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"]) == nil)
  }
}
