import PetriCatalog
import PetriRouting
import PetriUIKit

/// An interceptor of the catalogue: the state has to fulfil a condition, and a screen may be shown until it does.
struct RequirementInterceptor: RoutingInterceptor {
  let definition: InterceptorDefinition
  let routing: ScreenRouter

  var routingName: String { definition.name }
  var timeout: Double? { definition.timeout }

  func perform(with context: ScreenContext, completion: @escaping @MainActor (RoutingResult) -> Void) {
    guard let requirement = definition.require else { return completion(.success) }
    let isMet = { [unowned routing] in requirement.holds(in: Scope(state: routing.composer.state.values)) }
    if isMet() { return completion(.success) }
    guard let screen = definition.show else { return completion(.failure(RoutingProblem(refusal))) }
    routing.show(screen, for: definition.name, until: isMet) { end in
      switch end {
      case .met: completion(.success)
      case .closed: completion(.failure(RoutingProblem(refusal)))
      case .failed(let reason): completion(.failure(RoutingProblem(reason)))
      }
    }
  }

  private var refusal: String {
    guard let text = definition.refuse else { return "what it requires does not hold" }
    let composer = routing.composer
    return text.template(for: composer.locale).text(in: Scope(state: composer.state.values))
  }
}
