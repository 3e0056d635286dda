import PetriBrowser
import PetriCatalog
import PetriChecks
import PetriComposer

/// The launch that shows a finding, and the moves to it.
struct FoundLaunch {
  /// The launch.
  let request: LaunchRequest
  /// The moves after it.
  let moves: [String]

  @MainActor init(_ finding: CheckFinding, of screen: ScreenDefinition, in workspace: Workspace) {
    var look = LaunchEnvironment(settings: workspace.catalog.settings)
    // The usual look of layout is that of the screen's snapshots.
    if finding.rule.kind == .layout, let device = screen.devices.first { look.device = device }
    var environment = ShownEnvironment(finding.environment ?? look)
    environment.variants = workspace.unusualVariants
    var request = LaunchRequest(
      screen: screen.name,
      fixture: finding.givenFixture ?? (screen.context.isEmpty ? nil : Fixture.examples),
      environment: environment
    )
    request.values = finding.context.sorted { $0.key < $1.key }
      .map { LaunchRequest.Value(path: $0.key, text: $0.value) }
    (self.request, moves) = (request, finding.moves)
  }
}
