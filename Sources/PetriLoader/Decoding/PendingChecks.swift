import PetriCatalog
import PetriYAML

/// References to other definitions, which are checked when all of them are known.
final class PendingChecks {
  /// A screen that is named, with what its context is made of.
  struct ScreenReference {
    let name: YAMLNode
    let fixture: YAMLNode?
    let with: YAMLNode?
    let scope: TypeScope
  }

  /// A container that is named, with its parameters.
  struct ContainerReference {
    let name: YAMLNode
    let parameters: YAMLNode?
    let scope: TypeScope
  }

  var screens: [ScreenReference] = []
  var containers: [ContainerReference] = []
}
