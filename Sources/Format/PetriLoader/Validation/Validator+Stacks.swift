import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension Validator {
  /// Checks that a level of a required stack has the named tab, and a navigation controller if a screen is pushed.
  func check(_ level: References.RequiredLevel, _ sink: DiagnosticSink) {
    if level.isRoot, names.screens[level.screen]?.isOnlyPresented == true {
      fail(level.screenNode, sink, StackProblem.rootAlert(level.screen))
    }
    if let tab = level.tab { check(tab, of: level, sink) }
    guard let first = level.pushed.first else { return }
    let holder = level.tab?.text ?? level.screen
    if let screen = names.screens[holder]?.definition, !Validator.bringsNavigation(screen) {
      fail(first, sink, StackProblem.noNavigation(holder))
    }
    for node in level.pushed {
      guard let screen = names.screens[node.text] else { continue }
      if screen.isOnlyPresented {
        fail(node, sink, RouteProblem.pushedAlert(screen.name))
      } else if screen.outermostContainers.contains(.navigation) {
        fail(node, sink, RouteProblem.pushedNavigation(screen.name, isDefault: true))
      }
    }
  }

  /// Checks that a required stack ends with the screen whose route it is. An unknown screen is reported elsewhere.
  func check(_ end: References.StackEnd, _ sink: DiagnosticSink) {
    let name = end.node.text
    guard name != end.screen, names.screens[name] != nil || names.brokenScreens.contains(name) else { return }
    fail(end.node, sink, StackProblem.otherEnd(name, of: end.screen))
  }

  private func check(_ tab: YAMLNode, of level: References.RequiredLevel, _ sink: DiagnosticSink) {
    guard let known = names.screens[level.screen], !known.isBroken,
      names.screens[tab.text] != nil
    else { return }
    let contents = known.contents
    if contents.contains(where: { $0.isOfCode }) { return }
    let tabs = contents.flatMap { content -> [String] in
      if case .tabs(let tabs) = content { tabs.screens.map(\.screen) } else { [] }
    }
    guard !tabs.isEmpty else { return fail(tab, sink, StackProblem.noTabs(level.screen)) }
    if tabs.contains(where: { begins($0, with: tab.text) }) { return }
    sink.unknown(.tab(of: level.screen), tab, among: tabs)
  }

  /// Whether a screen is another, or a stack that begins with it.
  private func begins(_ name: String, with first: String) -> Bool {
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, seen.insert(name).inserted {
      if name == first { return true }
      switch names.screens[name]?.definition.content {
      case .navigation(let children): next = children.first?.screen
      case .split(let split): next = split.primary.screen
      default: next = nil
      }
    }
    return false
  }

  private static func bringsNavigation(_ screen: ScreenDefinition) -> Bool {
    let layers = screen.wrapping + screen.variants.flatMap { $0.wrapping ?? [] }
    for layer in layers {
      switch layer.kind {
      case .system(.navigation), .controller: return true
      case .system, .container: continue
      }
    }
    return ([screen.content] + screen.variants.compactMap(\.content)).contains {
      switch $0 {
      case .navigation, .controller, .scene: true
      default: false
      }
    }
  }

  /// Whether another route can continue a route of a screen, which is impossible if the route requires a stack.
  func canBeGoneOnFrom(_ screen: ScreenDefinition, _ route: String?) -> Bool {
    let name = route ?? RouteDefinition.defaultName
    let routes = (screen.routes + screen.variants.flatMap { $0.routes ?? [] }).filter { $0.name == name }
    return routes.allSatisfy(\.levels.isEmpty)
  }
}

extension Content {
  /// Whether the screens inside are unknown here, because it is a Swift controller or a scene.
  fileprivate var isOfCode: Bool {
    switch self {
    case .controller, .scene: true
    default: false
    }
  }
}

extension RouteDefinition {
  /// Whether the route requires a stack that puts the screen in a container of a kind.
  func endsIn(_ container: SystemContainer) -> Bool {
    guard let last = levels.last else { return false }
    return container == .navigation && !last.pushed.isEmpty || container == .tabs && last.tab != nil
  }
}
