import PetriCatalog
import PetriUIKit

/// The things that a container of the catalogue is built from.
@MainActor
struct LayerEnvironment {
  let composer: Composer
  let definition: ContainerDefinition
  private(set) var parameters: ContextObject
  private let given: ContextLiteral
  /// The values that parameters may hold, as they are now.
  private let source: () -> Scope

  /// Makes an environment.
  ///
  /// - Throws: `CompositionError.context` for parameters that are not what the container wants.
  init(
    composer: Composer,
    definition: ContainerDefinition,
    parameters given: ContextLiteral,
    in source: @escaping () -> Scope
  ) throws {
    self.composer = composer
    self.definition = definition
    self.given = given
    self.source = source
    let resolution = ContextResolution(fields: definition.parameters, given: given.resolved(in: source()))
    guard resolution.problems.isEmpty else {
      throw CompositionError.context(screen: definition.name, problems: resolution.problems)
    }
    parameters = resolution.context.localized(in: composer.textEnvironment)
  }

  var scope: Scope { composer.scope(of: parameters) }

  /// Reads the parameters anew; values that the container does not want leave them as they are.
  mutating func update() {
    let resolution = ContextResolution(fields: definition.parameters, given: given.resolved(in: source()))
    if resolution.problems.isEmpty { parameters = resolution.context.localized(in: composer.textEnvironment) }
  }
}
