public import PetriCatalog
public import PetriComposer
public import PetriRendering
import PetriUIKit

/// Composes the screens of a catalogue and prints them as the texts of their snapshots.
@MainActor
public struct CellPrinter {
  private let catalog: Catalog
  private let registry: ControllerRegistry

  /// A printer of a catalogue's screens.
  ///
  /// - Parameter registry: the controllers that `class:` may name.
  public init(catalog: Catalog, registry: ControllerRegistry = ControllerRegistry()) {
    self.catalog = catalog
    self.registry = registry
  }

  /// The cells that the catalogue has.
  var matrix: SnapshotMatrix { SnapshotMatrix(of: catalog) }

  /// The complete text of a cell's file.
  ///
  /// - Throws: `CellFailure` where the screen can't be composed in this cell, or UIKit reports misuse.
  public func text(of cell: SnapshotCell) throws(CellFailure) -> String {
    // Routes are said by definitions: nothing has to be composed for them.
    if cell.rendering == .routes, let screen = catalog.screen(named: cell.screen) {
      return cell.header + RoutesText(of: screen, in: catalog).text
    }
    return cell.header + (try launch(cell).text(as: cell.rendering))
  }

  /// The screen of a cell on its stage.
  ///
  /// - Parameters:
  ///   - values: the values of the app's state, in place of those of the cell's fixture.
  ///   - record: keeps which views are made.
  /// - Throws: `CellFailure` where it can't be composed, and where something is refused while it is launched.
  public func launch(
    _ cell: SnapshotCell,
    state values: ContextObject? = nil,
    recording record: ViewRecord? = nil
  ) throws(CellFailure) -> LaunchedScreen {
    guard let screen = catalog.screen(named: cell.screen) else {
      throw CellFailure("unknown screen '\(cell.screen)'")
    }
    let context = try context(of: screen, fixture: cell.fixture)
    let state = AppState(fields: catalog.settings.state, values: values ?? screen.state(ofFixture: cell.fixture))
    let composer = Composer(catalog: catalog, registry: registry, state: state, locale: cell.environment.locale)
    composer.viewRecord = record
    let launched: LaunchedScreen
    do {
      let stage = try Stage(environment: cell.environment, isListening: cell.rendering == .lifecycle)
      launched = try LaunchedScreen(
        screen.name,
        context: context,
        form: screen.form(ofFixture: cell.fixture),
        keyboard: screen.keyboard(ofFixture: cell.fixture),
        stage: stage,
        composer: composer
      )
    } catch {
      throw CellFailure("\(error)")
    }
    try launched.requireNoRefusals()
    guard launched.stage.window.rootViewController != nil else {
      throw CellFailure("nothing is on screen after the launch")
    }
    return launched
  }

  private func context(of screen: ScreenDefinition, fixture name: String) throws(CellFailure) -> ContextObject {
    let fixture = screen.fixture(named: name)
    guard name == Fixture.examples || fixture != nil else {
      throw CellFailure("'\(screen.name)' has no fixture '\(name)'")
    }
    // As `petri launch --fixture` fills it.
    let resolution = ContextResolution(
      fields: screen.context,
      fixture: fixture?.values,
      fallback: .examplesFirst
    )
    guard resolution.problems.isEmpty else {
      let lines = resolution.problems.map { "  \($0)" }
      throw CellFailure((["the fixture '\(name)' isn't a complete context:"] + lines).joined(separator: "\n"))
    }
    return resolution.context
  }
}
