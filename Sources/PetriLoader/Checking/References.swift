import PetriCatalog
import PetriYAML

/// What a definition refers to outside itself, which is checked when all definitions are known.
///
/// Nodes are there only where the file's tree is kept, so that what is wrong can be reported.
struct References: Sendable {
  /// A screen that is named, with what its context is made of.
  struct Screen: Sendable {
    let name: String
    var given: Given?
    /// The fixture that it is built with.
    var fixture: String?
    /// Whether it is built from here, and not only named.
    var needsContext = true
    /// Whether a person gets there from here.
    var isWay = true
    /// Whether a tap opens it.
    var isOpened = false
    /// The container that is to hold it.
    var holder: SystemContainer?
    /// Whether it is to be the secondary column of a split view controller.
    var isSecondary = false
    var node: YAMLNode?
    var givenNode: YAMLNode?
    var fixtureNode: YAMLNode?
  }

  /// A container that is named, with its parameters.
  struct Container: Sendable {
    let name: String
    let given: Given?
    let node: YAMLNode?
    let givenNode: YAMLNode?
  }

  /// A route of another screen that is named.
  struct Route: Sendable {
    let screen: String
    let name: String?
    /// The own route that goes on in it.
    let continuing: String
    let node: YAMLNode?
  }

  /// A screen on a route's way, with the keys that its context gets there.
  struct RouteContext: Sendable {
    let screen: String
    /// The keys of the route's context.
    let given: [ContextField]
    /// The keys that the step gives itself, which are checked where they are written.
    let own: [String]
    let node: YAMLNode?
  }

  /// An action before a screen, which has to be in the action's container.
  struct RouteAction: Sendable {
    let action: PetriCatalog.RouteAction
    let screen: String
    let node: YAMLNode?
  }

  /// A key of a context that is converted on a route's way, and who may take it there.
  struct ConvertedKey: Sendable {
    let key: YAMLNode
    /// The screens that follow.
    let screens: [String]
    /// The screens whose routes follow.
    let routes: [String]
  }

  var screens: [Screen] = []
  var containers: [Container] = []
  var routes: [Route] = []
  var routeContexts: [RouteContext] = []
  var routeActions: [RouteAction] = []
  var convertedKeys: [ConvertedKey] = []
  /// The links that lead to a screen, with their extents.
  var links: [(link: LinkDefinition, offsets: Range<Int>)] = []
  /// Names whose type is unknown: a reference to one isn't reported again.
  var untyped: Set<String> = []
  /// Which keys of the context texts, conditions and values name.
  var isUsed: [Bool] = []
}
