import PetriCatalog
import PetriRouting
import PetriUIKit

/// An interceptor of the catalogue: requires a condition, and can show a screen until it holds.
struct RequirementInterceptor: RoutingInterceptor {
  let definition: InterceptorDefinition
  let screen: ScreenDefinition
  let asking: Set<String>
  let routing: ScreenRouter

  var routingName: String { definition.name }
  var timeout: Double? { definition.timeout }

  func isNeeded(with context: ScreenContext) -> Bool { !definition.isMet(values(of: context), routing) }

  func perform(with context: ScreenContext, completion: @escaping @MainActor (RoutingResult) -> Void) {
    let values = values(of: context)
    if definition.isMet(values, routing) { return completion(.success) }
    guard let screen = definition.show else { return completion(.failure(RoutingProblem(refusal(values)))) }
    let target = ScreenTarget(screen, with: definition.with.resolved(in: routing.scope(values)))
    routing.show(
      target,
      for: ScreenRouter.Asking(interceptor: definition.name, values: values),
      within: asking,
      until: { [unowned routing, definition] in definition.isMet(values, routing) }
    ) { end in
      switch end {
      case .met: completion(.success)
      case .closed: completion(.failure(RoutingProblem(refusal(values))))
      case .failed(let reason): completion(.failure(RoutingProblem(reason)))
      }
    }
  }

  /// The values that the condition reads: the screen's values for its keys, or the interceptor's defaults.
  private func values(of context: ScreenContext) -> ContextObject {
    guard !definition.context.isEmpty else { return ContextObject() }
    let shown = context.resolved(for: screen).context
    return ContextResolution(fields: definition.context, fixture: shown).context
      .localized(in: routing.composer.textEnvironment)
  }

  private func refusal(_ values: ContextObject) -> String {
    guard let text = definition.refuse else { return "what it requires does not hold" }
    return text.text(in: routing.scope(values))
  }
}

extension InterceptorDefinition {
  @MainActor
  fileprivate func isMet(_ values: ContextObject, _ routing: ScreenRouter) -> Bool {
    require?.holds(in: routing.scope(values)) ?? true
  }
}

extension ScreenRouter {
  fileprivate func scope(_ values: ContextObject) -> Scope {
    var scope = composer.scope()
    scope.context = values
    return scope
  }
}
