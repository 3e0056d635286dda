import PetriCatalog
import PetriComposer
import PetriRendering
import PetriSnapshots

extension NavigationStart {
  @MainActor
  func launch(in subject: CheckedCatalog) throws -> (catalog: Catalog, launch: Explorer.Launch) {
    let catalog = try subject.catalog.applying(variants)
    guard let screen = catalog.screen(named: screen) else { throw CompositionError.unknownScreen(self.screen) }
    let printer = CellPrinter(catalog: catalog, registry: subject.registry)
    let cell = SnapshotCell(
      of: screen,
      fixture: fixture ?? Fixture.examples,
      in: LaunchEnvironment(settings: catalog.settings),
      as: .tree,
      settings: catalog.settings
    )
    let values = state.flatMap { catalog.screen(named: $0.screen)?.state(ofFixture: $0.fixture) }
    return (catalog, { try printer.launch(cell, state: values) })
  }
}
