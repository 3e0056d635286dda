import PetriCatalog
import PetriText

extension BrowserModel {
  /// Takes a message; gives what is to be done outside.
  public mutating func update(_ message: BrowserMessage) -> [BrowserEffect] {
    switch message {
    case .input(let event): return take(event)
    case .resized(let columns, let rows):
      self.columns = columns
      height = rows
      keepVisible()
    case .preview(let request, let lines): previews[request] = lines
    case .loaded(let catalog): replace(catalog)
    case .note(let text): note = text
    }
    return []
  }

  private mutating func take(_ event: InputEvent) -> [BrowserEffect] {
    note = nil
    switch event {
    case .key(let key): return isSearching ? type(key) : press(key)
    case .paste(let text):
      if isSearching { search(query + text.filter { !$0.isNewline }) }
    case .mouse(let mouse, let x, let y): click(mouse, x, y)
    }
    return []
  }

  // MARK: - While something is searched

  private mutating func type(_ key: Key) -> [BrowserEffect] {
    switch key {
    case .character(let character): search(query + String(character))
    case .backspace: search(String(query.dropLast()))
    case .control("u"): search("")
    case .control("w"): search(query.split(separator: " ").dropLast().joined(separator: " "))
    case .enter, .down, .tab: isSearching = false
    case .escape:
      isSearching = false
      search("")
    case .control("n"): select(selected + 1)
    case .control("p"), .up: select(selected - 1)
    case .control("c"), .control("z"), .pageUp, .pageDown: return press(key)
    default: break
    }
    return []
  }

  private mutating func search(_ text: String) {
    query = text
    selected = 0
    top = 0
    previewTop = 0
    refill()
  }

  // MARK: - While the list has the focus

  private mutating func press(_ key: Key) -> [BrowserEffect] {
    if case .character(let digit) = key, let number = digit.wholeNumberValue, digit.isASCII {
      choose(tab: number - 1)
      return []
    }
    guard let action = KeyTable.actions[key] else { return [] }
    return perform(action)
  }

  private mutating func perform(_ action: BrowserAction) -> [BrowserEffect] {
    let page = max(1, layout.list.height - 1)
    switch action {
    case .down: select(selected + 1)
    case .up: select(selected - 1)
    case .pageDown: select(selected + page)
    case .pageUp: select(selected - page)
    case .first: select(0)
    case .last: select(rows.count - 1)
    case .fold: fold(true)
    case .unfold: fold(false)
    case .toggle:
      if case .group(let path, _)? = chosenRow { fold(!folded.contains(path)) }
    case .search:
      isSearching = true
      showsHelp = false
    case .clear:
      if showsHelp { showsHelp = false } else if !query.isEmpty { search("") }
    case .nextTab: choose(tab: (tabPlace + 1) % PreviewTab.allCases.count)
    case .previousTab: choose(tab: (tabPlace + PreviewTab.allCases.count - 1) % PreviewTab.allCases.count)
    case .previewDown: scrollPreview(by: 5)
    case .previewUp: scrollPreview(by: -5)
    case .togglePreview: showsPreview.toggle()
    case .nextDevice: device = next(after: device, in: catalog.devices)
    case .nextAppearance: appearance = next(after: appearance, in: catalog.appearances)
    case .nextContentSize: contentSize = next(after: contentSize, in: catalog.contentSizes)
    case .nextLocale: locale = next(after: locale, in: catalog.locales)
    case .copy: return launchCommand.map { [.copy($0)] } ?? []
    case .edit: return entry.map { [.edit(screen: $0.name)] } ?? []
    case .reload: return [.reload]
    case .help: showsHelp.toggle()
    case .quit: return [.quit(0)]
    case .interrupt: return [.quit(130)]
    case .stop: return [.stop]
    }
    return []
  }

  private var chosenRow: ListRow? { rows.indices.contains(selected) ? rows[selected] : nil }

  private var tabPlace: Int { PreviewTab.allCases.firstIndex(of: tab) ?? 0 }

  private mutating func choose(tab place: Int) {
    guard PreviewTab.allCases.indices.contains(place) else { return }
    tab = PreviewTab.allCases[place]
    previewTop = 0
  }

  /// Folds or unfolds the chosen group; from a screen, goes to its group first.
  private mutating func fold(_ isFolding: Bool) {
    switch chosenRow {
    case .group(let path, _)?:
      if isFolding { folded.insert(path) } else { folded.remove(path) }
      refill()
    case .screen(let place, _)? where isFolding:
      let path = catalog.entries[place].group
      if let row = rows.firstIndex(where: { if case .group(path, _) = $0 { true } else { false } }) { select(row) }
    default: break
    }
  }

  private mutating func scrollPreview(by lines: Int) {
    guard let request, let text = previews[request], let room = layout.preview?.height else { return }
    previewTop = min(max(0, previewTop + lines), max(0, text.count - room + 1))
  }

  private func next<Value: Equatable>(after value: Value, in values: [Value]) -> Value {
    guard let place = values.firstIndex(of: value) else { return values.first ?? value }
    return values[(place + 1) % values.count]
  }

  private mutating func click(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int) {
    let (list, preview) = (layout.list, layout.preview)
    if let preview, x >= preview.x {
      if case .scroll(let notches) = mouse { scrollPreview(by: notches * 3) }
      return
    }
    switch mouse {
    case .scroll(let notches): select(selected + notches * 3)
    case .press(button: 0) where y >= list.y && y < list.y + list.height && top + y - list.y < rows.count:
      let row = top + y - list.y
      let isAgain = row == selected
      select(row)
      if isAgain { _ = perform(.toggle) }
    default: break
    }
  }

  /// The command that launches what is chosen, in the environment that is shown.
  var launchCommand: String? {
    guard let entry else { return nil }
    var words = ["petri", "launch", entry.name]
    if device != catalog.devices.first { words += ["--device", device] }
    if appearance != catalog.appearances.first { words += ["--appearance", appearance.rawValue] }
    if contentSize != catalog.contentSizes.first { words += ["--content-size", contentSize.rawValue] }
    if locale != catalog.locales.first { words += ["--locale", locale] }
    if let kind = [PreviewTab.wireframe: "wireframe", .lifecycle: "lifecycle", .accessibility: "accessibility"][tab] {
      words += ["--as", kind]
    }
    return words.joined(separator: " ")
  }
}
