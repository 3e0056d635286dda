import CSystem
import Foundation
import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriTerminal
import PetriText

/// Runs the browser: messages in, pictures out, and what it wants done.
@MainActor
final class BrowserHost {
  private(set) var workspace: Workspace { didSet { graphs.forget() } }
  private let options: CatalogOptions
  /// What was loaded last, so that only what has changed is read again.
  private let cache = FileCache()
  private(set) var live: LiveScreen?

  /// What reads the catalogue behind the browser, where it has so many screens that somebody would wait for it.
  private var background: BackgroundReading?
  private let place: CatalogPlace?
  /// What is known of the catalogue beside its definitions.
  private(set) var reading: CatalogReading?
  /// What reads which screens lead to which, where reading the catalogue didn't tell.
  let graphs = GraphReading { Terminal.wake() }
  /// Whether screens can be looked at, and not only the list.
  private(set) var isOpen = true
  /// How the terminal is drawn on, once it is.
  private var look: BrowserLook?
  /// What makes pictures of pixels.
  private(set) var pixels: PixelMaker?
  /// Whether the terminal shows pictures in colours.
  private(set) var paintsPictures = true
  /// Whether the terminal's ground is light, once it has said so.
  private var isLight: Bool?
  /// What was wanted before that.
  private var held: [BrowserEffect] = []
  /// Compares screens with their snapshots behind the browser.
  private let verifier: SnapshotVerifier
  /// When somebody pressed a key last.
  private var lastInput = ContinuousClock.now
  /// The catalogue that is no catalogue, found out when the terminal was taken already.
  private(set) var broken: LoadedCatalog?

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

  /// Runs until somebody quits or the terminal is gone.
  ///
  /// - Parameters:
  ///   - look: how the terminal is drawn on.
  ///   - launch: what is launched at once.
  /// - Returns: the exit code.
  func run(on terminal: consuming Terminal, look: BrowserLook, launch: LaunchRequest? = nil) -> Int32 {
    // UIKit's warnings would be drawn over by the next picture, and draw over this one.
    Stage.hearMisuse { _ in }
    let pixels = PixelMaker(look.graphics, environment: ProcessInfo.processInfo.environment)
    self.pixels = pixels
    let size = terminal.size
    let settings = look.settings(in: workspace.folder)
    _ = pixels.resize(to: size)
    var model = BrowserModel(
      shownCatalog,
      columns: size.columns,
      rows: size.rows,
      keys: settings.keys,
      theme: settings.theme.adapted(to: look.colors)
    )
    self.look = look
    if let note = settings.note { _ = model.update(.note(note)) }
    _ = model.update(.places(PlacesFile(of: workspace.folder).places))
    paintsPictures = look.colors > .none && !look.isASCII
    var writer = FrameWriter(colors: look.colors, isASCII: look.isASCII)
    // Its answers come when they come.
    let questions = look.colors > .none ? TerminalReply.backgroundQuestion : ""
    guard terminal.write(questions + pixels.questions) else { return 0 }
    // What takes long comes after the first picture.
    guard launch != nil || terminal.write(writer.frame(model.picture, cursor: model.cursor)) else { return 0 }
    var watch = CatalogWatch(folder: workspace.folder)
    if !isOpen, reading != nil { background?.open() }
    let start = ContinuousClock.now
    var effects = launch.map { model.launch($0) } ?? []
    if let texts = isOpen ? reading?.texts ?? BrowserSource(workspace).searchTexts : nil {
      _ = model.update(.texts(texts))
    }
    defer { verifier.end() }
    while true {
      if let code = carryOut(effects, &model, terminal, &writer) { return code }
      effects = (takeReading() + takeGraph(for: model) + takePixels(model, terminal, &writer))
        .flatMap { model.update($0) }
      if isOpen, !held.isEmpty {
        effects += model.update(.note("")) + held
        held = []
      }
      guard effects.isEmpty else { continue }
      guard broken == nil else { return 1 }
      // What was printed, mostly by a controller, is shown as a note.
      if let line = terminal.printed().split(whereSeparator: \.isNewline).last {
        effects += model.update(.note("printed: \(line)".cleaned))
      }
      guard terminal.write(writer.frame(model.picture, cursor: model.cursor)) else { return 0 }
      // The picture of a move comes before what takes longer, and so does the next key.
      let isBusy = model.isSearchPending || nextWanted(of: model) != nil
      let patience = patience(watch.interval, isBusy: isBusy, of: model)
      switch terminal.next(
        milliseconds: patience,
        watching: [watch.descriptor] + (canVerify ? verifier.descriptors : [])
      ) {
      case .closed: return 0
      case .watched:
        watch.heard()
        effects += verify(&model)
      case .timeout where isBusy: effects += work(&model)
      case .timeout:
        effects += verify(&model)
        if watch.hasChanged() { for message in reload() { effects += model.update(message) } }
      case .woken: break
      case .resized:
        let size = terminal.size
        writer.forget()
        guard terminal.write(pixels.resize(to: size)) else { return 0 }
        effects += model.update(.resized(columns: size.columns, rows: size.rows))
      case .answered(let reply):
        pixels.hear(reply)
        if let isLight = reply.isLight, isLight != self.isLight { effects += takeGround(isLight, &model) }
      case .input(let event):
        lastInput = .now
        effects += model.update(.input(event, at: start.duration(to: .now)))
      }
    }
  }

  /// Does a part of what nobody waits for.
  private func work(_ model: inout BrowserModel) -> [BrowserEffect] {
    if model.isSearchPending { return model.update(.searchOn) }
    // Small things are done together, for each turn draws: but so few that a key waits for none of them.
    let end = ContinuousClock.now + BrowserHost.turn
    var effects: [BrowserEffect] = []
    repeat {
      guard let request = nextWanted(of: model) else { break }
      guard !beginPixels(request) else { continue }
      effects += content(for: request).flatMap { model.update($0) }
    } while ContinuousClock.now < end
    return effects
  }

  private func content(for request: PreviewRequest) -> [BrowserMessage] {
    guard request.tab == .snapshots else {
      return [.preview(request, source(of: request).content(for: request, hasColors: paintsPictures))]
    }
    let (review, state) = verifier.review(of: request.screen)
    return [.preview(request, .review(review)), .snapshots([request.screen: state])]
  }

  // MARK: - Snapshots

  /// After so long without a key screens begin to be compared with their snapshots.
  private static let calm = Duration.seconds(2)
  /// So often is looked whether a worker is still at work.
  private static let workerTurn: Int32 = 500

  /// Whether nothing is read behind: a process must not be forked while another thread works.
  private var canVerify: Bool { isOpen && background?.isReading != true && pixels?.isBusy != true }

  /// Whether screens are to be compared without anybody having asked for it: of a small catalogue, if it has snapshots.
  private var mayVerify: Bool {
    isOpen && !verifier.hasBegun && workspace.catalog.screens.count < OverviewIndex.fewestScreens
      && verifier.hasSnapshots
  }

  private func patience(_ interval: Int32, isBusy: Bool, of model: BrowserModel) -> Int32 {
    if isBusy { return model.patience.milliseconds }
    if canVerify && verifier.isDue { return 0 }
    let left = Int32(max(.zero, BrowserHost.calm - (.now - lastInput)) / .milliseconds(1))
    let own =
      verifier.isGoing ? BrowserHost.workerTurn : mayVerify ? max(canVerify ? 1 : BrowserHost.workerTurn, left) : -1
    return own < 0 ? interval : interval < 0 ? own : min(interval, own)
  }

  /// Takes what was found behind.
  private func verify(_ model: inout BrowserModel) -> [BrowserEffect] {
    guard canVerify else { return [] }
    if mayVerify, .now - lastInput >= BrowserHost.calm { verifier.begin(first: []) }
    guard verifier.isGoing else { return [] }
    return verifier.step().flatMap { model.update($0) }
  }

  /// For so long things that nobody waits for are begun before a key is looked for.
  private static let turn = Duration.milliseconds(4)

  /// The catalogue as the model has it.
  private var shownCatalog: BrowserCatalog {
    var catalog = BrowserSource(workspace).catalog(listing: reading?.entries ?? CatalogOverview(workspace).entries)
    catalog.isLoading = !isOpen && reading == nil
    return catalog
  }

  /// What was read behind the browser.
  private func takeReading() -> [BrowserMessage] {
    guard let new = background?.take(), let place else { return [] }
    guard !new.loaded.isCatalogFileBroken, let whole = try? Workspace(whole: new.loaded, of: place, options) else {
      if reading == nil { broken = new.loaded }
      return [.note(BrowserHost.note(about: new.loaded), until: .loaded)]
    }
    let before = shownCatalog
    workspace = whole
    reading = new
    let compared = verifier.replace(whole, isLarge: whole.catalog.screens.count >= OverviewIndex.fewestScreens)
    let isFirst = !isOpen
    isOpen = true
    if !new.isDeferred { background = nil }
    petri_trim_memory()
    let catalog = shownCatalog
    return (isFirst && catalog == before ? [] : [.loaded(catalog)]) + (new.texts.map { [.texts($0)] } ?? []) + compared
  }

  /// Does all that is wanted, and what comes of it.
  ///
  /// - Returns: the exit code, where that was wanted.
  private func carryOut(
    _ effects: [BrowserEffect],
    _ model: inout BrowserModel,
    _ terminal: borrowing Terminal,
    _ writer: inout FrameWriter
  ) -> Int32? {
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      let messages: [BrowserMessage]
      switch effect {
      case .quit(let code): return code
      case .stop:
        terminal.stop()
        writer.forget()
        messages = []
      case .edit(let screen):
        messages = edit(screen, terminal)
        writer.forget()
      case .copy(let text):
        // OSC 52: the terminal's own clipboard, also over ssh.
        let encoded = Data(text.utf8).base64EncodedString()
        messages = terminal.write("\u{1B}]52;c;\(encoded)\u{07}") ? [.note("copied: \(text)")] : []
      case .remember, .bookmark: messages = perform(effect)
      default:
        if isOpen {
          messages = perform(effect)
        } else {
          held.append(effect)
          // Nobody asked for fixtures, and nobody waits for them.
          if case .listFixtures = effect { messages = [] } else { messages = [.note("loading the catalogue …")] }
        }
      }
      for message in messages { waiting += model.update(message) }
    }
    return nil
  }

  /// What needs no terminal.
  func perform(_ effect: BrowserEffect) -> [BrowserMessage] {
    switch effect {
    case .quit, .stop, .edit, .copy: return []
    case .reload: return readSettings() + reload()
    case .prepare(let name):
      guard let screen = workspace.catalog.screen(named: name) else { return [.note("'\(name)' can't be launched")] }
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

  // MARK: - A launched screen

  private func check(_ request: LaunchRequest) -> LaunchForm.Check {
    guard let screen = workspace.catalog.screen(named: request.screen) else {
      return LaunchForm.Check(problems: ["": "it has errors now"])
    }
    do {
      let launcher = Launcher(workspace: workspace)
      let checked = try launcher.checked(request, of: screen)
      let state = try launcher.composer(request.state.map(\.argument), locale: request.environment.locale).state.values
      return LaunchForm.Check(
        problems: LaunchProblems(checked).byField,
        inside: LaunchForm.valuesInside(screen, with: checked.resolution.context, state: state, in: workspace.catalog)
      )
    } catch {
      return LaunchForm.Check(problems: ["": "\(error)".cleaned])
    }
  }

  private func follow(_ link: String, in environment: ShownEnvironment) -> [BrowserMessage] {
    do throws(LinkFailure) {
      let destination = try workspace.catalog.destination(of: link)
      var request = LaunchRequest(screen: destination.screen, environment: environment)
      request.values = LaunchRequest.Value.values(of: destination.values)
      request.prefersDefaults = true
      live = nil
      return launch(request)
    } catch {
      return [.note("it leads nowhere: \(error)".cleaned)]
    }
  }

  /// Launches a screen; one that is launched already goes on where it is, as far as its steps can be done again.
  private func launch(_ request: LaunchRequest) -> [BrowserMessage] {
    let before = live.flatMap { $0.request.screen == request.screen ? $0 : nil }
    do {
      let new = try LiveScreen(request, in: workspace.choosing(request.environment.variants))
      new.script = before?.script
      let stopped = before.flatMap { new.replay($0) }
      live = new
      let note = stopped.map { "not all was done again: \($0)".cleaned }
      return [.stage(request, new.view)] + (note.map { [.note($0, until: .shown)] } ?? [])
    } catch {
      guard let before else { return [.note("\(error)".cleaned)] }
      var view = before.view
      let isWhole = workspace.catalog.screen(named: request.screen) != nil
      let text = isWhole ? "\(error)" : BrowserSource(workspace).problems(of: request.screen)
      view.problems = text.split(separator: "\n").map { String($0).cleaned }
      return [.stage(before.request, view)]
    }
  }

  /// Launches what a walk begins with, in the environment that is shown; gives what there is to say where it can't.
  private func begin(_ name: String) -> [BrowserMessage]? {
    guard let before = live, let screen = workspace.catalog.screen(named: before.request.screen),
      let walk = screen.walks.first(where: { $0.name == name })
    else { return [.note("there is no walk '\(name)' any more")] }
    var request = LaunchRequest(screen: screen.name, environment: before.request.environment)
    request.fixture = screen.context.isEmpty ? nil : walk.fixture ?? Fixture.examples
    do {
      let new = try LiveScreen(request, in: workspace.choosing(request.environment.variants))
      new.script = walk.steps.isEmpty ? nil : (walk, 0)
      live = new
      return nil
    } catch {
      return [.note("\(error)".cleaned)]
    }
  }

  /// Plays a walk from its beginning to its end.
  private func play(_ name: String) -> [BrowserMessage] {
    if let problem = begin(name) { return problem }
    guard let live else { return [] }
    let count = live.script?.walk.steps.count ?? 0
    while live.script != nil {
      if let stopped = live.takeNextStep() { return [.stage(live.request, live.view), .note(stopped.cleaned)] }
    }
    return [.stage(live.request, live.view), .note("the walk '\(name)' went through: \(count) steps".cleaned)]
  }

  /// Takes the next step of the walk that was begun.
  private func takeNextStep() -> [BrowserMessage] {
    guard let live, let script = live.script else { return [] }
    let stopped = live.takeNextStep()
    let note = stopped ?? live.view.nextStep.map { "next: \($0)" } ?? "the walk '\(script.walk.name)' went through"
    return [.stage(live.request, live.view), .note(note.cleaned)]
  }

  func source(of request: PreviewRequest) -> BrowserSource {
    let variants = request.environment.variants
    // Only all screens together say what leads to one.
    return BrowserSource(workspace.choosing(variants), graph: request.tab == .routes ? graph(in: variants) : nil)
  }

  /// Writes something into the launched screen's file, and goes on with the screen as the file has it now.
  private func save(_ kind: SavedKind, named name: String) -> [BrowserMessage] {
    guard let live else { return [] }
    let saved: (request: LaunchRequest, file: String)
    do {
      saved = try LaunchSaving(workspace: workspace, live: live).save(kind, named: name)
    } catch {
      return [.askForName(kind, name), .note("nothing was written: \(error)".cleaned)]
    }
    let note = BrowserMessage.note("saved in \(saved.file)".cleaned)
    if let background {
      // The screen is launched anew when its file has been read.
      background.begin()
      return [note]
    }
    guard let new = try? Workspace(options, toleratingErrors: true, reusing: cache),
      !new.loaded.isCatalogFileBroken, new.catalog.screen(named: saved.request.screen) != nil
    else { return [note] }
    workspace = new
    return launch(saved.request) + [note] + verifier.replace(new, isLarge: false)
  }

  /// Records the launched screen as it was launched; what was done since is no part of a snapshot.
  private func record(_ rendering: Rendering) -> [BrowserMessage] {
    guard let live else { return [] }
    let workspace = workspace.choosing(live.request.environment.variants)
    guard let screen = workspace.catalog.screen(named: live.request.screen) else { return [] }
    let note = SnapshotRecording(workspace: workspace).record(live.request, of: screen, as: rendering)
    // Printing took the device.
    return launch(live.request) + [.note(note.cleaned)]
  }

  // MARK: - The files

  /// Reads keys and colours anew.
  private func readSettings() -> [BrowserMessage] {
    guard let look else { return [] }
    let settings = look.settings(in: workspace.folder, isLight: isLight)
    return [.settings(settings.keys, settings.theme.adapted(to: look.colors))]
      + (settings.note.map { [.note($0)] } ?? [])
  }

  /// Takes what the terminal says of its ground.
  private func takeGround(_ isLight: Bool, _ model: inout BrowserModel) -> [BrowserEffect] {
    self.isLight = isLight
    guard let settings = readSettings().first else { return [] }
    return model.update(settings)
  }

  /// Loads the catalogue anew; a broken `Catalog.yaml` leaves what is shown as it is.
  private func reload() -> [BrowserMessage] {
    if let background {
      background.begin()
      return []
    }
    guard let new = try? Workspace(options, toleratingErrors: true, reusing: cache) else {
      return [.note("the catalogue can't be read; what is shown is as it was", until: .loaded)]
    }
    if new.loaded.isCatalogFileBroken { return [.note(BrowserHost.note(about: new.loaded), until: .loaded)] }
    workspace = new
    reading = nil
    return [.loaded(shownCatalog), .texts(BrowserSource(workspace).searchTexts)]
      + verifier.replace(new, isLarge: false)
  }

  private static func note(about broken: LoadedCatalog) -> String {
    let first = broken.diagnostics.first.map { ": \($0.message)" } ?? ""
    return "Catalog.yaml has errors, what is shown is as it was\(first)".cleaned
  }

  private func edit(_ screen: String, _ terminal: borrowing Terminal) -> [BrowserMessage] {
    guard let place = workspace.placeOfScreen(named: screen) else { return [] }
    let environment = ProcessInfo.processInfo.environment
    guard let editor = environment["VISUAL"] ?? environment["EDITOR"], !editor.isEmpty else {
      return [.note("\(place.file):\(place.line); set EDITOR to open it here")]
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The editor's own words are the shell's, as git has it; the file is one argument.
    process.arguments = ["-c", "\(editor) \"$@\"", "sh", "+\(place.line)", "\(workspace.folder)/\(place.file)"]
    terminal.suspended {
      try? process.run()
      process.waitUntilExit()
    }
    return reload()
  }
}

extension Duration {
  fileprivate var milliseconds: Int32 {
    Int32(clamping: components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
