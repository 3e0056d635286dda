import PetriUIKit

/// One run of the planner: the chain is walked from the destination back to what is on screen, then forward again.
@MainActor
struct Planning {
  /// What the next action acts on.
  private enum Existing {
    case found(UIViewController, name: String)
    case place(Int)
  }

  private let planner: Planner
  let result: Planned
  /// What is not on screen, destination first.
  private var walked: [any BoundStep] = []

  private var stack: ControllerStack { planner.stack }

  init(planner: Planner, destination: any BoundStep) {
    self.planner = planner
    result = Planned(plan: RoutePlan(destination: destination.name, context: destination.context), hasFound: true)
  }

  mutating func run(from destination: any BoundStep) {
    do {
      let (origin, controller) = try walkBack(from: destination)
      let name = planner.inspector.name(controller)
      note(origin, .found(name))
      result.found = controller
      try walkForward(from: origin, controller, name)
    } catch {
      result.fail(error)
    }
  }

  // MARK: Backwards

  private mutating func walkBack(
    from destination: any BoundStep
  ) throws(RoutingError) -> (any BoundStep, UIViewController) {
    let stack = stack.remembering()
    var step = destination
    while true {
      guard walked.count < Planner.maxSteps else { throw RoutingError(.endless, step: destination.name) }
      let current = step
      try attempt(current) { try current.prepareTasks() }
      for interceptor in current.interceptors {
        result.interceptors.append(interceptor)
        if interceptor.isNeeded() { result.plan.interceptors.append(interceptor.name) }
      }
      if let controller = try attempt(current, { try current.find(in: stack) }) {
        return (current, controller)
      }
      note(current, current.factory == nil ? .expected : .built)
      guard let origin = current.origin else { throw RoutingError(.initialControllerNotFound, step: current.name) }
      try attempt(current) { try current.prepareFactory() }
      walked.append(current)
      step = try attempt(current) { try origin(stack) }
    }
  }

  private mutating func note(_ step: any BoundStep, _ outcome: RoutePlan.Step.Outcome) {
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

  // MARK: Forwards

  private mutating func walkForward(
    from origin: any BoundStep,
    _ controller: UIViewController,
    _ name: String
  ) throws(RoutingError) {
    // Each step is at most built and put.
    result.reserve(2 * walked.count)
    try dismissAbove(controller)
    updateFound(origin, name)
    try show(controller)
    postTasks(of: origin, place: Performance.foundPlace)
    var existing = Existing.found(controller, name: name)
    var place = walked.count - 1
    while place >= 0 {
      let step = walked[place]
      if step.factory == nil {
        // Only looked for: something that was built before has to hold it.
        guard case .place = existing else { throw RoutingError(.nothingToBuild, step: step.name) }
        lookAgain(for: step, place)
        existing = .place(place)
        place -= 1
        continue
      }
      guard let action = step.action else { throw RoutingError(.nothingToBuild, step: step.name) }
      let next: Int
      if let action = step.containerAction {
        next = try embed(action, place, on: existing)
      } else {
        next = try perform(action, place, on: existing)
      }
      existing = .place(next + 1)
      place = next
    }
  }

  private mutating func dismissAbove(_ controller: UIViewController) throws(RoutingError) {
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

  private mutating func updateFound(_ origin: any BoundStep, _ name: String) {
    guard !origin.contextTasks.isEmpty else { return }
    var move = PlannedMove(.setContext, [name])
    move.tasks = origin.contextTasks.map(\.name)
    result.add(move) { performance, completion in
      completion(
        Planning.result {
          guard let found = performance.found else {
            throw RoutingError(.initialControllerDeallocated, step: origin.name)
          }
          for task in origin.contextTasks { try task.perform(found) }
        }
      )
    }
  }

  private mutating func show(_ controller: UIViewController) throws(RoutingError) {
    let hidden = planner.hiddenContainers(of: controller)
    for (index, (container, child)) in hidden.enumerated() {
      // What is in a container that is hidden itself changes unseen.
      let isSeen = index == hidden.count - 1
      if let refusing = planner.refusing(container.removedWhenShowing(child)) {
        throw RoutingError(.cannotBeDismissed, step: planner.inspector.name(refusing))
      }
      let names = [planner.inspector.name(child)]
      let means = container.showing(child, planner.inspector.name)
      result.add(PlannedMove(.show, names, on: planner.inspector.name(container.controller), by: means)) {
        [weak child] performance, completion in
        guard let child, child.parent != nil else {
          return completion(.failure(RoutingProblem("it is no longer in its container")))
        }
        container.makeVisible(child, performance.isAnimated && isSeen, completion)
      }
    }
  }

  /// An action of its own kind, such as presenting; what is embedded in the new controller is there before it is shown.
  private mutating func perform(
    _ action: any Action,
    _ place: Int,
    on existing: Existing
  ) throws(RoutingError) -> Int {
    let name = walked[place].name
    if case .found(let controller, _) = existing {
      try check(action, on: controller, name)
      try checkRemoval(by: action, from: controller)
    }
    let next = try build(place)
    result.add(PlannedMove(.put, [name], on: self.name(of: existing), by: action.routingName)) {
      performance,
      completion in
      guard let new = performance[place], let target = performance[Planning.place(of: existing)] else {
        return completion(.failure(RoutingError(.initialControllerDeallocated, step: name)))
      }
      action.open(with: new, on: target, animated: performance.isAnimated, completion)
    }
    return next
  }

  /// Actions in a row that embed into one container are done at once.
  private mutating func embed(
    _ action: any ContainerAction,
    _ place: Int,
    on existing: Existing
  ) throws(RoutingError) -> Int {
    var targetName = name(of: existing)
    if case .found(let controller, let name) = existing {
      guard let container = action.container(around: controller) else {
        throw RoutingError(
          .containerMissing,
          step: walked[place].name,
          reason: "'\(name)' isn't in a container for '\(action.routingName)'"
        )
      }
      targetName = planner.inspector.name(container)
      try check(action, on: container, walked[place].name)
      try checkRemoval(by: action, from: container)
    }
    let (batch, next) = try buildBatch(of: action, from: place)
    let names = batch.map { walked[$0.place].name }
    let isShown = batch.last?.action.showsEmbedded ?? true
    let adapters = stack.adapters
    let source = Planning.place(of: existing)
    result.add(PlannedMove(.put, names, on: targetName, by: action.routingName)) { performance, completion in
      guard let target = performance[source], let container = action.container(around: target) else {
        return completion(.failure(RoutingProblem("there is no container for '\(action.routingName)'")))
      }
      if batch.count == 1, let new = performance[batch[0].place] {
        return action.open(with: new, on: container, animated: performance.isAnimated, completion)
      }
      Planning.embed(batch, in: container, adapters, performance, animated: performance.isAnimated, completion)
    }
    if !isShown, let last = batch.last { showBuilt(last.place) }
    return next
  }

  /// Builds a step's controller, and embeds into it what comes next in the chain and belongs there.
  ///
  /// - Returns: the place of the first step that is left.
  private mutating func build(_ place: Int) throws(RoutingError) -> Int {
    let step = walked[place]
    var move = PlannedMove(.build, [step.name])
    move.context = step.context.isEmpty ? nil : step.context
    move.tasks = step.contextTasks.map(\.name)
    result.add(move) { performance, completion in
      completion(
        Planning.result {
          let controller = try step.build()
          for task in step.contextTasks { try task.perform(controller) }
          performance.keep(controller, at: place)
        }
      )
    }
    postTasks(of: step, place: place)
    guard place > 0, walked[place - 1].factory != nil, let action = walked[place - 1].containerAction,
      action.accepts(step.viewControllerType)
    else { return place - 1 }
    let (batch, next) = try buildBatch(of: action, from: place - 1)
    let adapters = stack.adapters
    result.add(PlannedMove(.put, batch.map { walked[$0.place].name }, on: step.name, by: action.routingName)) {
      performance,
      completion in
      guard let container = performance[place].flatMap({ action.container(inside: $0) }) else {
        return completion(.failure(RoutingProblem("'\(step.name)' contains no container for '\(action.routingName)'")))
      }
      Planning.embed(batch, in: container, adapters, performance, animated: false, completion)
    }
    return next
  }

  /// Builds everything that one container takes in a row.
  private mutating func buildBatch(
    of action: any ContainerAction,
    from place: Int
  ) throws(RoutingError) -> (batch: [(place: Int, action: any ContainerAction)], next: Int) {
    var batch: [(place: Int, action: any ContainerAction)] = [(place, action)]
    var next = try build(place)
    // Where the last took what followed into itself, the row is at its end.
    try Planning.refuseNesting(walked[place], action)
    while next == batch[batch.count - 1].place - 1, next >= 0, walked[next].factory != nil,
      let following = walked[next].containerAction, following.actsOnTheSame(as: action)
    {
      try Planning.refuseNesting(walked[next], following)
      batch.append((next, following))
      next = try build(next)
    }
    return (batch, next)
  }

  private static func refuseNesting(_ step: any BoundStep, _ action: any ContainerAction) throws(RoutingError) {
    guard step.viewControllerType is UINavigationController.Type, action.accepts(UINavigationController.self),
      step.isContainerItself
    else { return }
    throw RoutingError(.failed, step: step.name, reason: "\(RoutingProblem.pushedNavigation)")
  }

  private mutating func lookAgain(for step: any BoundStep, _ place: Int) {
    let planner = planner
    var move = PlannedMove(.find, [step.name])
    move.tasks = step.contextTasks.map(\.name)
    result.add(move) { performance, completion in
      do {
        guard let controller = try step.find(in: planner.stack) else {
          throw RoutingError(.nothingToBuild, step: step.name)
        }
        performance.keep(controller, at: place)
        for task in step.contextTasks { try task.perform(controller) }
        planner.makeVisible(controller, animated: performance.isAnimated, completion)
      } catch {
        completion(.failure(error))
      }
    }
    postTasks(of: step, place: place)
  }

  private mutating func showBuilt(_ place: Int) {
    let planner = planner
    result.add(PlannedMove(.show, [walked[place].name])) { performance, completion in
      guard let controller = performance[place] else { return completion(.success) }
      planner.makeVisible(controller, animated: performance.isAnimated, completion)
    }
  }

  private mutating func postTasks(of step: any BoundStep, place: Int) {
    for task in step.postTasks {
      result.postTasks.append((task, place))
      result.plan.postTasks.append(task.name)
    }
  }

  private func name(of existing: Existing) -> String {
    switch existing {
    case .found(_, let name): name
    case .place(let place): walked[place].name
    }
  }

  private func check(_ action: any Action, on controller: UIViewController, _ name: String) throws(RoutingError) {
    do {
      try action.openCheck(on: controller)
    } catch {
      throw RoutingError(.failed, step: name, reason: "\(error)")
    }
  }

  private func checkRemoval(by action: any Action, from controller: UIViewController) throws(RoutingError) {
    if let refusing = planner.refusing(action.openRemoved(from: controller)) {
      throw RoutingError(.cannotBeDismissed, step: planner.inspector.name(refusing))
    }
  }

  private static func place(of existing: Existing) -> Int {
    switch existing {
    case .found: Performance.foundPlace
    case .place(let place): place
    }
  }

  private static func result(_ body: () throws -> Void) -> RoutingResult {
    do {
      try body()
      return .success
    } catch {
      return .failure(error)
    }
  }

  private static func embed(
    _ batch: [(place: Int, action: any ContainerAction)],
    in container: UIViewController,
    _ adapters: ContainerAdapters,
    _ performance: Performance,
    animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let adapted = adapters.adapted(container) else {
      return completion(
        .failure(RoutingProblem("unknown container \(type(of: container)); no adapter is registered for it"))
      )
    }
    var children = adapted.contained()
    var last: UIViewController?
    do {
      for (place, action) in batch {
        guard let new = performance[place] else { continue }
        try action.perform(embedding: new, in: &children)
        last = new
      }
    } catch {
      return completion(.failure(error))
    }
    adapted.set(children, animated) { result in
      let keepsAll = container is UINavigationController || container is UITabBarController
      if let last, keepsAll, !adapted.contained().contains(where: { $0 === last }) {
        return completion(.failure(RoutingProblem("\(type(of: container)) can't contain \(type(of: last))")))
      }
      guard case .success = result, let last, !animated, !adapted.visible().contains(where: { $0 === last }) else {
        return completion(result)
      }
      adapted.makeVisible(last, false, completion)
    }
  }
}
