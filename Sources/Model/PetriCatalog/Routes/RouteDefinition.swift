/// A route to a screen: the search for an existing screen, and the chain of steps to build a new one.
public struct RouteDefinition: Hashable, Sendable, Codable {
  /// The name; `default` for the default route.
  public var name: String
  /// The search for an existing screen; `nil` to always build the screen.
  public var find: RouteFind?
  /// The steps of the chain, starting with the destination's action; empty if `levels` defines the stack.
  public var steps: [RouteStep]
  /// The stack that replaces the chain, root first.
  public var levels: [RequiredLevel]
  /// The source location of the definition.
  public var place: Place

  /// The name of the default route.
  public static let defaultName = "default"

  /// Creates a route.
  public init(
    name: String = RouteDefinition.defaultName,
    find: RouteFind? = nil,
    steps: [RouteStep],
    levels: [RequiredLevel] = [],
    place: Place
  ) {
    self.name = name
    self.find = find
    self.steps = steps
    self.levels = levels
    self.place = place
  }
}

/// A step of a route's chain.
public struct RouteStep: Hashable, Sendable, Codable {
  /// The kind of a step.
  public enum Kind: Hashable, Sendable, Codable {
    /// The action that adds the previous step's screen to the next one.
    case using(RouteAction)
    /// The origin to which the previous steps are added.
    case from(RouteOrigin)
    /// The context of the following steps, with references to the previous context.
    case context(ContextLiteral)
    /// A switch at the end of the chain, which continues with the first matching case.
    case fork([RouteCase])
  }

  /// The kind.
  public var kind: Kind
  /// The source location of the definition.
  public var place: Place

  /// Creates a step.
  public init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }
}

/// A case of a switch in a route.
public struct RouteCase: Hashable, Sendable, Codable {
  /// The condition on the context and the app's state.
  public var condition: Condition?
  /// The search that must find a controller.
  public var find: RouteFind?
  /// The screen from which the navigation must start.
  public var start: String?
  /// The steps that continue the chain.
  public var steps: [RouteStep]
  /// The source location of the definition.
  public var place: Place

  /// Creates a case.
  public init(
    condition: Condition? = nil,
    find: RouteFind? = nil,
    start: String? = nil,
    steps: [RouteStep],
    place: Place
  ) {
    self.condition = condition
    self.find = find
    self.start = start
    self.steps = steps
    self.place = place
  }

  /// Whether the case always matches.
  public var isDefault: Bool { condition == nil && find == nil && start == nil }
}

/// The origin of a route's chain: the controller to which screens are added.
public enum RouteOrigin: Hashable, Sendable, Codable {
  case container(SystemContainer)
  case current
  /// The window's root view controller, after dismissing everything above it.
  case root
  /// The view controller from which the navigation starts.
  case start
  /// A screen that is found or built, with values that override the context.
  case screen(String, with: ContextLiteral)
  /// A controller that a search finds; if it finds none, the chain continues.
  case find(RouteFind)
  /// The destination of another screen's route.
  case route(screen: String, name: String?)

  /// The YAML keywords of the origins.
  public static let words = [
    "navigationController", "tabBarController", "splitViewController", "current", "root", "start",
  ]

  /// Creates the origin with the given keyword.
  public init?(word: String) {
    switch word {
    case "navigationController": self = .container(.navigation)
    case "tabBarController": self = .container(.tabs)
    case "splitViewController": self = .container(.split)
    case "current": self = .current
    case "root": self = .root
    case "start": self = .start
    default: return nil
    }
  }
}

/// A level of the stack that a route requires: the window's root or a presented screen.
public struct RequiredLevel: Hashable, Sendable, Codable {
  /// The screen at the bottom of the level.
  public var screen: RequiredScreen
  /// The first screen in the selected tab; `nil` for any tab.
  public var tab: String?
  /// The screens pushed onto the level or onto the selected tab.
  public var pushed: [RequiredScreen]

  /// Creates a level.
  public init(_ screen: RequiredScreen, tab: String? = nil, pushed: [RequiredScreen] = []) {
    self.screen = screen
    self.tab = tab
    self.pushed = pushed
  }

  /// The names of all screens in the level, innermost last.
  public var screens: [String] { [screen.name] + [tab].compactMap(\.self) + pushed.map(\.name) }
}

/// A screen in the stack that a route requires.
public struct RequiredScreen: Hashable, Sendable, Codable {
  /// The name.
  public var name: String
  /// The values that override the route's context.
  public var values: ContextLiteral
  /// The rule for comparing the context of an existing screen.
  public var match: RouteFind.Match

  /// Creates a required screen.
  public init(_ name: String, with values: ContextLiteral = .empty, match: RouteFind.Match = .same) {
    self.name = name
    self.values = values
    self.match = match
  }
}
