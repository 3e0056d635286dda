import PetriCatalog
import PetriText

extension BrowserModel {
  /// Handles a message; returns the effects to perform.
  public mutating func update(_ message: BrowserMessage) -> [BrowserEffect] {
    let effects = receive(message)
    findThumbnails()
    showHint()
    previews.hold(preview: previewRequest, details: detailsRequest)
    previews.hold(form: formPreviewRequest)
    // Record visits before quitting.
    return rememberVisits(effects) + effects + wantedFixtures()
  }

  private mutating func receive(_ message: BrowserMessage) -> [BrowserEffect] {
    switch message {
    case .input(let event, let time):
      // The note of a pressed button stays while it is held and released.
      if !event.isOfHeldButton { (note, noteEnd) = (nil, .nextKey) }
      if case .key = event { lastClick = nil }
      places.now = time
      return take(event, at: time)
    case .resized(let columns, let rows):
      self.columns = columns
      height = rows
      closeWhatNeedsTwoPanes()
      settlePanes()
    case .preview(let request, let content):
      keep(content, for: request)
      chooseGroup()
    case .pixels(let cell, let hint): pixels = PixelState(cell: cell, hint: hint)
    case .fixtures(let names, let screen): fixtures[screen] = names
    case .loaded(let catalog):
      replace(catalog)
      if noteEnd == .loaded { note = nil }
      return (stage.map { [.launch($0.request)] } ?? []) + (form.map { [.prepare(screen: $0.form.screen)] } ?? [])
    case .texts(let texts):
      screens.search(texts)
      keepVisible()
    case .graph(let graph, let variants): mapSource.take(graph, in: variants)
    case .places(let kept): places.take(kept)
    case .searchOn:
      if screens.advance() { showChosen() } else { keepVisible() }
    case .ready(let request): return launch(request)
    case .form(let new): return open(new)
    case .checked(let check): form?.check = check
    case .stage(let request, let view):
      if noteEnd == .shown { note = nil }
      show(request, view)
    case .snapshots(let states): snapshots.take(states)
    case .verifying(let progress): snapshots.progress = progress
    case .outdated(let tab, let screen): previews.forget { $0.tab == tab && $0.screen == screen }
    case .askForName(let kind, let name): prompt = PromptModel(purpose: .name(kind), input: TextInput(name))
    case .settings(let keys, let theme): set(keys, theme)
    case .note(let text, let end):
      note = text.isEmpty ? nil : text
      noteEnd = end
    }
    return []
  }

  /// Launches a screen as if it had been chosen.
  public mutating func launch(_ request: LaunchRequest) -> [BrowserEffect] {
    launching = request
    return [.launch(request)]
  }

  /// The events meant by a key with Alt: Escape and the key, if Alt with that key does nothing.
  public func parts(of event: InputEvent) -> [InputEvent] {
    guard case .key(.alt(let character)) = event, keys.action(of: .alt(character)) == nil else { return [event] }
    return [.key(.escape), .key(.character(character))]
  }

  mutating func take(_ event: InputEvent, at time: Duration = .zero) -> [BrowserEffect] {
    // Any other reaction needs the rows for the typed text.
    if !isSearching || !event.isTyped { screens.finish() }
    if case .key(.control("c")) = event { return [.quit(130)] }
    if case .key(.control("z")) = event { return [.stop] }
    if case .mouse(let mouse, let x, let y) = event { return click(mouse, x, y, at: time) }
    if layout.isTooSmall { return event == .key(.character("q")) ? [.quit(0)] : [] }
    switch overlays.top {
    case .help?: return help(event)
    case .prompt?: return answer(event)
    case .palette?: return choose(event)
    case nil: break
    }
    return switch modes.top {
    case .form?: fill(event)
    case .launched?: touch(event)
    case .sheet?: browseSheet(event)
    case .map?: walk(event)
    case .comparison?, nil: browse(event)
    }
  }

  // MARK: - Anywhere

  /// Performs an action that is the same in all modes; `nil` for others.
  mutating func performAnywhere(_ action: BrowserAction) -> [BrowserEffect]? {
    switch action {
    case .nextDevice:
      return show { environment, catalog in
        environment.device = BrowserModel.next(after: environment.device, in: catalog.devices)
      }
    case .nextAppearance:
      return show { $0.appearance = BrowserModel.next(after: $0.appearance, in: $1.appearances) }
    case .nextContentSize:
      return show { $0.contentSize = BrowserModel.next(after: $0.contentSize, in: $1.contentSizes) }
    case .nextLocale: return show { $0.locale = BrowserModel.next(after: $0.locale, in: $1.locales) }
    case .palette: palette = PaletteModel("commands", paletteEntries, recent: recentCommands.commands)
    case .bookmark: return toggleBookmark()
    case .copy: return launchCommand.map { [.copy($0)] } ?? []
    case .edit: return (stage?.request.screen ?? (mapEntry ?? entry)?.name).map { [.edit(screen: $0)] } ?? []
    case .editContext: return (stage?.request.screen ?? (mapEntry ?? entry)?.name).map { [.prepare(screen: $0)] } ?? []
    case .help: helpTop = 0
    case .quit: return [.quit(0)]
    case .interrupt: return [.quit(130)]
    case .stop: return [.stop]
    default: return arrange(action)
    }
    return []
  }

  /// Changes the environment; relaunches a launched screen in it.
  mutating func show(_ change: (inout ShownEnvironment, BrowserCatalog) -> Void) -> [BrowserEffect] {
    change(&environment, catalog)
    guard var request = stage?.request else { return [] }
    request.environment = environment
    return launch(request)
  }

  private mutating func help(_ event: InputEvent) -> [BrowserEffect] {
    guard case .key(let key) = event, let top = helpTop else { return [] }
    let page = max(1, height - 4)
    switch key {
    case .down, .character("j"): helpTop = top + 1
    case .up, .character("k"): helpTop = max(0, top - 1)
    case .pageDown, .character(" "): helpTop = top + page
    case .pageUp: helpTop = max(0, top - page)
    case .home, .character("g"): helpTop = 0
    case .end, .character("G"): helpTop = helpPage.height
    case .escape, .control("b"), .enter, .character("q"), .character("?"), .function(1): helpTop = nil
    default: break
    }
    if let top = helpTop { helpTop = min(top, max(0, helpPage.height - layout.stage.height)) }
    return []
  }

  private mutating func answer(_ event: InputEvent) -> [BrowserEffect] {
    guard let asked = prompt else { return [] }
    switch event {
    case .paste(let text): prompt?.input.insert(text)
    case .key(.escape), .key(.control("b")): prompt = nil
    case .key(.enter):
      prompt = nil
      let text = asked.input.text
      switch asked.purpose {
      case .name(let kind): return text.isEmpty ? [] : [.save(kind, as: text)]
      case .link: return text.isEmpty ? [] : [.follow(text, in: environment)]
      case .open: return text.isEmpty ? [] : [.act(.move(.open(link: text)))]
      case .state(let key):
        guard var request = stage?.request else { return [] }
        request.state.removeAll { $0.path == key }
        request.state.append(LaunchRequest.Value(path: key, text: text))
        return launch(request)
      }
    case .key(let key): _ = prompt?.input.take(key)
    case .mouse: break
    }
    return []
  }

  private mutating func choose(_ event: InputEvent) -> [BrowserEffect] {
    switch event {
    case .paste(let text): palette?.edit { $0.insert(text) }
    case .key(.escape), .key(.control("b")): palette = nil
    case .key(.function(1)): return performAnywhere(.help) ?? []
    case .key(.down), .key(.control("n")), .key(.tab): palette?.move(by: 1)
    case .key(.up), .key(.control("p")), .key(.backTab): palette?.move(by: -1)
    case .key(.pageDown): palette?.move(by: 10)
    case .key(.pageUp): palette?.move(by: -10)
    case .key(.enter):
      let command = palette?.entry?.command
      palette = nil
      guard let command else { return [] }
      recentCommands.add(command)
      return perform(command)
    case .key(let key): palette?.edit { _ = $0.take(key) }
    case .mouse: break
    }
    return []
  }

  private mutating func perform(_ command: BrowserCommand) -> [BrowserEffect] {
    switch command {
    case .action(let action):
      if stage != nil { return performOnStage(action) }
      if sheet != nil { return performInSheet(action) }
      return map == nil ? performInList(action) : performOnMap(action)
    case .go(let screen): visit(screen)
    case .environment(let new): return show { environment, _ in environment = new }
    case .filter(let filter): list(filter)
    case .save(let kind): return [.prepareSaving(kind)]
    case .ask(let purpose): prompt = PromptModel(purpose: purpose)
    case .record(let rendering): return [.record(rendering)]
    case .walk(let name): return [.play(walk: name)]
    case .begin(let name): return [.begin(walk: name)]
    case .layer(let index):
      guard var request = stage?.request else { return [] }
      request.layersOff.formSymmetricDifference([index])
      return launch(request)
    }
    return []
  }

  private static func next<Value: Equatable>(after value: Value, in values: [Value]) -> Value {
    guard let index = values.firstIndex(of: value) else { return values.first ?? value }
    return values[(index + 1) % values.count]
  }

  /// The command that launches the chosen or launched screen as shown.
  var launchCommand: String? {
    if let stage { return stage.request.command(base: catalog.baseEnvironment, moves: stage.view.moves) }
    if let (request, moves) = chosenLaunch { return request.command(base: catalog.baseEnvironment, moves: moves) }
    guard let entry = mapEntry ?? entry else { return nil }
    let command = LaunchRequest(screen: entry.name, environment: environment).command(base: catalog.baseEnvironment)
    let kind = [
      PreviewTab.wireframe: "wireframe", .picture: "svg", .tree: "tree", .lifecycle: "lifecycle",
      .accessibility: "accessibility",
    ]
    return command + (kind[tab].map { " --as \($0)" } ?? "")
  }
}

extension InputEvent {
  fileprivate var isTyped: Bool {
    switch self {
    case .key(.character), .key(.backspace), .paste: true
    default: false
    }
  }

  fileprivate var isOfHeldButton: Bool {
    switch self {
    case .mouse(.release, _, _), .mouse(.drag, _, _): true
    default: false
    }
  }
}

extension BrowserModel {
  mutating func click(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int, at time: Duration) -> [BrowserEffect] {
    guard !layout.isTooSmall else { return [] }
    switch overlays.top {
    case .prompt?: return []
    case .help(let top)?:
      if case .scroll(let notches) = mouse {
        helpTop = min(max(0, top + notches * 3), max(0, helpPage.height - layout.stage.height))
      }
      return []
    case .palette?: return clickPalette(mouse, x, y)
    case nil: break
    }
    if let effects = clickBorder(mouse, x, y, at: time) { return effects }
    return switch modes.top {
    case .form?: clickForm(mouse, x, y)
    case .launched?: clickStage(mouse, x, y)
    case .sheet?: clickSheet(mouse, x, y, at: time)
    case .map?, .comparison?, nil: clickList(mouse, x, y, at: time)
    }
  }

  /// Performs a clicked command; a click outside closes the palette.
  private mutating func clickPalette(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int) -> [BrowserEffect] {
    switch mouse {
    case .scroll(let notches): palette?.move(by: notches)
    case .press(button: 0):
      let area = paletteArea
      guard x >= area.x, x < area.x + area.width, y >= area.y, y < area.y + area.height else {
        palette = nil
        return []
      }
      guard let row = paletteRow(at: y), let selected = palette?.selected else { return [] }
      palette?.move(by: row - selected)
      return take(.key(.enter))
    default: break
    }
    return []
  }
}
