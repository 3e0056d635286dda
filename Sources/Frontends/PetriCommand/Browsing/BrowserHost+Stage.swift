import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriText

extension BrowserHost {
  func open(_ name: String, in environment: ShownEnvironment) -> [BrowserMessage] {
    guard let screen = workspace.catalog.screen(named: name) else { return perform(.prepare(screen: name)) }
    let hasContext = !LaunchForm(of: screen, in: workspace.catalog).fields.isEmpty
    let request = LaunchRequest(screen: name, fixture: hasContext ? Fixture.examples : nil, environment: environment)
    return check(request).problems.isEmpty ? [.ready(request)] : perform(.prepare(screen: name))
  }

  func check(_ request: LaunchRequest) -> LaunchForm.Check {
    guard let screen = workspace.catalog.screen(named: request.screen) else {
      return LaunchForm.Check(problems: ["": "it has errors now"])
    }
    do {
      let launcher = Launcher(workspace: workspace)
      let checked = try launcher.checked(request, of: screen)
      let state = try launcher.composer(request.state.map(\.argument), for: checked.launch).state.values
      return LaunchForm.Check(
        problems: LaunchProblems(checked).byField,
        inside: LaunchForm.valuesInside(screen, with: checked.resolution.context, state: state, in: workspace.catalog)
      )
    } catch {
      return LaunchForm.Check(problems: ["": "\(error)".cleaned])
    }
  }

  func follow(_ link: String, in environment: ShownEnvironment) -> [BrowserMessage] {
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

  /// Launches a screen; if it is already running, replays its moves as far as possible.
  func launch(_ request: LaunchRequest) -> [BrowserMessage] {
    let before = live.flatMap { $0.request.screen == request.screen ? $0 : nil }
    do {
      let new = try liveScreen(request)
      new.script = before?.script
      let stopped = before.flatMap { new.replay($0) }
      live = new
      let note = stopped.map { "not all was done again: \($0)".cleaned }
      return [.stage(request, new.view)] + (note.map { [.note($0, until: .shown)] } ?? [])
    } catch {
      guard let before else { return [.note("\(error)".cleaned)] }
      var view = before.view
      let isBroken = workspace.loaded.brokenScreens.contains { $0.name == request.screen }
      let text = isBroken ? BrowserSource(workspace).problems(of: request.screen) : "\(error)"
      view.problems = text.split(separator: "\n").map { String($0).cleaned }
      return [.stage(before.request, view)]
    }
  }

  func replay(_ request: LaunchRequest, _ moves: [String]) -> [BrowserMessage] {
    live = nil
    let launched = launch(request)
    guard let live else { return launched }
    for (place, text) in moves.enumerated() {
      guard let move = try? Move(text), let problem = live.act(.move(move)) else { continue }
      let note = "step \(place + 1) of \(moves.count), \(text): \(problem)"
      return [.stage(request, live.view), .note(note.cleaned)]
    }
    return [.stage(request, live.view)]
  }

  /// Launches the screen of a walk in the current environment; returns the reason if that fails.
  func begin(_ name: String) -> [BrowserMessage]? {
    guard let before = live, let screen = workspace.catalog.screen(named: before.request.screen),
      let walk = screen.walks.first(where: { $0.name == name })
    else { return [.note("the walk '\(name)' no longer exists")] }
    var request = LaunchRequest(screen: screen.name, environment: before.request.environment)
    request.fixture = walk.fixture ?? (screen.context.isEmpty ? nil : Fixture.examples)
    do {
      let new = try liveScreen(request)
      new.script = walk.steps.isEmpty ? nil : (walk, 0)
      live = new
      return nil
    } catch {
      return [.note("\(error)".cleaned)]
    }
  }

  private func liveScreen(_ request: LaunchRequest) throws -> LiveScreen {
    try LiveScreen(
      request,
      in: workspace.choosing(request.environment.variants),
      columns: stageColumns,
      stepColumns: stepColumns
    )
  }

  func fitStage(for model: BrowserModel) -> [BrowserMessage] {
    guard let live, (stageColumns, stepColumns) != (model.stageColumns, model.stepColumns) else { return [] }
    (stageColumns, stepColumns) = (model.stageColumns, model.stepColumns)
    (live.columns, live.stepColumns) = (stageColumns, stepColumns)
    return [.stage(live.request, live.view)]
  }

  func play(_ name: String) -> [BrowserMessage] {
    if let problem = begin(name) { return problem }
    guard let live else { return [] }
    let count = live.script?.walk.steps.count ?? 0
    while live.script != nil {
      if let stopped = live.takeNextStep() { return [.stage(live.request, live.view), .note(stopped.cleaned)] }
    }
    return [.stage(live.request, live.view), .note("the walk '\(name)' went through: \(count) steps".cleaned)]
  }

  func takeNextStep() -> [BrowserMessage] {
    guard let live, let script = live.script else { return [] }
    let stopped = live.takeNextStep()
    let note = stopped ?? live.view.nextStep.map { "next: \($0)" } ?? "the walk '\(script.walk.name)' went through"
    return [.stage(live.request, live.view), .note(note.cleaned)]
  }

  func source(of request: PreviewRequest) -> BrowserSource {
    let variants = request.environment.variants
    // The segues to a screen are only known from the complete graph.
    return BrowserSource(workspace.choosing(variants), graph: request.tab == .routes ? graph(in: variants) : nil)
  }

  /// Writes a fixture or walk to the launched screen's file, then reloads the screen from it.
  func save(_ kind: SavedKind, named name: String) -> [BrowserMessage] {
    guard let live else { return [] }
    let saved: (request: LaunchRequest, file: String)
    do {
      saved = try LaunchSaving(workspace: workspace, live: live).save(kind, named: name)
    } catch {
      return [.askForName(kind, name), .note("nothing was written: \(error)".cleaned)]
    }
    let note = BrowserMessage.note("saved in \(saved.file)".cleaned)
    guard let new = try? Workspace(options, workspace.invocation, toleratingErrors: true, reusing: cache),
      !new.loaded.isCatalogFileBroken, new.catalog.screen(named: saved.request.screen) != nil
    else { return [note] }
    workspace = new
    checker.replace(new)
    return launch(saved.request) + [note] + verifier.replace(new)
  }

  /// Records a snapshot of the initial state of the launched screen; a snapshot has no moves.
  func record(_ rendering: Rendering) -> [BrowserMessage] {
    guard let live else { return [] }
    let workspace = workspace.choosing(live.request.environment.variants)
    guard let screen = workspace.catalog.screen(named: live.request.screen) else { return [] }
    let note = SnapshotRecording(workspace: workspace).record(live.request, of: screen, as: rendering)
    // Rendering the snapshot changed the current device.
    return launch(live.request) + [.note(note.cleaned)]
  }
}
