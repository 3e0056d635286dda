public import PetriCatalog
import PetriUIKit

@MainActor
final class ScreenEnvironment {
  let composer: Composer
  let definition: ScreenDefinition
  let context: ContextObject
  let form: AppState?

  init(composer: Composer, definition: ScreenDefinition, context: ContextObject, form: AppState?) {
    self.composer = composer
    self.definition = definition
    self.context = context
    self.form = form
  }

  var scope: Scope { composer.scope(of: context, form: form?.values) }

  func text(_ text: LocalizedText) -> String { text.text(in: scope) }

  /// The source of the supporting views: the definition, or the content itself.
  func supportingViews(for content: UIViewController) -> (any SupportingViewsDataSource)? {
    if !definition.supportingViews.isEmpty {
      if let content = content as? ContentViewController { return content }
      return DefinedSupportingViews(environment: self, content: content)
    }
    return content as? any SupportingViewsDataSource
  }
}

@MainActor
struct LayerEnvironment {
  let composer: Composer
  let definition: ContainerDefinition
  private(set) var parameters: ContextObject
  private let given: ContextLiteral
  private let source: () -> Scope

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

  /// Resolves the parameters again; keeps the old ones if the new ones are invalid.
  mutating func update() {
    let resolution = ContextResolution(fields: definition.parameters, given: given.resolved(in: source()))
    if resolution.problems.isEmpty { parameters = resolution.context.localized(in: composer.textEnvironment) }
  }
}

extension ChildScreen {
  /// The context of the embedded screen: its examples, overridden by its fixture, the outer screen's values and the
  /// assignments.
  public func resolution(
    of definition: ScreenDefinition,
    in outer: Scope,
    assignments: [ContextAssignment] = []
  ) -> ContextResolution {
    ContextResolution(
      fields: definition.context,
      given: with.resolved(in: outer),
      assignments: assignments,
      fixture: fixture.flatMap { definition.fixture(named: $0)?.values },
      fallback: .examplesFirst
    )
  }
}
