/// A route to a screen: how it is found on screen, and the chain of steps to build it.
public struct RouteDefinition: Hashable, Sendable, Codable {
  /// The name; `default` for the default route.
  public var name: String
  /// How the screen is found; `nil` to always build it.
  public var find: RouteFind?
  /// The chain, the destination's action first; empty for a complete stack.
  public var steps: [RouteStep]
  /// The required stack instead of a chain, the root first.
  public var levels: [RequiredLevel]
  /// The location of the definition.
  public var place: Place

  /// The name of the default route.
  public static let defaultName = "default"

  /// Makes a route.
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
  /// A kind of step.
  public enum Kind: Hashable, Sendable, Codable {
    /// The action that puts the previous step on the next one.
    case using(RouteAction)
    /// The origin that the previous steps are put on.
    case from(RouteOrigin)
    /// The context of the following steps, with references to the previous one.
    case context(ContextLiteral)
    /// A switch, which ends the chain: the first matching case decides.
    case fork([RouteCase])
  }

  /// The kind.
  public var kind: Kind
  /// The location of the definition.
  public var place: Place

  /// Makes a step.
  public init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }
}

/// A case of a switch in a route.
public struct RouteCase: Hashable, Sendable, Codable {
  /// The condition on the context and the state.
  public var condition: Condition?
  /// The search that must succeed.
  public var find: RouteFind?
  /// The screen where the navigation must start.
  public var start: String?
  /// The chain for this case.
  public var steps: [RouteStep]
  /// The location of the definition.
  public var place: Place

  /// Makes a case.
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

  /// Whether it matches unconditionally.
  public var isDefault: Bool { condition == nil && find == nil && start == nil }
}

/// What a screen is put on.
public enum RouteOrigin: Hashable, Sendable, Codable {
  case container(SystemContainer)
  case current
  /// The window's root, without anything above it.
  case root
  /// The controller where the navigation starts.
  case start
  /// A screen that is found or built, with values that override the context.
  case screen(String, with: ContextLiteral)
  /// A controller that is found; otherwise the chain continues.
  case find(RouteFind)
  /// The destination of another screen's route.
  case route(screen: String, name: String?)

  /// The words for origins.
  public static let words = [
    "navigationController", "tabBarController", "splitViewController", "current", "root", "start",
  ]

  /// The origin for a word.
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

/// A level of the stack that a route requires: the root or a presented screen.
public struct RequiredLevel: Hashable, Sendable, Codable {
  /// The screen of the level.
  public var screen: RequiredScreen
  /// The first screen of the selected tab; `nil` for any tab.
  public var tab: String?
  /// The screens pushed onto the level or its tab.
  public var pushed: [RequiredScreen]

  /// Makes a level.
  public init(_ screen: RequiredScreen, tab: String? = nil, pushed: [RequiredScreen] = []) {
    self.screen = screen
    self.tab = tab
    self.pushed = pushed
  }

  /// The screens that it names, the innermost last.
  public var screens: [String] { [screen.name] + [tab].compactMap(\.self) + pushed.map(\.name) }
}

/// A screen of the stack that a route requires.
public struct RequiredScreen: Hashable, Sendable, Codable {
  /// The name.
  public var name: String
  /// Values that override the route's context.
  public var values: ContextLiteral
  /// How the context of an existing screen must match.
  public var match: RouteFind.Match

  /// Makes a screen.
  public init(_ name: String, with values: ContextLiteral = .empty, match: RouteFind.Match = .same) {
    self.name = name
    self.values = values
    self.match = match
  }
}
