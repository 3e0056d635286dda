import PetriUIKit

/// The first stage of planning: follows the chain from the destination back to a controller on screen.
@MainActor
struct ChainWalk {
  /// The step whose controller is on screen.
  struct Origin {
    let step: any BoundStep
    let controller: UIViewController
    let name: String
  }

  private let planner: Planner
  private let result: Planned
  /// The steps that aren't on screen, the destination first.
  private(set) var missing: [any BoundStep] = []

  /// - Parameter result: receives the steps' outcomes and the interceptors.
  init(planner: Planner, into result: Planned) {
    self.planner = planner
    self.result = result
  }

  /// Follows the chain until a finder succeeds.
  mutating func walk(from destination: any BoundStep) throws(RoutingError) -> Origin {
    let stack = planner.stack.remembering()
    var step = destination
    while true {
      guard missing.count < Planner.maxSteps else { throw RoutingError(.endless, step: destination.name) }
      let current = step
      try attempt(current) { try current.prepareTasks() }
      for interceptor in current.interceptors {
        result.interceptors.append(interceptor)
        if interceptor.isNeeded() { result.plan.interceptors.append(interceptor.name) }
      }
      if let controller = try attempt(current, { try current.find(in: stack) }) {
        let name = planner.inspector.name(controller)
        note(current, .found(name))
        result.find(controller)
        return Origin(step: current, controller: controller, name: name)
      }
      note(current, current.factory == nil ? .expected : .built)
      guard let origin = current.origin else { throw RoutingError(.initialControllerNotFound, step: current.name) }
      try attempt(current) { try current.prepareFactory() }
      missing.append(current)
      step = try attempt(current) { try origin(stack) }
    }
  }

  private func note(_ step: any BoundStep, _ outcome: RoutePlan.Step.Outcome) {
    result.plan.steps.append(
      RoutePlan.Step(name: step.name, choices: step.choices, finder: step.finder, outcome: outcome)
    )
  }

  private func attempt<Value>(_ step: any BoundStep, _ body: () throws -> Value) throws(RoutingError) -> Value {
    do {
      return try body()
    } catch let error as RoutingError {
      throw error
    } catch {
      throw RoutingError(.notPrepared, step: step.name, reason: "\(error)")
    }
  }
}
