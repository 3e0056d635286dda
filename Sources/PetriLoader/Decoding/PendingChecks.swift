import PetriCatalog
import PetriDiagnostics
import PetriLinks
import PetriYAML

/// References to other definitions, which are checked when all of them are known.
final class PendingChecks {
  /// A screen that is named, with what its context is made of.
  struct ScreenReference {
    let name: YAMLNode
    let fixture: YAMLNode?
    let with: YAMLNode?
    let scope: TypeScope
    /// Whether the screen is built from here, and not only named.
    var needsContext = true
    /// The container that is to hold it.
    var holder: SystemContainer?
    /// Whether it is to be the secondary column of a split view controller.
    var isSecondary = false
  }

  /// A key of a context that is converted on a route's way, and who may take it there.
  struct ConvertedKey {
    let key: YAMLNode
    /// The screens that follow.
    let screens: [String]
    /// The screens whose routes follow.
    let routes: [String]
  }

  /// A container that is named, with its parameters.
  struct ContainerReference {
    let name: YAMLNode
    let parameters: YAMLNode?
    let scope: TypeScope
  }

  /// A route of another screen that is named.
  struct RouteReference {
    let screen: YAMLNode
    let name: YAMLNode?
  }

  /// A screen on a route's way, with the keys that its context gets there.
  struct RouteContext {
    let screen: YAMLNode
    /// The keys of the route's context.
    let given: [ContextField]
    /// The keys that the step gives itself, which are checked where they are written.
    let own: Set<String>
  }

  /// An action before a screen, which has to be in the action's container.
  struct RouteAction {
    let action: PetriCatalog.RouteAction
    let screen: YAMLNode
  }

  /// Names whose type could not be told: a reference to one is no second mistake.
  var untypedNames: Set<String> = []
  /// The context's keys that texts, conditions and values name.
  var used: Set<String> = []
  var screens: [ScreenReference] = []
  var containers: [ContainerReference] = []
  var routes: [RouteReference] = []
  var routeContexts: [RouteContext] = []
  var routeActions: [RouteAction] = []
  var convertedKeys: [ConvertedKey] = []
  var links: [(pattern: LinkPattern, range: SourceRange)] = []
}
