package import PetriCatalog
package import PetriYAML

/// The references of a definition to others, checked once all definitions are known.
///
/// Nodes are only set if the file's tree is kept for reporting problems.
package struct References: Sendable {
  package struct Screen: Sendable {
    package let name: String
    package var given: Given?
    package var fixture: String?
    /// Whether the screen is built here, not only named.
    package var needsContext = true
    /// Whether values can be given here.
    package var takesValues = true
    /// Whether users get to the screen from here.
    package var isDestination = true
    package var isPart = false
    /// The keys of a part that are written beside `with`, which are reported there.
    package var misplaced: Set<String> = []
    package var isOpened = false
    package var holder: SystemContainer?
    package var isSecondary = false
    package var node: YAMLNode?
    package var givenNode: YAMLNode?
    package var fixtureNode: YAMLNode?
  }

  package struct Container: Sendable {
    package let name: String
    package let given: Given?
    package let node: YAMLNode?
    package let givenNode: YAMLNode?
  }

  package struct Route: Sendable {
    package let screen: String
    package let name: String?
    /// The route that continues it.
    package let continuing: String
    package let screenNode: YAMLNode?
    package let node: YAMLNode?
  }

  /// A screen on a route, with the context keys that it gets there.
  package struct RouteContext: Sendable {
    package let screen: String
    package let given: [ContextField]
    /// The keys that the step itself supplies, which are checked where they are written.
    package let own: [String]
    /// Whether the screen is in a stack that the route requires.
    package var isInStack = false
    package let node: YAMLNode?
  }

  /// An action before a screen, which must be in the action's container.
  package struct RouteAction: Sendable {
    package let action: PetriCatalog.RouteAction
    package let screen: String
    package let node: YAMLNode?
  }

  package struct RequiredLevel: Sendable {
    package let screen: String
    package let screenNode: YAMLNode
    package let isRoot: Bool
    package let tab: YAMLNode?
    package let pushed: [YAMLNode]
  }

  /// The last screen of a required stack, which must be the route's own.
  package struct StackEnd: Sendable {
    package let screen: String
    package let node: YAMLNode
  }

  package struct Asking: Sendable {
    package let interceptor: String
    package let screen: String
    package let node: YAMLNode?
  }

  /// A context key by which a route identifies a screen.
  package struct IdentifyingKey: Sendable {
    package let screen: String
    package let key: String
    package let node: YAMLNode?
  }

  /// A route that converts a context along the way, as its steps with their nodes.
  package struct ConvertingRoute: Sendable {
    package let steps: [RouteStep]
    package let nodes: [YAMLNode]
  }

  package var screens: [Screen] = []
  package var containers: [Container] = []
  package var routes: [Route] = []
  package var routeContexts: [RouteContext] = []
  package var routeActions: [RouteAction] = []
  package var identifyingKeys: [IdentifyingKey] = []
  package var requiredLevels: [RequiredLevel] = []
  package var stackEnds: [StackEnd] = []
  package var asking: [Asking] = []
  package var convertingRoutes: [ConvertingRoute] = []
  package var links: [(link: LinkDefinition, offsets: Range<Int>)] = []
  package var strings: [StringTables.Key] = []
  /// The names whose type is unknown; references to them aren't reported.
  package var untyped: Set<String> = []
  /// For each key of the context, whether texts, conditions or values use it.
  package var isUsed: [Bool] = []
}
