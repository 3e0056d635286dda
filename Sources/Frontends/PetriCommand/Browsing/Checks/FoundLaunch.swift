import PetriBrowser
import PetriCatalog
import PetriChecks
import PetriComposer

struct FoundLaunch {
  let request: LaunchRequest
  let moves: [String]

  @MainActor init(_ finding: CheckFinding, of screen: ScreenDefinition, in workspace: Workspace) {
    var look = LaunchEnvironment(settings: workspace.catalog.settings)
    // The layout check starts with the screen's first snapshot device.
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
