import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriLinks
import PetriYAML

/// Taps, tasks and walks: what is done.
extension Checker {
  /// What a tap does: one thing, or several in order.
  mutating func tap(_ node: Int) -> Bool {
    guard tree.kind(node) == .sequence else { return action(node) }
    guard tree.count(node) > 0 else { return fail(node) { _ in ShapeProblem.noActions } }
    return elements(node) { $0.action($1) }
  }

  /// One thing that is done.
  mutating func action(_ node: Int) -> Bool {
    guard !tree.isBroken(node) else { return giveUp() }
    switch tree.kind(node) {
    case .scalar:
      return rules.grammar.tapWords.contains(tree.text(node))
        || fail(node, unknown: .tapAction, among: TapAction.words)
    case .sequence: return fail(node) { _ in ShapeProblem.notAction }
    case .mapping: break
    }
    let isGood = mapping(node, rules.grammar.tap)
    if let name = tree.given(.open, in: node), tree.kind(name) == .scalar {
      return refer(to: name, with: tree.given(.with, in: node), isOpened: true) && isGood
    }
    if sink == nil, let link = tree.given(.link, in: node) {
      let first = tree.kind(link) == .mapping ? tree.entries(link).first { _ in true }?.value ?? link : link
      if !tree.text(first).contains(UInt8(ascii: "$")) { look.followed.append(tree.string(first)) }
    }
    return isGood
  }

  /// A button of a bar, or space.
  mutating func barItem(_ node: Int) -> Bool {
    if tree.kind(node) == .scalar, !tree.text(node).equals("space") {
      return fail(node) { ShapeProblem.notBarItem($0.shortText) }
    }
    return check(node, rules.grammar.check(of: .barItem), .name("the bar item"))
  }

  /// What is done when a route has built or found a screen, or has led to it.
  mutating func task(_ node: Int, _ construct: Construct) -> Bool {
    withoutForm { $0.anyTask(node, construct) }
  }

  private mutating func anyTask(_ node: Int, _ construct: Construct) -> Bool {
    let rule = Rule.shared(construct)
    func known() -> [String] { rule.words + (rule.fields?.keys ?? []) }
    if construct == .contextTask, tree.text(node).equals("setContext") { return true }
    guard let entry = tree.onlyEntry(node) else {
      return fail(node, unknown: .word("task"), among: known())
    }
    guard let field = rule.fields?[tree.string(entry.key)] else {
      return fail(entry.key, unknown: .taskKey, among: known())
    }
    if tree.isNull(entry.value) { return failMissingValue(of: entry) }
    return check(entry.value, Check(field.rule), .key(entry.key))
  }

  /// A step of a walk.
  mutating func walkStep(_ node: Int) -> Bool {
    guard let entry = tree.onlyEntry(node) else {
      guard tree.kind(node) == .scalar else { return fail(node) { _ in ShapeProblem.notStep } }
      return rules.grammar.walkWords.contains(tree.text(node))
        || fail(node, unknown: .word("step"), among: WalkStep.keys)
    }
    guard let place = rules.grammar.walkStep.place(of: tree.symbol(entry.key)) else {
      return fail(entry.key, unknown: .word("step"), among: WalkStep.keys)
    }
    if tree.isNull(entry.value) { return failMissingValue(of: entry) }
    return check(entry.value, rules.grammar.walkStep.check(at: place), .key(entry.key))
  }

  /// One of the links that lead to the screen.
  mutating func link(_ node: Int) -> Bool {
    var url = node
    if tree.kind(node) == .mapping {
      guard mapping(node, rules.grammar.link) || sink != nil, let given = tree.given(.url, in: node) else {
        return false
      }
      url = given
    }
    guard link(url: url) else { return false }
    guard url != node, let route = tree.given(.route, in: node) else { return true }
    guard tree.kind(route) == .scalar else {
      // Outlines have no place for routes that only a link has.
      return sink != nil ? self.route(route) : giveUp()
    }
    let (routes, name) = (routes, tree.string(route))
    guard routes.contains(name) else { return fail(route, unknown: .route(of: nil), among: routes) }
    references.links[references.links.count - 1].link.routeName = name
    return true
  }

  private mutating func link(url node: Int) -> Bool {
    guard text(node, .name("the link")) else { return false }
    let pattern: LinkPattern
    do throws(LinkPatternProblem) {
      pattern = try LinkPattern(tree.string(node))
    } catch {
      return fail(node) { DefinitionProblem.badLink($0.shortText, error) }
    }
    let parameters = pattern.parameters
    for name in parameters where !references.untyped.contains(name) {
      guard let field = context.first(where: { $0.name == name }) else {
        let known = context.map(\.name)
        fail(node, unknown: .linkParameter(name), name: name, among: known)
        continue
      }
      if !field.type.isScalar { fail(node) { _ in DefinitionProblem.notLinkable(field) } }
    }
    let missing = context.filter {
      $0.isRequired && !parameters.contains($0.name) && !references.untyped.contains($0.name)
    }
    if !missing.isEmpty { fail(node) { _ in DefinitionProblem.incompleteLink(missing) } }
    references.links.append((LinkDefinition(pattern: pattern, place: place(node)), tree.offsets(node)))
    return goesOn
  }
}
