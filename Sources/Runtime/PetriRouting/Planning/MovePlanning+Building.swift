import PetriUIKit

extension MovePlanning {
  /// Performs an action such as presenting, after the new controller's children are embedded.
  func perform(
    _ action: any Action,
    _ index: Int,
    on existing: Existing
  ) throws(RoutingError) -> Int {
    let name = walked[index].name
    if case .found(let controller, _) = existing {
      try check(action, on: controller, name)
      try checkRemoval(by: action, from: controller)
    }
    let next = try build(index)
    let source = existing.index
    result.add(PlannedMove(.put, [name], on: self.name(of: existing), by: action.routingName)) {
      performance,
      completion in
      guard let new = performance[index], let target = performance[source] else {
        return completion(.failure(RoutingError(.initialControllerDeallocated, step: name)))
      }
      action.open(with: new, on: target, animated: performance.isAnimated, completion)
    }
    return next
  }

  /// Performs consecutive embeddings into one container as a single change.
  func embed(
    _ action: any ContainerAction,
    _ index: Int,
    on existing: Existing
  ) throws(RoutingError) -> Int {
    var targetName = name(of: existing)
    if case .found(let controller, let name) = existing {
      guard let container = action.container(around: controller) else {
        throw RoutingError(
          .containerMissing,
          step: walked[index].name,
          reason: "'\(name)' isn't in a container for '\(action.routingName)'"
        )
      }
      targetName = planner.inspector.name(container)
      try check(action, on: container, walked[index].name)
      try checkRemoval(by: action, from: container)
    }
    let (embedding, next) = try buildAll(with: action, from: index)
    let adapters = planner.stack.adapters
    let source = existing.index
    result.add(PlannedMove(.put, names(of: embedding), on: targetName, by: action.routingName)) {
      performance,
      completion in
      guard let target = performance[source], let container = action.container(around: target) else {
        return completion(.failure(RoutingProblem("there is no container for '\(action.routingName)'")))
      }
      if embedding.children.count == 1, let new = performance[embedding.last.index] {
        return action.open(with: new, on: container, animated: performance.isAnimated, completion)
      }
      embedding.perform(in: container, adapters, performance, animated: performance.isAnimated, completion)
    }
    if !embedding.last.action.showsEmbedded { showBuilt(embedding.last.index) }
    return next
  }

  /// Builds the controller of a step and embeds the following steps that belong in it.
  ///
  /// - Returns: the index of the first remaining step.
  private func build(_ index: Int) throws(RoutingError) -> Int {
    let step = walked[index]
    var move = PlannedMove(.build, [step.name])
    move.context = step.context.isEmpty ? nil : step.context
    move.tasks = step.contextTasks.map(\.name)
    result.add(move) { performance, completion in
      completion(
        MovePlanning.outcome {
          let controller = try step.build()
          for task in step.contextTasks { try task.perform(controller) }
          performance.keep(controller, at: index)
        }
      )
    }
    postTasks(of: step, index: index)
    guard index > 0, walked[index - 1].factory != nil, let action = walked[index - 1].containerAction,
      action.accepts(step.viewControllerType)
    else { return index - 1 }
    let (embedding, next) = try buildAll(with: action, from: index - 1)
    let adapters = planner.stack.adapters
    result.add(PlannedMove(.put, names(of: embedding), on: step.name, by: action.routingName)) {
      performance,
      completion in
      guard let container = performance[index].flatMap({ action.container(inside: $0) }) else {
        return completion(.failure(RoutingProblem("'\(step.name)' contains no container for '\(action.routingName)'")))
      }
      embedding.perform(in: container, adapters, performance, animated: false, completion)
    }
    return next
  }

  private func buildAll(
    with action: any ContainerAction,
    from index: Int
  ) throws(RoutingError) -> (embedding: Embedding, next: Int) {
    var embedding = Embedding(Embedding.Child(index: index, action: action))
    var next = try build(index)
    // Stops if the last child already embedded the following steps itself.
    try MovePlanning.refuseNesting(walked[index], action)
    while next == embedding.last.index - 1, next >= 0, walked[next].factory != nil,
      let following = walked[next].containerAction, following.actsOnTheSame(as: action)
    {
      try MovePlanning.refuseNesting(walked[next], following)
      embedding.append(Embedding.Child(index: next, action: following))
      next = try build(next)
    }
    return (embedding, next)
  }

  private func names(of embedding: Embedding) -> [String] { embedding.children.map { walked[$0.index].name } }

  private static func refuseNesting(_ step: any BoundStep, _ action: any ContainerAction) throws(RoutingError) {
    guard step.viewControllerType is UINavigationController.Type, action.accepts(UINavigationController.self),
      step.isContainerItself
    else { return }
    throw RoutingError(.failed, step: step.name, reason: "\(RoutingProblem.pushedNavigation)")
  }

  func searchAgain(for step: any BoundStep, _ index: Int) {
    let planner = planner
    var move = PlannedMove(.find, [step.name])
    move.tasks = step.contextTasks.map(\.name)
    result.add(move) { performance, completion in
      do {
        guard let controller = try step.find(in: planner.stack) else {
          throw RoutingError(.nothingToBuild, step: step.name)
        }
        performance.keep(controller, at: index)
        for task in step.contextTasks { try task.perform(controller) }
        planner.makeVisible(controller, animated: performance.isAnimated, completion)
      } catch {
        completion(.failure(error))
      }
    }
    postTasks(of: step, index: index)
  }

  private func showBuilt(_ index: Int) {
    let planner = planner
    result.add(PlannedMove(.show, [walked[index].name])) { performance, completion in
      guard let controller = performance[index] else { return completion(.success) }
      planner.makeVisible(controller, animated: performance.isAnimated, completion)
    }
  }
}

/// Controllers embedded in one container in a single change, in the order of the chain.
@MainActor
struct Embedding {
  /// A controller, identified by its index in the performance, and its action.
  struct Child {
    let index: Int
    let action: any ContainerAction
  }

  private(set) var children: [Child]
  private(set) var last: Child

  init(_ first: Child) {
    children = [first]
    last = first
  }

  mutating func append(_ child: Child) {
    children.append(child)
    last = child
  }

  func perform(
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
    var contained = adapted.contained()
    var last: UIViewController?
    do {
      for child in children {
        guard let new = performance[child.index] else { continue }
        try child.action.perform(embedding: new, in: &contained)
        last = new
      }
    } catch {
      return completion(.failure(error))
    }
    adapted.set(contained, animated) { result in
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
