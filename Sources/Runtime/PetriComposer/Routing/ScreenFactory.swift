import PetriCatalog
import PetriRouting
import PetriUIKit

/// Builds a screen of the catalogue with all its layers.
struct ScreenFactory: Factory {
  let name: String
  let composer: Composer
  private var context: ContextObject?

  init(_ name: String, composer: Composer) {
    self.name = name
    self.composer = composer
  }

  var routingName: String { name }

  mutating func prepare(with context: ScreenContext) throws {
    let definition = try composer.definition(named: name)
    let resolution = context.resolved(for: definition)
    guard resolution.problems.isEmpty else {
      throw CompositionError.context(screen: name, problems: resolution.problems)
    }
    self.context = resolution.context
  }

  func build(with context: ScreenContext) throws -> UIViewController {
    let screen = try composer.compose(name, context: self.context ?? ContextObject())
    screen.applyPresentation(composer.catalog.presentation(of: screen.definition))
    return screen.root
  }
}
