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
  }

  /// A container that is named, with its parameters.
  struct ContainerReference {
    let name: YAMLNode
    let parameters: YAMLNode?
    let scope: TypeScope
  }

  /// Names whose type could not be told: a reference to one is no second mistake.
  var untypedNames: Set<String> = []
  var screens: [ScreenReference] = []
  var containers: [ContainerReference] = []
  var links: [(pattern: LinkPattern, range: SourceRange)] = []
}
