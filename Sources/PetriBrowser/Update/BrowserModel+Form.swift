import PetriText

extension BrowserModel {
  /// Shows a form, or launches at once where there is nothing to fill in.
  mutating func open(_ new: LaunchForm) -> [BrowserEffect] {
    // What was typed is kept where the catalogue has changed under it.
    let known = [form?.launch, stage?.request].compactMap { $0 }.first { $0.screen == new.screen }
    let filled = FormModel(new, environment: environment, filledAs: known)
    guard !new.fields.isEmpty else {
      form = nil
      guard stage == nil else {
        note = "\(new.screen) needs no context"
        return []
      }
      return launch(filled.launch)
    }
    form = filled
    return [.check(filled.launch)]
  }

  /// Takes what is typed while a form is shown.
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
      form = nil
      return []
    default: return performAnywhere(action) ?? []
    }
    return []
  }

  private func check() -> [BrowserEffect] { form.map { [.check($0.launch)] } ?? [] }

  mutating func clickForm(_ mouse: InputEvent.Mouse, _ y: Int) -> [BrowserEffect] {
    switch mouse {
    case .scroll(let notches): form?.move(by: notches)
    case .press(button: 0):
      guard let filled = form, let row = formRow(at: y) else { return [] }
      form?.move(by: row - filled.focus)
    default: break
    }
    return []
  }
}
