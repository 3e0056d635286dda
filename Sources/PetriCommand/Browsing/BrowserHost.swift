import PetriBrowser
import PetriCatalog
import PetriLoader
import PetriTerminal
import PetriText

/// Runs the browser: messages in, pictures out, and its effects.
@MainActor
final class BrowserHost {
  var workspace: Workspace { didSet { graphs.forget() } }
  let options: CatalogOptions
  /// The files loaded last, so that only changed ones are read again.
  let cache = FileCache()
  var live: LiveScreen?

  /// Reads the catalogue behind the browser, where it has so many screens that the user would wait for it.
  var background: BackgroundReading?
  let place: CatalogPlace?
  /// The facts about the catalogue beside its definitions.
  var reading: CatalogReading?
  /// Reads which screens lead to which, if reading the catalogue hasn't shown it.
  let graphs = GraphReading { Terminal.wake() }
  /// Whether screens can be looked at, and not only the list.
  var isOpen = true
  /// The effects that were wanted before they could be performed.
  var held: [BrowserEffect] = []
  /// How the terminal is drawn on, once it is.
  var look: BrowserLook?
  /// Makes pictures of pixels.
  var pixels: PixelMaker?
  /// Whether the terminal shows pictures in colours.
  var paintsPictures = true
  /// Whether the terminal's background is light, once it has reported it.
  var isLight: Bool?
  /// Compares screens with their snapshots behind the browser.
  let verifier: SnapshotVerifier
  /// When the user pressed a key last.
  var lastInput = ContinuousClock.now
  /// The catalogue that isn't a catalogue, found out when the terminal was taken already.
  var broken: LoadedCatalog?

  init(workspace: Workspace, options: CatalogOptions) {
    self.workspace = workspace
    self.options = options
    verifier = SnapshotVerifier(workspace)
    place = nil
  }

  /// A browser of a catalogue that may still be read.
  init(_ opening: CatalogOpening, options: CatalogOptions) {
    workspace = opening.workspace
    verifier = SnapshotVerifier(opening.workspace)
    self.options = options
    place = opening.place
    reading = opening.reading
    background = opening.background
    isOpen = opening.reading?.texts != nil
    if isOpen, opening.reading?.isDeferred == false { background = nil }
  }

  /// Performs effects that need no terminal.
  func perform(_ effect: BrowserEffect) -> [BrowserMessage] {
    switch effect {
    case .quit, .stop, .edit, .copy: return []
    case .reload: return readSettings() + reload()
    case .prepare(let name):
      guard let screen = workspace.catalog.screen(named: name) else {
        return [.note("'\(name)' can't be launched", until: .loaded)]
      }
      return [.form(LaunchForm(of: screen, in: workspace.catalog))]
    case .remember(let screen):
      // Nobody asked for it, so a failure isn't reported.
      try? PlacesFile(of: workspace.folder).change { $0.visit(screen) }
      return []
    case .bookmark(let screen, let isMarked):
      do {
        try PlacesFile(of: workspace.folder).change { $0.mark(screen, isMarked) }
        return []
      } catch {
        return [.note("the bookmark lasts only for this session: \(error)".cleaned)]
      }
    case .listFixtures(let name):
      return [.fixtures(workspace.catalog.screen(named: name)?.fixtures.map(\.name) ?? [], of: name)]
    case .check(let request): return [.checked(check(request))]
    case .launch(let request): return launch(request)
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
