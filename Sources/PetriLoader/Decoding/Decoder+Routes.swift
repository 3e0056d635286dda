import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// The routes of a screen: `route`, or several by name under `routes`.
  func routes(_ keys: Keys, fields: [ContextField]) -> [RouteDefinition] {
    if let route = keys.key("route"), keys.contains("routes") {
      complaints.report(ShapeProblem.both("a screen", "route", "routes"), at: route)
    }
    if let node = keys["route"] {
      return route(node, named: RouteDefinition.defaultName, at: node, fields: fields).map { [$0] } ?? []
    }
    guard let node = keys["routes"] else { return [] }
    guard node.kind == .mapping else {
      complaints.report(ShapeProblem.notMapping("'routes'", of: "names to routes", FoundValue(node)), at: node)
      return []
    }
    return node.entries.compactMap { entry in
      guard let name = name(entry.key, "route") else { return nil }
      return route(entry.value, named: name, at: entry.key, fields: fields)
    }
  }

  /// A route: a list of steps, or a mapping with `find` and `steps`.
  func route(_ node: YAMLNode, named name: String, at key: YAMLNode, fields: [ContextField]) -> RouteDefinition? {
    let scope = TypeScope(context: fields, state: state)
    var find: RouteFind?
    var stepsNode: YAMLNode? = node
    if node.kind == .mapping {
      guard let keys = Keys(node, Grammar.route, complaints) else { return nil }
      find = keys["find"].flatMap { self.find($0) }
      stepsNode = keys.required("steps")
    } else if node.kind == .scalar {
      complaints.report(ShapeProblem.notRoute(FoundValue(node)), at: node)
      return nil
    }
    guard let stepsNode else { return nil }
    let chain = ChainCheck(complaints: complaints, checks: checks, finds: find != nil)
    let steps = steps(stepsNode, chain, scope: scope)
    return RouteDefinition(name: name, find: find, steps: steps, place: place(key))
  }

  /// The steps of a chain, and whether they can follow one another.
  private func steps(_ node: YAMLNode, _ chain: ChainCheck, scope: TypeScope) -> [RouteStep] {
    var scope = scope
    var chain = chain
    var nodes: [YAMLNode] = []
    let steps = list(node, "'steps'") { element -> RouteStep? in
      guard let step = step(element, chain, scope: &scope) else {
        chain.isBroken = true
        return nil
      }
      chain.take(step, at: element)
      nodes.append(element)
      return step
    }
    if node.kind == .sequence { chain.finish(at: node) }
    if !chain.isBroken { noteConvertedKeys(of: steps, at: nodes) }
    return steps
  }

  /// The keys of converted contexts that no later step names are for the screens that follow.
  private func noteConvertedKeys(of steps: [RouteStep], at nodes: [YAMLNode]) {
    for (place, step) in steps.enumerated() {
      guard case .context = step.kind, let node = nodes[place]["context"] else { continue }
      let takers = ContextTakers(steps[(place + 1)...])
      for entry in node.entries where !takers.names(entry.key.text) {
        checks.convertedKeys.append(.init(key: entry.key, screens: takers.screens, routes: takers.routes))
      }
    }
  }

  private func step(_ node: YAMLNode, _ chain: ChainCheck, scope: inout TypeScope) -> RouteStep? {
    let place = place(node)
    guard node.kind == .mapping, node.count == 1, let entry = node.entries.first(where: { _ in true }) else {
      complaints.report(RouteProblem.notStep(word: node.kind == .scalar ? node.text : nil), at: node)
      return nil
    }
    switch entry.key.text {
    case "using": return action(entry.value).map { RouteStep(.using($0), place: place) }
    case "from": return origin(entry.value, scope: scope).map { RouteStep(.from($0), place: place) }
    case "context":
      guard entry.value.kind == .mapping else {
        complaints.report(
          ShapeProblem.notMapping("'context'", of: "keys to values", FoundValue(entry.value)),
          at: entry.value
        )
        return nil
      }
      let fields = convertedFields(entry.value, scope: scope)
      scope = TypeScope(context: fields, state: state)
      return RouteStep(.context(entry.value.literal), place: place)
    case "switch":
      let current = scope
      let cases = list(entry.value, "'switch'") { self.routeCase($0, chain, scope: current) }
      check(cases, at: entry.value)
      return RouteStep(.fork(cases), place: place)
    default:
      complaints.unknown(.key(of: "the route step"), entry.key, among: Grammar.routeStep.keys)
      return nil
    }
  }

  /// The keys that a conversion makes: those of whole references have their types, others are texts until a screen judges them.
  private func convertedFields(_ node: YAMLNode, scope: TypeScope) -> [ContextField] {
    node.entries.compactMap { entry in
      guard let name = key(entry.key, "key") else { return nil }
      guard entry.value.kind == .scalar else { return ContextField(name: name, type: .string) }
      guard let reference = (try? TextTemplate(entry.value.text))?.wholeReference else {
        _ = template(entry.value, "'\(name)'", scope: scope)
        return ContextField(name: name, type: .string)
      }
      return ContextField(name: name, type: type(of: reference, at: entry.value, scope: scope) ?? .string)
    }
  }

  private func routeCase(_ node: YAMLNode, _ chain: ChainCheck, scope: TypeScope) -> RouteCase? {
    guard let keys = Keys(node, Grammar.routeCase, complaints) else { return nil }
    var result = RouteCase(steps: [], place: place(node))
    result.condition = condition("when", keys, scope: scope)
    result.find = keys["find"].flatMap { find($0) }
    if let start = keys["start"], let name = text(start, "'start'") {
      checks.screens.append(.init(name: start, fixture: nil, with: nil, scope: scope, needsContext: false))
      result.start = name
    }
    if let steps = keys["steps"] {
      result.steps = self.steps(steps, ChainCheck(continuing: chain), scope: scope)
    } else if let route = keys["route"] {
      if let origin = routeOrigin(screen: route, name: nil) {
        result.steps = [RouteStep(.from(origin), place: place(route))]
      }
    } else if !keys.hasUnknown {
      complaints.report(RouteProblem.missingSteps, at: node.firstKeyRange ?? node.usedRange)
    }
    return result
  }

  /// A fork must have a case that holds whatever is the case, and nothing after it.
  private func check(_ cases: [RouteCase], at node: YAMLNode) {
    guard node.kind == .sequence else { return }
    let elements = Array(node.elements)
    guard cases.count == elements.count else { return }
    guard let index = cases.firstIndex(where: \.isDefault) else {
      complaints.report(RouteProblem.noDefaultCase, at: node)
      return
    }
    if index < cases.count - 1 {
      complaints.report(
        RouteProblem.unreachedCase,
        at: elements[index + 1],
        notes: [DiagnosticNote("this case always matches", at: elements[index].usedRange)]
      )
    }
  }

  private func action(_ node: YAMLNode) -> RouteAction? {
    if node.kind == .scalar {
      if let action = RouteAction(word: node.text) { return action }
      complaints.unknown(.word("action"), node, among: RouteAction.words)
      return nil
    }
    guard let keys = Keys(node, Grammar.action, complaints) else { return nil }
    if let present = keys.key("present"), keys.contains("addTab") {
      complaints.report(ShapeProblem.both("an action", "present", "addTab"), at: present)
      return nil
    }
    if let node = keys["present"] { return presentation(node).map { .present($0) } }
    if let node = keys["addTab"] {
      if node.kind == .scalar {
        return integer("addTab", keys).map { .addTab(at: $0, replacing: false) }
      }
      guard let keys = Keys(node, Grammar.addTab, complaints) else { return nil }
      return .addTab(
        at: integer("at", keys),
        replacing: bool("replacing", keys) ?? false
      )
    }
    if node.count == 0 { complaints.report(ShapeProblem.noAction, at: node) }
    return nil
  }

  private func origin(_ node: YAMLNode, scope: TypeScope) -> RouteOrigin? {
    if node.kind == .scalar {
      if let origin = RouteOrigin(word: node.text) { return origin }
      complaints.unknown(.word("origin"), node, among: RouteOrigin.words)
      return nil
    }
    guard let keys = Keys(node, Grammar.origin, complaints) else { return nil }
    let present = keys.fields.alternatives.filter { keys.contains($0) }
    guard present.count == 1 else {
      if present.isEmpty, keys.hasUnknown { return nil }
      complaints.report(
        present.isEmpty ? ShapeProblem.noneOf("'from'", keys.fields.alternatives) : .severalOf("'from'", present),
        at: node
      )
      return nil
    }
    if let with = keys.key("with"), present != ["screen"] {
      complaints.report(ShapeProblem.misplaced("with", with: "screen"), at: with)
    }
    if let name = keys.key("name"), present != ["route"] {
      complaints.report(ShapeProblem.misplaced("name", with: "route"), at: name)
    }
    guard let value = keys.required(present[0]) else { return nil }
    switch present[0] {
    case "screen":
      guard let screen = text(value, "'screen'") else { return nil }
      checks.screens.append(.init(name: value, fixture: nil, with: keys["with"], scope: scope, needsContext: false))
      let own = Set(keys["with"]?.entries.map(\.key.text) ?? [])
      checks.routeContexts.append(
        .init(screen: value, given: scope.context.filter { !own.contains($0.name) }, own: own)
      )
      return .screen(screen, with: keys["with"]?.literal ?? .empty)
    case "find": return find(value).map { .find($0) }
    default: return routeOrigin(screen: value, name: keys["name"])
    }
  }

  private func routeOrigin(screen node: YAMLNode, name nameNode: YAMLNode?) -> RouteOrigin? {
    guard let screen = text(node, "'route'") else { return nil }
    checks.screens.append(
      .init(name: node, fixture: nil, with: nil, scope: TypeScope(state: state), needsContext: false)
    )
    let name = text(nameNode, "'name'")
    checks.routes.append(.init(screen: node, name: nameNode))
    return .route(screen: screen, name: name)
  }

  /// What is looked for, and where: a screen's or a container's word alone, or a mapping.
  func find(_ node: YAMLNode) -> RouteFind? {
    if node.kind == .scalar {
      guard let target = word(node) else { return nil }
      return RouteFind(target)
    }
    guard let keys = Keys(node, Grammar.find, complaints) else { return nil }
    let target: RouteFind.Target
    switch (keys["screen"], keys["container"]) {
    case (let screen?, nil):
      guard let name = text(screen, "'screen'") else { return nil }
      checks.screens.append(
        .init(name: screen, fixture: nil, with: nil, scope: TypeScope(state: state), needsContext: false)
      )
      target = .screen(name)
    case (nil, let container?):
      guard let found = word(container) else { return nil }
      target = found
    case (nil, nil) where keys.contains("screen") || keys.contains("container") || keys.hasUnknown: return nil
    default:
      complaints.report(ShapeProblem.noTarget, at: node.firstKeyRange ?? node.usedRange)
      return nil
    }
    var find = RouteFind(target)
    if let match: RouteFind.Match = word(keys["context"], "value of 'context'") { find.context = match }
    if let node = keys["in"] { find.options = list(node, "'in'", single: true) { word($0, "part of the stack") } }
    if let start: RouteFind.Start = word(keys["start"], "value of 'start'") { find.start = start }
    return find
  }

  private func word(_ node: YAMLNode) -> RouteFind.Target? {
    switch node.text {
    case "presenting": return .presenting
    case "detailNavigation": return .detailNavigation
    default:
      if node.kind == .scalar, let container = SystemContainer(rawValue: node.text) { return .container(container) }
      complaints.unknown(.target, node, among: Grammar.findTargets)
      return nil
    }
  }
}
