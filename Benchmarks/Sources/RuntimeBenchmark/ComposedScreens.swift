import Measuring
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriRendering
import PetriSnapshots

/// The cost of a view from its definition to its compared text, with its parts: screens of 22 views in two containers.
@MainActor
struct ComposedScreens {
  private let catalog: Catalog
  private let cells: [SnapshotCell]
  private let texts: [SnapshotCell: String]
  private let views: Int
  /// A screen of the made catalogues has so many, on average.
  private let viewsOfScreen = 22

  init(screens count: Int) throws {
    let files = ["Catalog.yaml": "catalog: A\n", "Screens/containers.yaml": Catalogue.containers]
    let screens = (0..<count).map { ("Screens/screen-\($0).yaml", Catalogue.screen($0, of: count)) }
    let loaded = CatalogLoader(devices: [], lints: false).load(
      MemorySource(files.merging(screens, uniquingKeysWith: { $1 }))
    )
    precondition(loaded.diagnostics.isEmpty, "the catalogue is valid")
    catalog = loaded.catalog
    let environment = LaunchEnvironment(settings: loaded.catalog.settings)
    cells = catalog.screens.map {
      SnapshotCell(of: $0, in: environment, as: .tree, settings: loaded.catalog.settings)
    }
    let printer = CellPrinter(catalog: catalog)
    texts = try Dictionary(uniqueKeysWithValues: cells.map { ($0, try printer.text(of: $0)) })
    views = count * viewsOfScreen
  }

  /// The parts, each with what it adds to the one before it, and all of them.
  func results() throws -> [Result] {
    let printer = CellPrinter(catalog: catalog)
    let composer = Composer(catalog: catalog)
    let composing = try microseconds { cell in
      let fields = catalog.screen(named: cell.screen)?.context ?? []
      let context = ContextResolution(fields: fields, fixture: nil, fallback: .examplesFirst).context
      _ = try composer.compose(cell.screen, context: context)
    }
    let launching = try microseconds { cell in _ = try printer.launch(cell) }
    let all = try microseconds { cell in
      let text = try printer.text(of: cell)
      precondition(text == texts[cell], "a text is the same each time")
    }
    return [
      Result("a view, from its definition to its compared text", all, atMost: 25, unit: " µs"),
      Result("of it: composed", composing, atMost: 25, unit: " µs"),
      Result("of it: shown and laid out", launching - composing, atMost: 25, unit: " µs"),
      Result("of it: printed and compared", all - launching, atMost: 25, unit: " µs"),
    ]
  }

  private func microseconds(_ body: (SnapshotCell) throws -> Void) throws -> Double {
    try best(of: 5) { for cell in cells { try body(cell) } } * 1e6 / Double(views)
  }
}
