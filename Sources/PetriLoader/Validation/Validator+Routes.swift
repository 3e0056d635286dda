import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Validator {
  /// A route that is named must be there.
  func check(_ reference: PendingChecks.RouteReference, _ complaints: Complaints) {
    guard let screen = names.screens[reference.screen.text], let name = reference.name else { return }
    guard screen.route(named: name.text) == nil else { return }
    complaints.unknown(
      .unknownRoute,
      "'\(screen.name)' has no route '\(name.shortText)'",
      node: name,
      name: name.text,
      known: screen.routes.map(\.name)
    )
  }

  /// A screen on a route's way must get the context that it needs.
  func check(_ reference: PendingChecks.RouteContext, _ complaints: Complaints) {
    guard let screen = names.screens[reference.screen.text] else { return }
    let missing = screen.context.filter { field in
      field.isRequired && field.example == nil && !reference.given.contains(field.name)
    }
    for field in missing {
      complaints.error(
        .contextValue,
        "'\(screen.name)' needs '\(field.name)', \(field.type.withArticle), and the route's context has none",
        at: reference.screen.usedRange,
        label: "write {context: {\(field.name): …}} before, or with: {\(field.name): …}"
      )
    }
  }

  /// An action that needs a container is only accepted before a screen that is in one.
  func check(_ reference: PendingChecks.RouteAction, _ complaints: Complaints) {
    let name = reference.screen.text
    guard let needed = reference.action.container, let other = names.screens[name], !gives(other, needed) else {
      return
    }
    complaints.error(
      .badRoute,
      "'\(reference.action.word)' needs \(needed.withArticle), and '\(name)' is in none",
      at: reference.screen.usedRange,
      label: "wrap '\(name)' in \(needed.rawValue), or let its own route put it in one"
    )
  }

  /// Routes that go on in one another must end.
  func checkRoutes(of screen: ScreenDefinition, at node: YAMLNode, _ complaints: Complaints) {
    if screen.isNavigationItself,
      let route = screen.routes.first(where: { $0.pushes })
        ?? screen.links.compactMap(\.route).first(where: { $0.pushes })
    {
      let key = node.entry(for: "route")?.key ?? node.entry(for: "routes")?.key ?? node.entry(for: "links")?.key
      complaints.error(
        .badRoute,
        "a navigation controller can't be pushed on another, and '\(screen.name)' is one",
        at: key?.usedRange ?? node.usedRange,
        label: route.name == RouteDefinition.defaultName ? "leave 'navigation' out of its wrapping, or present it" : nil
      )
    }
    guard let cycle = routeCycle(from: screen) else { return }
    let key = node.entry(for: "route")?.key ?? node.entry(for: "routes")?.key ?? node.entry(for: "variants")?.key
    complaints.error(
      .badRoute,
      "the route never ends: \(cycle.joined(separator: " -> "))",
      at: key?.usedRange ?? node.usedRange
    )
  }

  private static func allRoutes(of screen: ScreenDefinition) -> [RouteDefinition] {
    screen.routes + screen.links.compactMap(\.route) + screen.variants.flatMap { $0.routes ?? [] }
  }

  /// Whether there is a container of a kind where a screen is: around or in it, or where its route puts it.
  private func gives(_ screen: ScreenDefinition, _ container: SystemContainer) -> Bool {
    let layers = screen.wrapping + screen.variants.flatMap { $0.wrapping ?? [] }
    for layer in layers {
      switch layer.kind {
      case .system(container), .controller: return true
      case .system, .container: continue
      }
    }
    for content in [screen.content] + screen.variants.compactMap(\.content) {
      switch (content, container) {
      case (.navigation, .navigation), (.tabs, .tabs), (.split, .split), (.pages, .pages), (.controller, _): return true
      default: continue
      }
    }
    // A route of its own may put it in one; without a route it is pushed where there is a navigation controller.
    if screen.routes.isEmpty { return container == .navigation && screen.presentation == nil }
    return Validator.allRoutes(of: screen).contains { route in
      route.steps.contains { step in
        if case .using(let action) = step.kind { action.container == container } else { false }
      }
    }
  }

  /// The screens whose routes go on in one another without an end.
  private func routeCycle(from screen: ScreenDefinition) -> [String]? {
    var path: [String] = []
    var seen: Set<String> = []
    var waiting: [(name: String, depth: Int)] = [(screen.name, 0)]
    while let (name, depth) = waiting.popLast() {
      path.removeSubrange(min(depth, path.count)...)
      if depth > 0, name == screen.name { return path + [name] }
      path.append(name)
      guard seen.insert(name).inserted, let next = names.screens[name] else { continue }
      for route in Validator.allRoutes(of: next) {
        for other in Validator.continued(in: route.steps) { waiting.append((other, depth + 1)) }
      }
    }
    return nil
  }

  private static func continued(in steps: [RouteStep]) -> [String] {
    steps.flatMap { step -> [String] in
      switch step.kind {
      case .from(.route(let screen, _)): [screen]
      case .fork(let cases): cases.flatMap { continued(in: $0.steps) }
      default: []
      }
    }
  }
}

extension RouteDefinition {
  /// Whether its destination is pushed.
  fileprivate var pushes: Bool {
    for step in steps {
      if case .using(let action) = step.kind { return action.container == .navigation }
    }
    return false
  }
}
