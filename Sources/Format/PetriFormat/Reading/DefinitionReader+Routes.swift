import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  /// A route: a list of steps, or a mapping with `find` and `steps`, with `reconcile`, or with `tab` and `of`.
  ///
  /// - Parameters:
  ///   - key: The node of its name.
  ///   - chain: The name under which other routes continue it, if it isn't its own.
  mutating func route(
    _ node: Int,
    at key: Int,
    named name: String = RouteDefinition.defaultName,
    chain: String? = nil
  ) -> RouteDefinition? {
    let checked = chain ?? name
    switch tree.kind(node) {
    case .scalar:
      fail(node) { ShapeProblem.notRoute(FoundValue($0)) }
      return nil
    case .sequence:
      let steps = steps(node, Chain(name: checked, finds: false))
      return RouteDefinition(name: name, steps: steps ?? [], place: place(key))
    case .mapping: break
    }
    var draft = RouteDraft()
    fill(&draft, node, Grammar.route)
    if let levels = draft.levels {
      return RouteDefinition(name: name, steps: [], levels: stack(levels, of: checked) ?? [], place: place(key))
    }
    if let tab = draft.tab, let holder = draft.tabHolder {
      return RouteDefinition(
        name: name,
        find: RouteFind(.tab(tab.value)),
        steps: tabHolder(holder, Chain(name: checked, finds: true)),
        place: place(key)
      )
    }
    guard let steps = draft.steps else { return nil }
    if let match = draft.find?.context, match != .any { usesAllKeys = true }
    return RouteDefinition(
      name: name,
      find: draft.find,
      steps: self.steps(steps, Chain(name: checked, finds: draft.find != nil)) ?? [],
      place: place(key)
    )
  }

  private mutating func tabHolder(_ node: Int, _ chain: Chain) -> [RouteStep] {
    guard leads(to: node, name: nil, of: chain) else { return [] }
    return [RouteStep(.from(.route(screen: tree.string(node), name: nil)), place: place(node))]
  }

  mutating func steps(_ node: Int, _ chain: Chain) -> [RouteStep]? {
    var chain = chain
    let outer = scope
    defer { scope = outer }
    // Routes start outside the form.
    scope.form = []
    guard tree.kind(node) == .sequence else {
      fail(node) { ShapeProblem.notList("'steps'", FoundValue($0)) }
      return nil
    }
    var steps: [RouteStep] = []
    for element in tree.elements(node) {
      guard let (kind, step) = step(element, chain) else {
        chain.isBroken = true
        continue
      }
      chain.take(step, at: element, &self)
      if let kind { steps.append(RouteStep(kind, place: place(element))) }
    }
    chain.finish(at: node, &self)
    if !chain.isBroken, convertsContext(node) {
      references.convertingRoutes.append(.init(steps: steps, nodes: tree.elements(node).map(sink.node)))
    }
    return steps
  }

  private func convertsContext(_ steps: Int) -> Bool {
    tree.elements(steps).contains { tree.onlyEntry($0).map { tree.string($0.key) == "context" } == true }
  }

  private mutating func step(_ node: Int, _ chain: Chain) -> (RouteStep.Kind?, Chain.Step)? {
    guard let entry = tree.onlyEntry(node) else {
      fail(node) { RouteProblem.notStep(word: $0.kind == .scalar ? $0.text : nil) }
      return nil
    }
    let key = tree.string(entry.key)
    if tree.isNull(entry.value), Grammar.routeStep.shape[key] != nil {
      failMissingValue(of: entry)
      return nil
    }
    switch key {
    case "using": return action(entry.value).map { (.using($0), .using($0)) }
    case "from": return origin(entry.value, chain).map { (.from($0.origin), .from($0.place)) }
    case "context":
      guard tree.kind(entry.value) == .mapping else {
        fail(entry.value) { ShapeProblem.notMapping("'context'", of: "keys to values", FoundValue($0)) }
        return nil
      }
      let fields = convertedFields(entry.value)
      scope = TypeScope(context: fields, state: scope.state)
      return (.context(values(entry.value)), .context)
    case "switch": return (fork(entry.value, chain).map { .fork($0) }, .fork)
    default:
      fail(entry.key, unknown: .key(of: Grammar.routeStep.shape.name), among: Grammar.routeStep.shape.keys)
      return nil
    }
  }

  /// The keys of a conversion: a reference has the type of its value; other values are texts until a screen checks
  /// them.
  private mutating func convertedFields(_ node: Int) -> [ContextField] {
    var fields: [ContextField] = []
    for (key, value) in tree.entries(node) {
      guard tree.text(key).isCamelCase else {
        if isText(key, .name("the key")) { fail(key) { ShapeProblem.badKey("key", $0.text) } }
        continue
      }
      var type: ContextType?
      if tree.kind(value) == .scalar {
        if let reference = plainReference(value) {
          type = self.type(of: reference, at: value)
        } else {
          _ = template(value, .key(key))
        }
      } else if mayBeText(value) {
        _ = localized(value, .key(key))
      }
      fields.append(ContextField(name: tree.string(key), type: type ?? .string))
    }
    return fields
  }

  /// The cases of a fork, the last of which must be unconditional.
  private mutating func fork(_ node: Int, _ chain: Chain) -> [RouteCase]? {
    guard tree.kind(node) == .sequence else {
      fail(node) { ShapeProblem.notList("'switch'", FoundValue($0)) }
      return nil
    }
    let nodes = Array(tree.elements(node))
    let cases = nodes.map { routeCase($0, chain) }
    // An unreadable case may be the unconditional one.
    guard !cases.contains(where: { $0 == nil }) else { return nil }
    let isOpen = nodes.firstIndex { option in
      !tree.entries(option).contains { ["find", "start", "when"].contains(tree.string($0.key)) }
    }
    guard let index = isOpen else {
      fail(node) { _ in RouteProblem.noDefaultCase }
      return nil
    }
    if index < nodes.count - 1 {
      fail(nodes[index + 1]) { diagnostics, node in
        diagnostics.report(
          RouteProblem.unreachedCase,
          at: node,
          notes: [DiagnosticNote("this case always matches", at: node.node(nodes[index]).usedRange)]
        )
      }
    }
    return cases.compactMap(\.self)
  }

  private mutating func routeCase(_ node: Int, _ chain: Chain) -> RouteCase? {
    var draft = RouteCaseDraft()
    fill(&draft, node, Grammar.routeCase)
    guard tree.kind(node) == .mapping else { return nil }
    var steps: [RouteStep] = []
    if let list = draft.steps {
      steps = self.steps(list, Chain(continuing: chain)) ?? []
    } else if let route = draft.route {
      if chain.needsAction { fail(route) { _ in RouteProblem.expectedUsing } }
      if leads(to: route, name: nil, of: chain) {
        steps = [RouteStep(.from(.route(screen: tree.string(route), name: nil)), place: place(route))]
      }
    }
    return RouteCase(
      condition: draft.condition,
      find: draft.find,
      start: draft.start,
      steps: steps,
      place: place(node)
    )
  }

  private mutating func action(_ node: Int) -> RouteAction? {
    guard tree.kind(node) == .scalar else { return form(node, Grammar.action)?.action }
    if let action = RouteAction(word: tree.string(node)) { return action }
    fail(node, unknown: .word("action"), among: RouteAction.words)
    return nil
  }

  private mutating func origin(_ node: Int, _ chain: Chain) -> (origin: RouteOrigin, place: Chain.Origin)? {
    if tree.kind(node) == .scalar {
      if let origin = RouteOrigin(word: tree.string(node)) { return (origin, .word(origin)) }
      fail(node, unknown: .word("origin"), among: RouteOrigin.words)
      return nil
    }
    let before = failures
    var draft = OriginDraft()
    fill(&draft, node, Grammar.origin)
    guard failures == before else { return nil }
    if let screen = draft.screen {
      guard let name = text(screen, .name("'screen'")) else { return nil }
      refer(to: screen, with: draft.with?.node, needsContext: false, isDestination: false)
      let own = draft.with.map { tree.entries($0.node).map { tree.string($0.key) } } ?? []
      references.routeContexts.append(
        References.RouteContext(
          screen: name,
          given: scope.context.filter { !own.contains($0.name) },
          own: own,
          node: sink.node(screen)
        )
      )
      return (.screen(name, with: draft.with?.value ?? .empty), .screen(screen))
    }
    if let find = draft.find { return (.find(find.find), .find(find)) }
    guard let route = draft.route, leads(to: route, name: draft.name?.node, of: chain) else { return nil }
    return (.route(screen: tree.string(route), name: draft.name?.value), .route(route))
  }

  mutating func place(_ action: RouteAction?, on screen: Int) {
    guard let action, action.container != nil else { return }
    references.routeActions.append(.init(action: action, screen: tree.string(screen), node: sink.node(screen)))
  }

  private mutating func leads(to node: Int, name: Int?, of chain: Chain) -> Bool {
    guard isText(node, .name("'route'")) else { return false }
    refer(to: node, needsContext: false, isDestination: false)
    references.routes.append(
      References.Route(
        screen: tree.string(node),
        name: name.map(tree.string),
        continuing: chain.name,
        screenNode: sink.node(node),
        node: name.map(sink.node)
      )
    )
    return true
  }

  mutating func find(_ node: Int) -> LocatedFind? {
    if tree.kind(node) == .scalar {
      if let target = RouteFind.Target(word: tree.string(node)) { return LocatedFind(find: RouteFind(target)) }
      fail(node, unknown: .target, among: RouteFind.Target.words)
      return nil
    }
    guard let draft = form(node, Grammar.find) else { return nil }
    if let keys = draft.keys { noteIdentifying(keys, of: draft.screen?.value) }
    return draft.located
  }

  func isSelectedTab(_ node: Int) -> Bool {
    tree.kind(node) == .scalar && tree.string(node) == RouteFind.Target.selectedTabWord
  }

  mutating func noteIdentifying(_ keys: Int, of screen: String?) {
    guard let screen else {
      fail(keys) { _ in RouteProblem.keysOfNoScreen }
      return
    }
    for key in tree.elements(keys) {
      references.identifyingKeys.append(
        .init(screen: screen, key: tree.string(key), node: sink.node(key))
      )
    }
  }
}

package struct LocatedFind: Sendable {
  let find: RouteFind
  var screen: Int?
}
