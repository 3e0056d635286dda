import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  mutating func stack(_ node: Int, of name: String) -> [RequiredLevel]? {
    guard tree.kind(node) == .sequence else {
      fail(node) { ShapeProblem.notList("'reconcile'", FoundValue($0)) }
      return nil
    }
    guard tree.count(node) > 0 else {
      fail(node) { _ in StackProblem.empty }
      return nil
    }
    let outer = scope
    defer { scope = outer }
    // Routes start outside the form.
    scope.form = []
    usesAllKeys = true
    var seen: [String: Int] = [:]
    var levels: [RequiredLevel] = []
    var end: Int?
    let nodes = Array(tree.elements(node))
    for level in nodes {
      let before = failures
      end = nil
      guard let draft = form(level, Grammar.requiredLevel), failures == before, let screen = draft.base.screen else {
        continue
      }
      let base = requires(draft.base, &seen)
      if let tab = draft.tab, isText(tab, .name("'tab'")) { refer(to: tab, needsContext: false, isWay: false) }
      let pushed = draft.push.map { pushes($0, &seen) } ?? []
      references.requiredLevels.append(
        References.RequiredLevel(
          screen: tree.string(screen),
          screenNode: sink.node(screen),
          isRoot: level == nodes.first,
          tab: draft.tab.map(sink.node),
          pushed: pushed.map { sink.node($0.node) }
        )
      )
      // The screen itself is pushed if the last level pushes anything.
      if !pushed.isEmpty, level == nodes.last { pushingRoute = pushingRoute ?? name }
      if let base {
        levels.append(RequiredLevel(base, tab: draft.tab.map(tree.string), pushed: pushed.map(\.value)))
      }
      // After an error, the last screen is unknown.
      end = failures == before ? pushed.last?.node ?? draft.tab ?? screen : nil
    }
    if let end { stackEnds.append(end) }
    return levels
  }

  private mutating func pushes(_ node: Int, _ seen: inout [String: Int]) -> [Located<RequiredScreen>] {
    guard tree.kind(node) == .sequence else {
      fail(node) { ShapeProblem.notList("'push'", FoundValue($0)) }
      return []
    }
    if tree.count(node) == 0 { fail(node) { _ in StackProblem.nothingPushed } }
    var pushed: [Located<RequiredScreen>] = []
    for element in tree.elements(node) {
      var draft: RequiredScreenDraft? = RequiredScreenDraft()
      draft?.screen = element
      if tree.kind(element) != .scalar {
        let before = failures
        draft = form(element, Grammar.requiredScreen)
        guard failures == before else { continue }
      }
      guard let draft, let screen = draft.screen, let value = requires(draft, &seen) else { continue }
      pushed.append(Located(value: value, node: screen))
    }
    return pushed
  }

  /// Reads a screen of the stack: it exists, accepts its values, and differs from the preceding one.
  private mutating func requires(_ draft: RequiredScreenDraft, _ seen: inout [String: Int]) -> RequiredScreen? {
    guard let screen = draft.screen, let name = text(screen, .name("'screen'")) else { return nil }
    refer(to: screen, with: draft.with?.node, needsContext: false, isWay: false)
    let entries = draft.with.map { Array(tree.entries($0.node)) } ?? []
    let own = entries.map { tree.string($0.key) }
    references.routeContexts.append(
      References.RouteContext(
        screen: name,
        given: scope.context.filter { !own.contains($0.name) },
        own: own,
        isInStack: true,
        node: sink.node(screen)
      )
    )
    if let keys = draft.keys { noteIdentifying(keys, of: name) }
    let required = RequiredScreen(name, with: draft.with?.value ?? .empty, match: draft.match)
    // Only texts are compared.
    guard !entries.contains(where: { tree.kind($0.value) != .scalar }) else { return required }
    let values = entries.map { "\(tree.string($0.key))=\(tree.string($0.value))" }.sorted()
    let key = ([name] + values).joined(separator: "\n")
    guard let first = seen[key] else {
      seen[key] = screen
      return required
    }
    fail(screen) { diagnostics, node in
      diagnostics.report(
        StackProblem.twice(node.text),
        at: node,
        notes: [DiagnosticNote("first required here", at: node.node(first).usedRange)]
      )
    }
    return required
  }

  /// Records the last screens of required stacks, which must be the screen itself.
  mutating func noteStackEnds(_ root: Int) {
    guard let screen = tree.given(.screen, in: root) else { return }
    references.stackEnds = stackEnds.map { References.StackEnd(screen: tree.string(screen), node: sink.node($0)) }
  }
}
