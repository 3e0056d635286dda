import PetriUIKit

@MainActor
struct Planner {
  let stack: ControllerStack
  let inspector: ControllerInspector

  static let maxSteps = 1_000

  func plan<ViewController, Context>(_ route: Route<ViewController, Context>, with context: Context) -> Planned {
    let destination: any BoundStep
    do {
      destination = try route.link.bind(context, stack)
    } catch {
      var plan = RoutePlan(destination: "\(ViewController.self)", context: RoutePlan.text(of: context))
      plan.failure = RoutingError(.notPrepared, step: plan.destination, reason: "\(error)")
      return Planned(plan: plan, hasFound: false)
    }
    if let required = destination.required {
      return Reconciler(stack: stack, inspector: inspector).plan(required, as: destination)
    }
    let planned = Planned(
      plan: RoutePlan(destination: destination.name, context: destination.context),
      hasFound: true
    )
    do throws(RoutingError) {
      var chain = ChainWalk(planner: self, into: planned)
      let origin = try chain.walk(from: destination)
      try MovePlanning(planner: self, result: planned, walked: chain.missing).run(from: origin)
    } catch {
      planned.fail(error)
    }
    return planned
  }

  /// The containers that must show another child to make a controller visible, innermost first.
  func hiddenContainers(of controller: UIViewController) -> [(container: AdaptedContainer, child: UIViewController)] {
    var result: [(AdaptedContainer, UIViewController)] = []
    var child = controller
    while let parent = child.parent {
      if let adapted = stack.adapters.adapted(parent), !adapted.visible().contains(where: { $0 === child }) {
        result.append((adapted, child))
      }
      child = parent
    }
    return result
  }

  /// The controllers presented above a controller, topmost first.
  func presented(above controller: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    var level = controller.presentedViewController ?? controller.outermostParent.presentedViewController
    while let presented = level, !result.contains(where: { $0 === presented }) {
      result.insert(presented, at: 0)
      level = presented.presentedViewController
    }
    return result
  }

  /// The first of the given controllers and their descendants that refuses to be dismissed.
  func refusing(_ controllers: [UIViewController]) -> UIViewController? {
    var waiting = Array(controllers.reversed())
    while let controller = waiting.popLast() {
      if !inspector.canBeDismissed(controller) { return controller }
      waiting += stack.adapters.containedViewControllers(of: controller).reversed()
    }
    return nil
  }
}

extension Planner {
  /// Shows a controller in all its containers, innermost first.
  func makeVisible(
    _ controller: UIViewController,
    animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let hidden = hiddenContainers(of: controller)
    guard let (container, child) = hidden.first else { return completion(.success) }
    container.makeVisible(child, animated && hidden.count == 1) { result in
      guard case .success = result, container.visible().contains(where: { $0 === child }) else {
        return completion(result)
      }
      makeVisible(controller, animated: animated, completion)
    }
  }
}

/// The first stage of planning: follows the chain from the destination back to a controller on screen.
@MainActor
struct ChainWalk {
  struct Origin {
    let step: any BoundStep
    let controller: UIViewController
    let name: String
  }

  private let planner: Planner
  private let result: Planned
  /// The steps that aren't on screen, the destination first.
  private(set) var missing: [any BoundStep] = []

  /// - Parameter result: receives the outcomes of the steps and the interceptors.
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
