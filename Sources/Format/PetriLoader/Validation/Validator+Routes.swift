import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension Validator {
  func check(_ reference: References.Route, _ sink: DiagnosticSink) {
    guard let screen = names.screens[reference.screen]?.definition else { return }
    guard canBeGoneOnFrom(screen, reference.name) else {
      return fail(reference.screenNode, sink, StackProblem.goneOnFrom(screen.name))
    }
    if let name = reference.name, screen.route(named: name) == nil, let node = reference.node {
      sink.unknown(.route(of: screen.name), node, among: screen.routes.map(\.name))
    }
  }

  func check(_ reference: References.IdentifyingKey, _ sink: DiagnosticSink) {
    guard let screen = names.screens[reference.screen], !screen.references.untyped.contains(reference.key),
      !screen.definition.context.contains(where: { $0.name == reference.key }), let node = reference.node
    else { return }
    sink.unknown(.contextKey(of: screen.name), node, among: screen.definition.context.map(\.name))
  }

  func check(_ reference: References.RouteContext, _ sink: DiagnosticSink) {
    guard let screen = names.screens[reference.screen] else { return }
    for field in screen.definition.context where !reference.own.contains(field.name) {
      if let given = reference.given.first(where: { $0.name == field.name }) {
        // An interpolated text can become any text.
        guard given.type.unwrapped != .string, !given.type.fits(field.type) else { continue }
        fail(reference.node, sink, RouteProblem.mistyped(field, of: screen.name, given: given.type))
      } else if field.isRequired, field.example == nil {
        if reference.isInStack {
          fail(reference.node, sink, StackProblem.missing(field, of: screen.name))
        } else {
          fail(reference.node, sink, RouteProblem.missing(field, of: screen.name))
        }
      }
    }
  }

  /// Checks that an action that needs a container precedes a screen that is in one.
  func check(_ reference: References.RouteAction, _ sink: DiagnosticSink) {
    let name = reference.screen
    guard let needed = reference.action.container, let screen = names.screens[name] else { return }
    guard isInside(name, needed) else {
      return fail(reference.node, sink, RouteProblem.notInContainer(reference.action, needed, name))
    }
    guard case .addTab(let index?, let isReplacing) = reference.action else { return }
    // A tab's index must be that of an existing tab or the next one.
    guard case .tabs(let tabs) = screen.definition.content, screen.contents.count == 1 else { return }
    let last = tabs.screens.count - (isReplacing ? 1 : 0)
    guard index > last else { return }
    fail(
      reference.node,
      sink,
      RouteProblem.tabOutOfRange(index, of: name, tabs: tabs.screens.count, last: last, isReplacing: isReplacing)
    )
  }

  /// Checks the keys of a converted context that no later step names; they are for the screens that follow.
  func checkConvertedKeys(_ route: References.ConvertingRoute, _ sink: DiagnosticSink) {
    for (index, node) in route.nodes.enumerated() {
      guard let context = node["context"] else { continue }
      let takers = ContextTakers(Array(route.steps.dropFirst(index + 1)))
      for entry in context.entries where !takers.names(entry.key.text) {
        check(entry.key, isTakenBy: takers, sink)
      }
    }
  }

  private func check(_ key: YAMLNode, isTakenBy takers: ContextTakers, _ sink: DiagnosticSink) {
    var seen: Set<String> = []
    var waiting = takers.routes
    while let name = waiting.popLast() {
      if seen.insert(name).inserted, let screen = names.screens[name]?.definition {
        waiting += (screen.routes + screen.variants.flatMap { $0.routes ?? [] }).flatMap(\.origins)
      }
    }
    let takers = takers.screens + seen.sorted()
    let name = key.text
    let isTaken = takers.contains { taker in
      guard let screen = names.screens[taker] else { return true }
      return screen.definition.context.contains { $0.name == name } || screen.references.untyped.contains(name)
        || screen.definition.isSwift
    }
    if !isTaken { fail(key, sink, RouteProblem.unusedKey(key.shortText, takers: takers)) }
  }

  /// The routes that continue one another endlessly, by default and in each variant. A route is identified by its
  /// screen, and by its own name unless it is the default route.
  func routeCycles() -> [Cycle] {
    // Filtered without copying definitions, which are large.
    let screens = names.orderedScreens.filter { !$0.definition.routes.isEmpty || !$0.definition.variants.isEmpty }
      .map(\.definition).sorted { $0.name < $1.name }
    let variants = Set(
      screens.flatMap(\.variants).filter { $0.routes != nil }.map { [$0.experiment, $0.variant] }
    )
    var seen: Set<String> = []
    return ([[]] + variants.sorted { $0.lexicographicallyPrecedes($1) }).flatMap { variant in
      var continued: [String: [String]] = [:]
      for screen in screens {
        let own = screen.variants.first { [$0.experiment, $0.variant] == variant }?.routes
        for route in own ?? screen.routes {
          continued[Validator.key(screen.name, route.name)] = Validator.continued(in: route.steps)
        }
      }
      return Validator.cycles(from: continued.keys.sorted()) { continued[$0] }
    }
    .filter { seen.insert($0.screen).inserted }
  }

  private static func key(_ screen: String, _ route: String?) -> String {
    route == nil || route == RouteDefinition.defaultName ? screen : "\(screen) \(route ?? "")"
  }

  func reportRoute(_ cycle: Cycle, of screen: DecodedScreen, _ sink: DiagnosticSink) {
    let range = screen.range(of: "route", "routes", "variants")
    sink.report(RouteProblem.endless(cycle.path + [cycle.screen]), at: range)
  }

  private static func allRoutes(of screen: ScreenDefinition) -> [RouteDefinition] {
    screen.routes + screen.links.compactMap(\.route) + screen.variants.flatMap { $0.routes ?? [] }
  }

  /// Whether a container of a kind is available to a screen: around or inside it, through its route, or around a screen
  /// that contains it.
  func isInside(_ name: String, _ container: SystemContainer) -> Bool {
    var seen: Set<String> = []
    var waiting = [name]
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let screen = names.screens[name]?.definition else { continue }
      if gives(screen, container) { return true }
      waiting += names.holders[name] ?? []
    }
    return false
  }

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
    // Its own route may provide a container; a screen without a route is pushed if there is a navigation controller.
    // The app's first screen is the root of the window.
    if screen.routes.isEmpty { return container == .navigation && screen.presentation == nil && screen.name != start }
    return Validator.allRoutes(of: screen).contains { Validator.needs(container, $0.steps) || $0.endsIn(container) }
  }

  private static func needs(_ container: SystemContainer, _ steps: [RouteStep]) -> Bool {
    steps.contains { step in
      switch step.kind {
      case .using(let action): action.container == container
      case .fork(let cases): cases.contains { needs(container, $0.steps) }
      case .from, .context: false
      }
    }
  }

  private static func continued(in steps: [RouteStep]) -> [String] {
    steps.flatMap { step -> [String] in
      switch step.kind {
      case .from(.route(let screen, let name)): [key(screen, name)]
      case .fork(let cases): cases.flatMap { continued(in: $0.steps) }
      default: []
      }
    }
  }
}

/// The consumers of a context's keys along a route.
struct ContextTakers {
  private(set) var screens: [String] = []
  /// The screens whose routes this route continues.
  private(set) var routes: [String] = []
  private var texts: [String] = []

  init(_ steps: some Sequence<RouteStep>) { take(steps) }

  private mutating func take(_ steps: some Sequence<RouteStep>) {
    for step in steps {
      switch step.kind {
      case .context(let literal): take(literal)
      case .from(.screen(let name, let values)):
        screens.append(name)
        take(values)
      case .from(.route(let name, _)): routes.append(name)
      case .from(.find(let find)): if let name = find.screen { screens.append(name) }
      case .fork(let cases):
        for option in cases {
          if let condition = option.condition { texts.append("\(condition)") }
          if let name = option.find?.screen { screens.append(name) }
          take(option.steps)
        }
      case .from, .using: break
      }
    }
  }

  private mutating func take(_ literal: ContextLiteral) {
    switch literal {
    case .null: break
    case .scalar(let text, _): texts.append(text)
    case .list(let elements): for element in elements { take(element) }
    case .object(let entries): for entry in entries { take(entry.value) }
    case .localized(_, or: let mapping): take(mapping)
    }
  }

  func names(_ key: String) -> Bool {
    texts.contains { text in
      guard let template = try? TextTemplate(text) else { return true }
      return template.references.contains { $0.path.root == key }
    }
  }
}
