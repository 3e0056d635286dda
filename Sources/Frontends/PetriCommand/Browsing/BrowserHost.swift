import PetriBrowser
import PetriCatalog
import PetriLoader
import PetriText

/// Runs the browser: messages in, pictures out, and its effects.
@MainActor
final class BrowserHost {
  var workspace: Workspace { didSet { knownGraph = nil } }
  let options: CatalogOptions
  /// The files that were loaded last, so that only what has changed is read again.
  let cache: FileCache
  var live: LiveScreen?
  /// How many columns its wireframe has at most; as many as it usually has where it is `nil`.
  var stageColumns: Int?
  /// The same where two of its steps are compared.
  var stepColumns: Int?
  /// Which screens lead to which, in the variants that were asked for last.
  var knownGraph: (variants: [String: String], graph: CatalogGraph)?
  /// How the terminal is drawn on, once it is.
  var look: BrowserLook?
  /// Makes pictures of pixels.
  var pixels: PixelMaker?
  /// Whether the terminal's background is light, once it has reported it.
  var isLight: Bool?
  /// Compares screens with their snapshots behind the browser.
  let verifier: SnapshotVerifier
  /// Checks the screen that is looked at, behind the browser too.
  let checker: ScreenChecker
  /// When the user pressed a key last.
  var lastInput = ContinuousClock.now

  /// - Parameter cache: the files that the workspace was loaded from, where they were kept.
  init(workspace: Workspace, options: CatalogOptions, cache: FileCache = FileCache()) {
    self.workspace = workspace
    self.options = options
    self.cache = cache
    verifier = SnapshotVerifier(workspace)
    checker = ScreenChecker(workspace)
  }

  /// Performs effects that need no terminal.
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
      // Nobody asked for it, so a failure isn't reported.
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
