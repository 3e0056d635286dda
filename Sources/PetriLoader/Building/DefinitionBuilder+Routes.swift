import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// The routes of a screen: `route`, or several by name under `routes`.
  func routes(_ keys: Keys) -> [RouteDefinition] {
    if let node = keys["route"] {
      return route(node, named: RouteDefinition.defaultName, at: node).map { [$0] } ?? []
    }
    return keys["routes"]?.entries.compactMap { entry in
      entry.key.text.isKebabCase ? route(entry.value, named: entry.key.text, at: entry.key) : nil
    } ?? []
  }

  func route(_ node: YAMLNode, named name: String, at key: YAMLNode) -> RouteDefinition? {
    if node.kind == .mapping, let levels = Keys(node)["reconcile"] {
      return RouteDefinition(name: name, steps: [], levels: levels.elements.compactMap(requiredLevel), place: key.place)
    }
    guard let steps = node.kind == .mapping ? Keys(node)["steps"] : node, node.kind != .scalar else { return nil }
    let find = node.kind == .mapping ? Keys(node)["find"].flatMap(find) : nil
    return RouteDefinition(name: name, find: find, steps: steps.elements.compactMap(step), place: key.place)
  }

  /// A step of a route.
  func step(_ node: YAMLNode) -> RouteStep? {
    guard node.count == 1, let entry = node.entries.first(where: { _ in true }) else { return nil }
    let kind: RouteStep.Kind? =
      switch entry.key.text {
      case "using": action(entry.value).map { .using($0) }
      case "from": origin(entry.value).map { .from($0) }
      case "context": entry.value.kind == .mapping ? .context(entry.value.literal) : nil
      case "switch": .fork(entry.value.elements.compactMap(routeCase))
      default: nil
      }
    return kind.map { RouteStep($0, place: node.place) }
  }

  private func routeCase(_ node: YAMLNode) -> RouteCase? {
    guard node.kind == .mapping else { return nil }
    let keys = Keys(node)
    var result = RouteCase(steps: keys.list("steps", step), place: node.place)
    result.condition = keys.condition("when")
    result.find = keys["find"].flatMap(find)
    result.start = keys.string("start")
    if keys["steps"] == nil, let route = keys["route"], let screen = route.string {
      result.steps = [RouteStep(.from(.route(screen: screen, name: nil)), place: route.place)]
    }
    return result
  }

  private func action(_ node: YAMLNode) -> RouteAction? {
    if let word = node.string { return RouteAction(word: word) }
    let keys = Keys(node)
    if let present = keys["present"] { return presentation(present).map { .present($0) } }
    guard let tab = keys["addTab"] else { return nil }
    if tab.kind == .scalar { return keys.integer("addTab").map { .addTab(at: $0, replacing: false) } }
    let parts = Keys(tab)
    return .addTab(at: parts.integer("at"), replacing: parts.flag("replacing") ?? false)
  }

  private func origin(_ node: YAMLNode) -> RouteOrigin? {
    if let word = node.string { return RouteOrigin(word: word) }
    let keys = Keys(node)
    if let screen = keys.string("screen") { return .screen(screen, with: keys["with"]?.literal ?? .empty) }
    if let find = keys["find"] { return self.find(find).map { .find($0) } }
    return keys.string("route").map { .route(screen: $0, name: keys.string("name")) }
  }

  private func find(_ node: YAMLNode) -> RouteFind? {
    if let word = node.string { return target(word).map { RouteFind($0) } }
    let keys = Keys(node)
    let target =
      keys.string("screen").map { .screen($0) } ?? keys.string("tab").map { .tab($0) }
      ?? keys.string("container").flatMap(target)
    guard let target else { return nil }
    var find = RouteFind(target)
    if let context = keys["context"], let match = match(context) { find.context = match }
    find.options = keys.words("in")
    if let start = keys.word("start", RouteFind.Start.self) { find.start = start }
    return find
  }

  func match(_ node: YAMLNode) -> RouteFind.Match? {
    node.kind == .sequence ? .keys(node.elements.compactMap(\.string)) : node.string.flatMap(RouteFind.Match.init)
  }

  private func target(_ word: String) -> RouteFind.Target? {
    switch word {
    case "presenting": .presenting
    case "detailNavigation": .detailNavigation
    default: SystemContainer(rawValue: word).map { .container($0) }
    }
  }

  /// What is done when a route has built or found a screen, or has led to it.
  func task(_ node: YAMLNode) -> RouteTask? {
    if node.hasText("setContext") { return .setContext }
    let keys = Keys(node)
    if let values = keys["set"] { return .set(values.literal) }
    return keys.string("emit").map { .emit($0) } ?? keys.string("track").map { .track($0) }
  }
}
