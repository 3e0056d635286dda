import PetriBrowser
import PetriCatalog
import PetriLoader
import PetriText

/// Runs the browser: sends it messages, draws its frames and performs its effects.
@MainActor
final class BrowserHost {
  var workspace: Workspace { didSet { knownGraph = nil } }
  let options: CatalogOptions
  /// Files from the last load, so that only changed ones are parsed again.
  let cache: FileCache
  var live: LiveScreen?
  /// The maximum width of the wireframe in columns; `nil` for the default.
  var stageColumns: Int?
  /// The maximum width in columns of each wireframe when two steps are compared; `nil` for the default.
  var stepColumns: Int?
  var knownGraph: (variants: [String: String], graph: CatalogGraph)?
  var look: BrowserLook?
  var pixels: PixelMaker?
  /// Whether the terminal reported a light background; `nil` before its reply.
  var isLight: Bool?
  let verifier: SnapshotVerifier
  let checker: ScreenChecker
  var lastInput = ContinuousClock.now

  /// - Parameter cache: the files that the workspace was loaded from.
  init(workspace: Workspace, options: CatalogOptions, cache: FileCache = FileCache()) {
    self.workspace = workspace
    self.options = options
    self.cache = cache
    verifier = SnapshotVerifier(workspace)
    checker = ScreenChecker(workspace)
  }

  func perform(_ effect: BrowserEffect) -> [BrowserMessage] {
    switch effect {
    case .quit, .stop, .edit, .copy: return []
    case .reload: return readSettings() + reload()
    case .open(let name, let environment): return open(name, in: environment)
    case .prepare(let name):
      guard let screen = workspace.catalog.screen(named: name) else {
        return [.note("'\(name)' can't be launched", until: .loaded)]
      }
      return [.form(LaunchForm(of: screen, in: workspace.catalog))]
    case .remember(let screen):
      // Recent screens are saved without a request by the user, so failures are ignored.
      try? PlacesFile(of: workspace.folder, workspace.invocation.environment).change { $0.visit(screen) }
      return []
    case .bookmark(let screen, let isMarked):
      do {
        try PlacesFile(of: workspace.folder, workspace.invocation.environment).change { $0.mark(screen, isMarked) }
        return []
      } catch {
        return [.note("the bookmark lasts only for this session: \(error)".cleaned)]
      }
    case .listFixtures(let name):
      return [.fixtures(workspace.catalog.screen(named: name)?.fixtures.map(\.name) ?? [], of: name)]
    case .check(let request): return [.checked(check(request))]
    case .launch(let request): return launch(request)
    case .replay(let request, let moves): return replay(request, moves)
    case .follow(let link, let environment): return follow(link, in: environment)
    case .act(let act):
      guard let live else { return [] }
      let note = live.act(act)
      return [.stage(live.request, live.view)] + (note.map { [.note($0.cleaned)] } ?? [])
    case .leaveStage:
      live = nil
      return []
    case .prepareSaving(let kind):
      guard let live else { return [] }
      let problem = LaunchSaving(workspace: workspace, live: live).problem(kind)
      guard let problem else { return [.askForName(kind)] }
      return [.note("can't be saved: \(problem)".cleaned)]
    case .save(let kind, let name): return save(kind, named: name)
    case .play(let name): return play(name)
    case .begin(let name):
      if let problem = begin(name) { return problem }
      guard let live else { return [] }
      let next = live.view.nextStep.map { "Ctrl-N: \($0)" } ?? "the walk has no steps"
      return [.stage(live.request, live.view), .note(next.cleaned)]
    case .nextStep: return takeNextStep()
    case .verify(let first):
      verifier.begin(first: first)
      return [.verifying(verifier.progress)]
    case .stopVerifying:
      verifier.stop()
      return [.verifying(nil)]
    case .decide(let decision, let screen, let paths): return verifier.decide(decision, screen: screen, paths: paths)
    case .undoDecision: return verifier.undo()
    case .record(let rendering): return record(rendering)
    }
  }
}
