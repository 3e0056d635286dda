package import PetriCatalog
package import PetriYAML

/// The references of a definition to others, which are checked when all definitions are known.
///
/// Nodes are there only where the file's tree is kept, so that problems can be reported.
package struct References: Sendable {
  /// A screen that is named, with what its context is made of.
  package struct Screen: Sendable {
    package let name: String
    package var given: Given?
    /// The fixture that it is built with.
    package var fixture: String?
    /// Whether it is built from here, and not only named.
    package var needsContext = true
    /// Whether values can be given to it there.
    package var takesValues = true
    /// Whether a person gets there from here.
    package var isWay = true
    /// Whether it is used as a view.
    package var isPart = false
    /// The keys of a part that are written beside `with`, which are reported there.
    package var misplaced: Set<String> = []
    /// Whether a tap opens it.
    package var isOpened = false
    /// The container that is to hold it.
    package var holder: SystemContainer?
    /// Whether it is to be the secondary column of a split view controller.
    package var isSecondary = false
    package var node: YAMLNode?
    package var givenNode: YAMLNode?
    package var fixtureNode: YAMLNode?
  }

  /// A container that is named, with its parameters.
  package struct Container: Sendable {
    package let name: String
    package let given: Given?
    package let node: YAMLNode?
    package let givenNode: YAMLNode?
  }

  /// A route of another screen that is named.
  package struct Route: Sendable {
    package let screen: String
    package let name: String?
    /// The own route that goes on in it.
    package let continuing: String
    package let screenNode: YAMLNode?
    package let node: YAMLNode?
  }

  /// A screen on a route's way, with the keys that its context gets there.
  package struct RouteContext: Sendable {
    package let screen: String
    /// The keys of the route's context.
    package let given: [ContextField]
    /// The keys that the step gives itself, which are checked where they are written.
    package let own: [String]
    /// Whether it is in a stack that the route requires.
    package var isInStack = false
    package let node: YAMLNode?
  }

  /// An action before a screen, which has to be in the action's container.
  package struct RouteAction: Sendable {
    package let action: PetriCatalog.RouteAction
    package let screen: String
    package let node: YAMLNode?
  }

  /// The screens that a level of a required stack needs.
  package struct RequiredLevel: Sendable {
    package let screen: String
    package let screenNode: YAMLNode
    /// Whether it is the window's root.
    package let isRoot: Bool
    package let tab: YAMLNode?
    package let pushed: [YAMLNode]
  }

  /// The last screen of a stack that a route requires, which has to be the route's own.
  package struct StackEnd: Sendable {
    /// The screen whose route it is.
    package let screen: String
    package let node: YAMLNode
  }

  /// A screen that an interceptor shows.
  package struct Asking: Sendable {
    package let interceptor: String
    package let screen: String
    package let node: YAMLNode?
  }

  /// A key by which a route knows a screen.
  package struct IdentifyingKey: Sendable {
    package let screen: String
    package let key: String
    package let node: YAMLNode?
  }

  /// A route that converts a context on the way: its steps with their nodes.
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
  /// The routes that convert a context on the way.
  package var convertingRoutes: [ConvertingRoute] = []
  /// The links that lead to a screen, with their extents.
  package var links: [(link: LinkDefinition, offsets: Range<Int>)] = []
  /// The texts of localization files.
  package var strings: [StringTables.Key] = []
  /// Names whose type is unknown: a reference to one isn't reported again.
  package var untyped: Set<String> = []
  /// Which keys of the context texts, conditions and values name.
  package var isUsed: [Bool] = []
}
