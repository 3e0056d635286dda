import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Checker {
  /// A route: a list of steps, or a mapping with `find` and `steps`.
  mutating func route(_ node: Int, named name: String = RouteDefinition.defaultName) -> Bool {
    switch tree.kind(node) {
    case .scalar: return fail(node) { ShapeProblem.notRoute(FoundValue($0)) }
    case .sequence: return steps(node, Chain(name: name, finds: false))
    case .mapping:
      let isGood = mapping(node, rules.grammar.route)
      if let levels = tree.given(.reconcile, in: node) { return stack(levels, of: name) && isGood }
      guard let steps = tree.given(.steps, in: node) else { return false }
      return self.steps(steps, Chain(name: name, finds: tree.given(.find, in: node) != nil)) && isGood
    }
  }

  /// The steps of a chain, and whether they can follow one another.
  private mutating func steps(_ node: Int, _ chain: Chain) -> Bool {
    var chain = chain
    let outer = scope
    defer { scope = outer }
    // A route begins where no form is.
    scope.form = []
    guard tree.kind(node) == .sequence else {
      return fail(node) { ShapeProblem.notList("'steps'", FoundValue($0)) }
    }
    let isGood = elements(node) { checker, element in
      guard let step = checker.step(element, chain) else {
        chain.isBroken = true
        return false
      }
      return chain.take(step, at: element, &checker)
    }
    chain.finish(at: node, &self)
    if let sink, !chain.isBroken, convertsContext(node) {
      references.convertingRoutes.append(tree.elements(node).map(sink.node))
    }
    return isGood && !chain.isBroken && goesOn
  }

  private func convertsContext(_ steps: Int) -> Bool {
    tree.elements(steps).contains { tree.onlyEntry($0).map { tree.key($0.key) } == .context }
  }

  private mutating func step(_ node: Int, _ chain: Chain) -> Chain.Step? {
    guard let entry = tree.onlyEntry(node) else {
      fail(node) { RouteProblem.notStep(word: $0.kind == .scalar ? $0.text : nil) }
      return nil
    }
    let key = tree.key(entry.key)
    if tree.isNull(entry.value), Grammar.routeStep[tree.string(entry.key)] != nil {
      failMissingValue(of: entry)
      return nil
    }
    switch key {
    case .using: return action(entry.value).map { .using($0) }
    case .from: return origin(entry.value, chain).map { .from($0) }
    // What outlines have no place for.
    case .context where sink == nil:
      giveUp()
      return nil
    case .context:
      guard tree.kind(entry.value) == .mapping else {
        fail(entry.value) { ShapeProblem.notMapping("'context'", of: "keys to values", FoundValue($0)) }
        return nil
      }
      let fields = convertedFields(entry.value)
      scope = TypeScope(context: fields, state: scope.state)
      return .context
    case .switch:
      fork(entry.value, at: entry.key, chain)
      return .fork
    default:
      fail(entry.key, unknown: .key(of: Grammar.routeStep.name), among: Grammar.routeStep.keys)
      return nil
    }
  }

  /// The keys that a conversion makes: those of whole references have their types, others are texts until a screen judges them.
  private mutating func convertedFields(_ node: Int) -> [ContextField] {
    var fields: [ContextField] = []
    for (key, value) in tree.entries(node) {
      guard tree.text(key).isCamelCase else {
        if text(key, .name("the key")) { fail(key) { ShapeProblem.badKey("key", $0.text) } }
        continue
      }
      var type: ContextType?
      if tree.kind(value) == .scalar {
        if let reference = (try? TextTemplate(tree.string(value)))?.wholeReference {
          type = self.type(of: reference, at: value)
        } else {
          _ = template(value, .key(key))
        }
      }
      fields.append(ContextField(name: tree.string(key), type: type ?? .string))
    }
    return fields
  }

  /// A fork must have a case that holds whatever is the case, and nothing after it.
  private mutating func fork(_ node: Int, at key: Int, _ chain: Chain) {
    guard tree.kind(node) == .sequence else {
      fail(node) { ShapeProblem.notList("'switch'", FoundValue($0)) }
      return
    }
    let cases = Array(tree.elements(node))
    let areRight = cases.map { routeCase($0, chain) }
    guard !areRight.contains(false) else { return }
    let isOpen = cases.firstIndex { option in
      tree.value(of: .find, in: option) == nil && tree.value(of: .start, in: option) == nil
        && !tree.entries(option).contains { tree.text($0.key).equals("when") }
    }
    guard let index = isOpen else {
      fail(node) { _ in RouteProblem.noDefaultCase }
      return
    }
    guard index < cases.count - 1 else { return }
    fail(cases[index + 1]) { diagnostics, node in
      diagnostics.report(
        RouteProblem.unreachedCase,
        at: node,
        notes: [DiagnosticNote("this case always matches", at: node.node(cases[index]).usedRange)]
      )
    }
  }

  /// - Returns: whether it is a mapping.
  private mutating func routeCase(_ node: Int, _ chain: Chain) -> Bool {
    if !mapping(node, rules.grammar.routeCase) { giveUp() }
    guard tree.kind(node) == .mapping else { return false }
    if let steps = tree.given(.steps, in: node) {
      _ = self.steps(steps, Chain(continuing: chain))
    } else if let route = tree.given(.route, in: node) {
      if chain.needsAction { fail(route) { _ in RouteProblem.expectedUsing } }
      _ = leads(to: route, name: nil, of: chain)
    }
    return true
  }

  private mutating func action(_ node: Int) -> RouteAction? {
    if tree.kind(node) == .scalar {
      if let action = RouteAction(word: tree.string(node)) { return action }
      fail(node, unknown: .word("action"), among: RouteAction.words)
      return nil
    }
    guard mapping(node, rules.grammar.action) else { return nil }
    guard let tab = tree.given(.addTab, in: node) else { return .present(nil) }
    let place = tree.kind(tab) == .scalar ? tab : tree.given(.at, in: tab)
    let isReplacing = tree.given(.replacing, in: tab).map { tree.text($0).equals("true") } ?? false
    return .addTab(at: place.flatMap { Int(tree.string($0)) }, replacing: isReplacing)
  }

  private mutating func origin(_ node: Int, _ chain: Chain) -> Chain.Origin? {
    if tree.kind(node) == .scalar {
      if let origin = RouteOrigin(word: tree.string(node)) { return .word(origin) }
      fail(node, unknown: .word("origin"), among: RouteOrigin.words)
      return nil
    }
    guard mapping(node, rules.grammar.origin) else { return nil }
    if let screen = tree.given(.screen, in: node) {
      guard text(screen, .name("'screen'")) else { return nil }
      let with = tree.given(.with, in: node)
      guard refer(to: screen, with: with, needsContext: false, isWay: false) else { return nil }
      let own = with.map { tree.entries($0).map { tree.string($0.key) } } ?? []
      references.routeContexts.append(
        References.RouteContext(
          screen: tree.string(screen),
          given: scope.context.filter { !own.contains($0.name) },
          own: own,
          node: sink?.node(screen)
        )
      )
      return .screen(screen)
    }
    if let value = tree.given(.find, in: node) { return find(value) ? .find(value) : nil }
    guard let route = tree.given(.route, in: node) else { return nil }
    return leads(to: route, name: tree.given(.name, in: node), of: chain) ? .route(route) : nil
  }

  /// Notes a screen on a route's way, which has to be in the container that an action before it needs.
  mutating func place(_ action: RouteAction?, on screen: Int) {
    guard let action, action.container != nil else { return }
    references.routeActions.append(.init(action: action, screen: tree.string(screen), node: sink?.node(screen)))
  }

  /// Another screen's route, in which one of the own goes on.
  private mutating func leads(to node: Int, name: Int?, of chain: Chain) -> Bool {
    guard text(node, .name("'route'")), refer(to: node, needsContext: false, isWay: false) else { return false }
    references.routes.append(
      References.Route(
        screen: tree.string(node),
        name: name.map(tree.string),
        continuing: chain.name,
        screenNode: sink?.node(node),
        node: sink.flatMap { name.map($0.node) }
      )
    )
    return true
  }

  /// What is looked for, and where: a screen's or a container's word alone, or a mapping.
  mutating func find(_ node: Int) -> Bool {
    guard tree.kind(node) == .scalar else { return mapping(node, rules.grammar.find) && identifies(node) }
    return rules.grammar.findTargets.set.contains(tree.text(node))
      || fail(node, unknown: .target, among: Grammar.findTargets)
  }

  /// Notes the keys by which a screen is known, which it must have.
  mutating func identifies(_ find: Int) -> Bool {
    guard let keys = tree.given(.context, in: find), tree.kind(keys) == .sequence else { return true }
    guard let screen = tree.given(.screen, in: find) else {
      return fail(keys) { _ in RouteProblem.keysOfNoScreen }
    }
    for key in tree.elements(keys) {
      references.identifyingKeys.append(
        .init(screen: tree.string(screen), key: tree.string(key), node: sink?.node(key))
      )
    }
    return true
  }

  /// UIKit's container that a search is for.
  func container(soughtBy node: Int) -> SystemContainer? {
    let word = tree.kind(node) == .mapping ? tree.given(.container, in: node) : node
    return word.flatMap { SystemContainer(rawValue: tree.string($0)) }
  }
}
