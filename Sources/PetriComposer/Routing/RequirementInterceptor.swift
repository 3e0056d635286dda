import PetriCatalog
import PetriRouting
import PetriUIKit

/// An interceptor of the catalogue: the state has to fulfil a condition, and a screen may be shown until it does.
struct RequirementInterceptor: RoutingInterceptor {
  let definition: InterceptorDefinition
  let routing: ScreenRouter

  var routingName: String { definition.name }
  var timeout: Double? { definition.timeout }

  func isNeeded(with context: ScreenContext) -> Bool { !isMet }

  private var isMet: Bool { definition.isMet(routing) }

  func perform(with context: ScreenContext, completion: @escaping @MainActor (RoutingResult) -> Void) {
    if isMet { return completion(.success) }
    guard let screen = definition.show else { return completion(.failure(RoutingProblem(refusal))) }
    routing.show(screen, for: definition.name, until: { [unowned routing, definition] in definition.isMet(routing) }) {
      end in
      switch end {
      case .met: completion(.success)
      case .closed: completion(.failure(RoutingProblem(refusal)))
      case .failed(let reason): completion(.failure(RoutingProblem(reason)))
      }
    }
  }

  private var refusal: String {
    guard let text = definition.refuse else { return "what it requires does not hold" }
    return text.text(in: routing.composer.scope())
  }
}

extension InterceptorDefinition {
  /// Whether the state fulfils what it requires.
  @MainActor
  fileprivate func isMet(_ routing: ScreenRouter) -> Bool {
    require?.holds(in: routing.composer.scope()) ?? true
  }
}
