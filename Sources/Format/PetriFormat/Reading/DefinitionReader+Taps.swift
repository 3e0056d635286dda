import PetriCatalog
import PetriDiagnostics
import PetriLinks
import PetriYAML

extension DefinitionReader {
  mutating func tap(_ node: Int) -> TapAction? {
    guard !tree.isBroken(node) else {
      giveUp()
      return nil
    }
    guard tree.kind(node) == .sequence else {
      guard let step = action(node) else { return nil }
      return step.after == nil && step.when == nil ? step.action : .list([step])
    }
    if tree.count(node) == 0 { fail(node) { _ in ShapeProblem.noActions } }
    var steps: [ActionStep] = []
    for element in tree.elements(node) {
      if let step = action(element) { steps.append(step) }
    }
    return steps.isEmpty ? nil : .list(steps)
  }

  private mutating func action(_ node: Int) -> ActionStep? {
    guard !tree.isBroken(node) else {
      giveUp()
      return nil
    }
    switch tree.kind(node) {
    case .scalar:
      let word = tree.string(node)
      if let action = TapAction(word: word) { return ActionStep(action) }
      fail(node, unknown: .tapAction, among: TapAction.words)
      return nil
    case .sequence:
      fail(node) { _ in ShapeProblem.notAction }
      return nil
    case .mapping: break
    }
    var draft = TapDraft()
    fill(&draft, node, Grammar.tap)
    if let screen = draft.screen { refer(to: screen.node, with: draft.with?.node, isOpened: true) }
    return draft.step
  }

  /// Reports a link, in any locale, that can't be followed. Links with interpolated values are checked later.
  mutating func checkLink(_ node: Int) {
    guard tree.kind(node) == .scalar else {
      // Localized texts and plural forms are unknown here.
      if tree.value(of: .key, in: node) != nil || tree.value(of: .plural, in: node) != nil { return }
      for (_, value) in tree.entries(node) where tree.kind(value) == .scalar { checkLink(value) }
      return
    }
    let text = tree.string(node)
    // A link to one of the catalogue's own hosts is written without the host.
    guard !text.isEmpty, !text.hasPrefix("/"), !tree.text(node).contains(UInt8(ascii: "$")) else { return }
    guard lenientLinks.isEmpty || Link.hasScheme(text) else { return }
    do throws(LinkProblem) {
      _ = try Link(Link.encodingBlanks(in: text))
    } catch {
      fail(node) { DefinitionProblem.noLink($0.shortText, error) }
    }
  }

  mutating func barItem(_ node: Int) -> BarItemDefinition? {
    guard tree.kind(node) == .scalar else {
      return form(node, Grammar.barItem, .name("the bar item"))?.item(at: firstPlace(node))
    }
    if tree.text(node).equals("space") { return BarItemDefinition(.space, place: place(node)) }
    fail(node) { ShapeProblem.notBarItem($0.shortText) }
    return nil
  }

  mutating func task(_ node: Int, _ construct: Construct, _ form: Form<TaskDraft>) -> RouteTask? {
    withoutForm { $0.anyTask(node, construct, form) }
  }

  private mutating func anyTask(_ node: Int, _ construct: Construct, _ form: Form<TaskDraft>) -> RouteTask? {
    let known = Shape.shared(construct).words + form.shape.keys
    if construct == .contextTask, tree.text(node).equals("setContext") { return .setContext }
    guard let entry = tree.onlyEntry(node) else {
      fail(node, unknown: .word("task"), among: known)
      return nil
    }
    guard let place = form.table.place(of: tree.symbol(entry.key)) else {
      fail(entry.key, unknown: .taskKey, among: known)
      return nil
    }
    if tree.isNull(entry.value) {
      failMissingValue(of: entry)
      return nil
    }
    var draft = TaskDraft()
    _ = form.fields[place].write(&draft, entry.value, entry.key, &self)
    return draft.task
  }

  mutating func walk(_ key: Int, _ node: Int) -> WalkDefinition? {
    Grammar.walkRule.read(&self, node, .key(key)).map {
      WalkDefinition(name: tree.string(key), fixture: $0.fixture, steps: $0.steps, place: place(key))
    }
  }

  mutating func walkStep(_ node: Int) -> WalkStep? {
    guard let entry = tree.onlyEntry(node) else {
      guard tree.kind(node) == .scalar else {
        fail(node) { _ in ShapeProblem.notStep }
        return nil
      }
      guard let move = Move.Word(rawValue: tree.string(node)).flatMap({ Move(Move.Spelling($0)) }) else {
        fail(node, unknown: .word("step"), among: WalkStep.keys)
        return nil
      }
      return WalkStep(.move(move), place: place(node))
    }
    guard let index = Grammar.walkStep.table.place(of: tree.symbol(entry.key)) else {
      fail(entry.key, unknown: .word("step"), among: WalkStep.keys)
      return nil
    }
    if tree.isNull(entry.value) {
      failMissingValue(of: entry)
      return nil
    }
    var draft = WalkStepDraft()
    _ = Grammar.walkStep.fields[index].write(&draft, entry.value, entry.key, &self)
    return draft.kind.map { WalkStep($0, place: place(node)) }
  }
}
