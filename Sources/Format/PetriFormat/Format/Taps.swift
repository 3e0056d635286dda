import PetriCatalog
import PetriDiagnostics
import PetriLinks
import PetriYAML

extension Grammar {
  package static let tap = Form(
    "the tap action",
    { TapDraft() },
    checks: [
      .exactlyOne(["open", "link", "select", "set", "emit", "focus", "toast"] + TapAction.plainWords),
      .goesWith("with", "open"), .filled("link"),
    ]
  ) {
    Field("open", \.screen, .screenName, "Opens a screen.", example: "cart")
    Field(
      "with",
      \.with,
      Rule.contextValues.located,
      "The context of the screen that is opened.",
      example: "{id: \"${id}\"}"
    )
    Field(
      "link",
      \.action,
      Rule<TapAction>(.localized) { reader, node, subject in
        let text = reader.localized(node, subject)
        reader.checkLink(node)
        return text.map { .link($0) }
      },
      "Follows a link; one of the catalogue's own may begin with a slash or with a name of `hosts`.",
      example: "shop://cart"
    )
    Field(
      "select",
      \.action,
      Rule.reference(.tab).map { .select(tab: $0) },
      "Selects a tab by its place from 0, or by its screen.",
      example: "menu"
    )
    Field("set", \.action, Rule.stateValues.map { .set($0) }, setSummary, example: "{signedIn: true}")
    Field("emit", \.action, Rule.name(.event).map { .emit($0) }, emitSummary, example: "got-it")
    Field(
      "focus",
      \.action,
      Rule.reference(.input).map { .focus($0 == TapAction.noFocus ? nil : $0) },
      "Has an input of the screen typed in, by its id; `none` ends typing.",
      example: "password"
    )
    Field(
      "toast",
      \.action,
      Rule<LocalizedText>.localized.map { .toast($0) },
      "Shows a short message above the bottom of the screen, which goes after 2 seconds.",
      example: "Copied"
    )
    Field("dismiss", \.action, .plain(.dismiss), "Dismisses the modal, as the word alone does.")
    Field("pop", \.action, .plain(.pop), "Goes back in the navigation stack, as the word alone does.")
    Field(
      "close",
      \.action,
      .plain(.close),
      "Closes the modal that the screen is in, with all that it presents, as the word alone does."
    )
    Field(
      "back",
      \.action,
      .plain(.back),
      "Goes back to where the route to the screen began, as the word alone does."
    )
    Field(
      "after",
      \.after,
      .number(0...86_400),
      "How many seconds pass before, after the step before it; given up where the screen is closed or popped by then.",
      example: "2"
    )
    Field(
      "when",
      \.when,
      .condition,
      "It is done where it holds, otherwise left out.",
      example: "${state.signedIn}"
    )
  }

  static let oneAction = Shape.oneOf([.word(TapAction.plainWords), .mapping(tap.shape)])

  static let setSummary =
    "Changes the app's state, and what is in the screen's form: `form.mail`, or `form` with a mapping. "
    + "A list takes `{append: …}` and `{remove: …}` too."
  static let emitSummary = "Tells the content's controller a name."
}

package struct TapDraft: Sendable {
  var action: TapAction?
  var screen: Located<String>?
  var with: Located<ContextLiteral>?
  var after: Double?
  var when: Condition?

  var step: ActionStep? {
    (screen.map { .open(screen: $0.value, with: with?.value ?? .empty) } ?? action).map {
      ActionStep($0, after: after, when: when)
    }
  }
}

extension Rule<TapAction> {
  fileprivate static func plain(_ action: TapAction) -> Rule {
    Rule(.nothing, takesNothing: true) { _, _, _ in action }
  }
}

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
    guard let index = form.table.index(of: tree.symbol(entry.key)) else {
      fail(entry.key, unknown: .taskKey, among: known)
      return nil
    }
    if tree.isNull(entry.value) {
      failMissingValue(of: entry)
      return nil
    }
    var draft = TaskDraft()
    _ = form.fields[index].write(&draft, entry.value, entry.key, &self)
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
    guard let index = Grammar.walkStep.table.index(of: tree.symbol(entry.key)) else {
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
