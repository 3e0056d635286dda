public import PetriCatalog
public import PetriComposer
public import PetriRendering
import PetriUIKit

/// Composes the screens of a catalogue and prints them as snapshots.
@MainActor
public struct CellPrinter {
  private let catalog: Catalog
  private let registry: ControllerRegistry

  /// Creates a printer of a catalogue's screens.
  ///
  /// - Parameter registry: The controllers that `class:` can refer to.
  public init(catalog: Catalog, registry: ControllerRegistry = ControllerRegistry()) {
    self.catalog = catalog
    self.registry = registry
  }

  var matrix: SnapshotMatrix { SnapshotMatrix(of: catalog) }

  /// The complete text of a cell.
  ///
  /// - Throws: `CellFailure` if the screen can't be composed or UIKit reports misuse.
  public func text(of cell: SnapshotCell) throws(CellFailure) -> String { try print(cell).text }

  /// The complete text of a cell, and the screen that was printed; `nil` for routes, which are printed from the
  /// definition.
  func print(_ cell: SnapshotCell) throws(CellFailure) -> (text: String, launched: LaunchedScreen?) {
    if cell.rendering == .routes, let screen = catalog.screen(named: cell.screen) {
      return (cell.header + RoutesText(of: screen, in: catalog).text, nil)
    }
    let launched = try launch(cell)
    return (cell.header + launched.text(as: cell.rendering), launched)
  }

  /// Launches the screen of a cell.
  ///
  /// - Parameters:
  ///   - values: The values of the app's state, which replace those of the cell's fixture.
  ///   - record: Records which views are created.
  /// - Throws: `CellFailure` if the screen can't be composed or something is refused during the launch.
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

/// The reason why a screen can't be printed.
public struct CellFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, on one or more lines.
  public let description: String

  /// Creates a failure.
  public init(_ description: String) {
    self.description = description
  }
}

extension LaunchedScreen {
  /// Throws if something was refused during the launch, in which case `petri launch` fails as well.
  ///
  /// - Throws: `CellFailure` with the refusals and UIKit's complaints.
  func requireNoRefusals() throws(CellFailure) {
    guard refusals.isEmpty else { throw CellFailure(refusals.map(\.description).joined(separator: "\n")) }
  }
}
