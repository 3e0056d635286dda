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
  public func text(of cell: SnapshotCell) throws(CellFailure) -> String { try print(cell).text }

  /// The complete text of a cell's file, and the screen that it was printed from; `nil` for routes, which definitions
  /// decide alone.
  func print(_ cell: SnapshotCell) throws(CellFailure) -> (text: String, launched: LaunchedScreen?) {
    if cell.rendering == .routes, let screen = catalog.screen(named: cell.screen) {
      return (cell.header + RoutesText(of: screen, in: catalog).text, nil)
    }
    let launched = try launch(cell)
    return (cell.header + launched.text(as: cell.rendering), launched)
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
    var launch = try launch(of: screen, cell)
    if let values { launch.state = values }
    let launched: LaunchedScreen
    do {
      launched = try LaunchedScreen(
        launch,
        in: catalog,
        registry: registry,
        isListening: cell.rendering == .lifecycle,
        recording: record
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

  private func launch(of screen: ScreenDefinition, _ cell: SnapshotCell) throws(CellFailure) -> Launch {
    let name = cell.fixture
    guard name == Fixture.examples || screen.fixture(named: name) != nil else {
      throw CellFailure("'\(screen.name)' has no fixture '\(name)'")
    }
    let launch = Launch(of: screen, fixture: name, in: cell.environment)
    guard launch.problems.isEmpty else {
      let lines = launch.problems.map { "  \($0)" }
      throw CellFailure((["the fixture '\(name)' isn't a complete context:"] + lines).joined(separator: "\n"))
    }
    return launch
  }
}
