import PetriUIKit

/// The second stage of planning: the moves from the controller found to the destination.
@MainActor
struct MovePlanning {
  enum Existing {
    case found(UIViewController, name: String)
    case index(Int)

    var index: Int {
      switch self {
      case .found: Performance.foundIndex
      case .index(let index): index
      }
    }
  }

  let planner: Planner
  let result: Planned
  let walked: [any BoundStep]

  func run(from origin: ChainWalk.Origin) throws(RoutingError) {
    // Each step takes at most two moves: building and putting.
    result.reserve(2 * walked.count)
    try dismissAbove(origin.controller)
    updateFound(origin.step, origin.name)
    try show(origin.controller)
    postTasks(of: origin.step, index: Performance.foundIndex)
    var existing = Existing.found(origin.controller, name: origin.name)
    var index = walked.count - 1
    while index >= 0 {
      let step = walked[index]
      if step.factory == nil {
        // A step without a factory must be contained in a controller that was built before.
        guard case .index = existing else { throw RoutingError(.nothingToBuild, step: step.name) }
        searchAgain(for: step, index)
        existing = .index(index)
        index -= 1
        continue
      }
      guard let action = step.action else { throw RoutingError(.nothingToBuild, step: step.name) }
      let next: Int
      if let action = step.containerAction {
        next = try embed(action, index, on: existing)
      } else {
        next = try perform(action, index, on: existing)
      }
      existing = .index(next + 1)
      index = next
    }
  }

  private func dismissAbove(_ controller: UIViewController) throws(RoutingError) {
    let above = planner.presented(above: controller)
    guard !above.isEmpty else { return }
    if let refusing = planner.refusing(above) {
      throw RoutingError(.cannotBeDismissed, step: planner.inspector.name(refusing))
    }
    result.add(PlannedMove(.dismiss, above.map(planner.inspector.name))) { performance, completion in
      guard let lowest = above.last, let presenter = lowest.presentingViewController else {
        return completion(.success)
      }
      presenter.dismiss(animated: performance.isAnimated) { completion(.success) }
    }
  }

  private func updateFound(_ origin: any BoundStep, _ name: String) {
    guard !origin.contextTasks.isEmpty else { return }
    var move = PlannedMove(.setContext, [name])
    move.tasks = origin.contextTasks.map(\.name)
    result.add(move) { performance, completion in
      completion(
        MovePlanning.outcome {
          guard let found = performance.found else {
            throw RoutingError(.initialControllerDeallocated, step: origin.name)
          }
          for task in origin.contextTasks { try task.perform(found) }
        }
      )
    }
  }

  private func show(_ controller: UIViewController) throws(RoutingError) {
    let hidden = planner.hiddenContainers(of: controller)
    for (index, (container, child)) in hidden.enumerated() {
      // A change inside a hidden container needs no animation.
      let isSeen = index == hidden.count - 1
      if let refusing = planner.refusing(container.removedWhenShowing(child)) {
        throw RoutingError(.cannotBeDismissed, step: planner.inspector.name(refusing))
      }
      let names = [planner.inspector.name(child)]
      let means = container.showing(child, planner.inspector.name)
      result.add(PlannedMove(.show, names, on: planner.inspector.name(container.controller), by: means)) {
        [weak child] performance, completion in
        guard let child, child.parent != nil else {
          return completion(.failure(RoutingProblem("it isn't in its container any more")))
        }
        container.makeVisible(child, performance.isAnimated && isSeen, completion)
      }
    }
  }

  func postTasks(of step: any BoundStep, index: Int) {
    for task in step.postTasks {
      result.postTasks.append((task, index))
      result.plan.postTasks.append(task.name)
    }
  }

  func name(of existing: Existing) -> String {
    switch existing {
    case .found(_, let name): name
    case .index(let index): walked[index].name
    }
  }

  func check(_ action: any Action, on controller: UIViewController, _ name: String) throws(RoutingError) {
    do {
      try action.openCheck(on: controller)
    } catch {
      throw RoutingError(.failed, step: name, reason: "\(error)")
    }
  }

  func checkRemoval(by action: any Action, from controller: UIViewController) throws(RoutingError) {
    if let refusing = planner.refusing(action.openRemoved(from: controller)) {
      throw RoutingError(.cannotBeDismissed, step: planner.inspector.name(refusing))
    }
  }

  static func outcome(_ body: () throws -> Void) -> RoutingResult {
    do {
      try body()
      return .success
    } catch {
      return .failure(error)
    }
  }
}

extension Action {
  func open(
    with new: UIViewController,
    on existing: UIViewController,
    animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let existing = existing as? ViewController else {
      return completion(.failure(RoutingProblem("\(type(of: existing)) isn't a \(ViewController.self)")))
    }
    perform(with: new, on: existing, animated: animated, completion: completion)
  }

  func openRemoved(from existing: UIViewController) -> [UIViewController] {
    (existing as? ViewController).map { removedControllers(from: $0) } ?? []
  }

  func openCheck(on existing: UIViewController) throws {
    guard let existing = existing as? ViewController else {
      throw RoutingProblem("\(type(of: existing)) isn't a \(ViewController.self)")
    }
    try check(on: existing)
  }

  func accepts(_ type: UIViewController.Type) -> Bool { type is ViewController.Type }

  func actsOnTheSame(as other: any Action) -> Bool { other.accepts(ViewController.self) && accepts(other.actedOn) }

  var actedOn: UIViewController.Type { ViewController.self }

  /// The nearest container of the action's type: the controller, one of its ancestors, or else a descendant.
  func container(around controller: UIViewController) -> UIViewController? {
    var current: UIViewController? = controller
    while let next = current {
      if next is ViewController { return next }
      current = next.parent
    }
    return container(inside: controller)
  }

  /// The outermost descendant of the action's type.
  func container(inside controller: UIViewController) -> UIViewController? {
    var waiting = [controller]
    var next = 0
    while next < waiting.count {
      if waiting[next] is ViewController { return waiting[next] }
      waiting += waiting[next].children
      next += 1
    }
    return nil
  }
}
