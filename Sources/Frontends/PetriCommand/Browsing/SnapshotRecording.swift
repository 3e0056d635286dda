import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots

@MainActor
struct SnapshotRecording {
  let workspace: Workspace

  /// Records a launch if a snapshot can represent it: a fixture or the examples, without other values.
  ///
  /// - Returns: a message with the result.
  func record(_ request: LaunchRequest, of screen: ScreenDefinition, as rendering: Rendering) -> String {
    guard request.values.isEmpty, request.state.isEmpty, !request.prefersDefaults else {
      return "a snapshot needs a fixture: save the context and the state as one, then launch with it"
    }
    guard request.layersOff.isEmpty else {
      return "a snapshot needs all layers: put them back, and launch again"
    }
    guard SnapshotMatrix(of: workspace.catalog).kinds(of: screen).contains(rendering) else {
      return "'\(screen.name)' has no snapshots as \(rendering.rawValue): name it in 'as' of its 'matrix'"
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
      printer: workspace.printer,
      store: workspace.snapshotStore,
      mode: .all,
      run: nil
    )
    guard let result = try? work.result(of: cell) else { return "it couldn't be written" }
    switch result.status {
    case .recorded: return "recorded \(result.name)"
    case .rewritten: return "rewritten \(result.name)"
    case .same: return "\(result.name) is up to date"
    default: return result.message ?? "it couldn't be written"
    }
  }
}
