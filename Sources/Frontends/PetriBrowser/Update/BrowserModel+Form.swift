import PetriText

extension BrowserModel {
  /// Shows a form, or a note if there is nothing to fill in.
  mutating func open(_ new: LaunchForm) -> [BrowserEffect] {
    // Keep typed values when the catalogue was reloaded.
    let known = [form?.launch, stage?.request].compactMap { $0 }.first { $0.screen == new.screen }
    let filled = FormModel(new, environment: environment, filledAs: known)
    // Fixtures of a screen without context set the app's state.
    guard !new.fields.isEmpty || new.bases.count > 1 else {
      form = nil
      note = "\(new.screen) needs no context"
      return []
    }
    form = filled
    return [.check(filled.launch)]
  }

  mutating func fill(_ event: InputEvent) -> [BrowserEffect] {
    switch event {
    case .paste(let text): form?.edit(keepingBase: false) { $0.insert(text) }
    case .key(let key):
      if let action = keys.action(of: key) { return performInForm(action, key) }
      let isNew = if case .character = key { true } else { key == .control("u") }
      form?.edit(keepingBase: !isNew) { _ = $0.take(key) }
    case .mouse: return []
    }
    return check()
  }

  private mutating func performInForm(_ action: BrowserAction, _ key: Key) -> [BrowserEffect] {
    switch action {
    case .nextField: form?.move(by: 1)
    case .previousField: form?.move(by: -1)
    case .nextChoice, .previousChoice:
      if form?.choose(step: action == .nextChoice ? 1 : -1) != true {
        form?.edit(keepingBase: true) { _ = $0.take(key) }
      }
      return check()
    case .nextFixture, .previousFixture:
      guard form?.chooseBase(step: action == .nextFixture ? 1 : -1) == true else {
        note = "\(form?.form.screen ?? "") has no fixtures, and no defaults other than its examples"
        return []
      }
      return check()
    case .addItem, .removeItem, .raiseItem, .lowerItem:
      guard changeItem(action) else {
        note = noItemNote
        return []
      }
      return check()
    case .previewDown: scrollFormPreview(by: max(1, layout.form.height / 2))
    case .previewUp: scrollFormPreview(by: -max(1, layout.form.height / 2))
    case .resetField:
      form?.reset()
      return check()
    case .launch:
      guard let filled = form else { return [] }
      guard filled.problems.isEmpty else {
        form?.goToProblem()
        return []
      }
      return launch(filled.launch)
    case .back:
      let hasPreview = layout.formPreview != nil
      form = nil
      // The preview may have changed the device of the launched screen.
      return hasPreview ? stage.map { launch($0.request) } ?? [] : []
    default: return performAnywhere(action) ?? []
    }
    return []
  }

  private var formEnd: Int { layout.form.x + layout.form.width }

  private mutating func changeItem(_ action: BrowserAction) -> Bool {
    switch action {
    case .addItem: form?.addItem() ?? false
    case .removeItem: form?.removeItem() ?? false
    default: form?.moveItem(by: action == .lowerItem ? 1 : -1) ?? false
    }
  }

  private var noItemNote: String {
    guard let field = form?.field, field.element != nil else { return "choose a list, or an element of one" }
    guard form?.typed[field.path] == nil else {
      return "\(field.path) is typed in one line; \(keyName(of: .resetField)) brings its elements back"
    }
    return "choose an element of \(field.path)"
  }

  private func check() -> [BrowserEffect] { form.map { [.check($0.launch)] } ?? [] }

  mutating func clickForm(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int) -> [BrowserEffect] {
    if x >= formEnd {
      if case .scroll(let notches) = mouse { scrollFormPreview(by: notches * 3) }
      return []
    }
    switch mouse {
    case .scroll(let notches): form?.move(by: notches)
    case .press(button: 0):
      guard let filled = form else { return [] }
      if let base = formWall?.index(atX: x, y: y) {
        guard form?.chooseBase(step: base - filled.base) == true else { return [] }
        return check()
      }
      guard let row = formRow(at: y) else { return [] }
      form?.move(by: row - filled.focus)
    default: break
    }
    return []
  }
}
