import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriSnapshots

/// Records one snapshot from the browser.
@MainActor
struct SnapshotRecording {
  let workspace: Workspace

  /// Records a launch, if it is one that a snapshot can be of: a fixture or the examples, in an environment.
  ///
  /// - Returns: what was done, or why nothing was.
  func record(_ request: LaunchRequest, of screen: ScreenDefinition, as rendering: Rendering) -> String {
    guard request.values.isEmpty, !request.prefersDefaults else {
      return "a snapshot is of a fixture: save the context as one first, then launch with that"
    }
    guard request.layersOff.isEmpty, request.state.isEmpty else {
      return "a snapshot is of the whole onion and the state's defaults: put the layers on, and launch anew"
    }
    let cell = SnapshotCell(
      of: screen,
      fixture: request.fixture ?? Fixture.examples,
      in: LaunchEnvironment(request.environment),
      as: rendering,
      variants: workspace.catalog.unusualVariants(of: screen),
      settings: workspace.catalog.settings
    )
    let work = SnapshotWork(
      printer: CellPrinter(catalog: workspace.catalog, registry: PetriTool.registry),
      store: workspace.snapshotStore,
      mode: .all,
      run: nil
    )
    guard let result = try? work.result(of: cell) else { return "it could not be written" }
    switch result.status {
    case .recorded: return "recorded \(cell.path)"
    case .rewritten: return "rewritten \(cell.path)"
    case .same: return "\(cell.path) is as it should be"
    default: return result.message ?? "it could not be written"
    }
  }
}
