import PetriCatalog
import PetriUIKit

/// What a container of the catalogue is made of.
@MainActor
struct LayerEnvironment {
  let composer: Composer
  let definition: ContainerDefinition
  let parameters: ContextObject

  var scope: Scope { Scope(context: parameters, state: composer.state.values) }
}
