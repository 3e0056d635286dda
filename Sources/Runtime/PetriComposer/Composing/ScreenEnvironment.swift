public import PetriCatalog
import PetriUIKit

/// The things a screen's parts need from the composer and one another: the definition, the context, the taps.
@MainActor
final class ScreenEnvironment {
  let composer: Composer
  let definition: ScreenDefinition
  let context: ContextObject
  /// The values of the screen's form; `nil` where it has none.
  let form: AppState?

  init(composer: Composer, definition: ScreenDefinition, context: ContextObject, form: AppState?) {
    self.composer = composer
    self.definition = definition
    self.context = context
    self.form = form
  }

  /// The scope of texts and conditions, with the state and the form as they are now.
  var scope: Scope { composer.scope(of: context, form: form?.values) }

  func text(_ text: LocalizedText) -> String { text.text(in: scope) }

  /// Where a template gets this screen's supporting views: the definition's, else the content's own.
  func supportingViews(for content: UIViewController) -> (any SupportingViewsDataSource)? {
    if !definition.supportingViews.isEmpty {
      if let content = content as? ContentViewController { return content }
      return DefinedSupportingViews(environment: self, content: content)
    }
    return content as? any SupportingViewsDataSource
  }
}

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

extension ChildScreen {
  /// The context of the screen inside: its examples, its fixture over them, the outer screen's values over both, and what is
  /// assigned over all.
  ///
  /// - Parameters:
  ///   - definition: the screen inside.
  ///   - outer: what the outer screen's values refer to.
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
