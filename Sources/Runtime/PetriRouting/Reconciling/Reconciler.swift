import PetriUIKit

/// Plans the fewest moves from the current stack to a required one.
///
/// A level is the root or a presented controller. The first level that differs is dismissed with everything above it,
/// and each missing level is one presentation. Within the remaining levels, each container takes at most one change of
/// children and one change of the visible child. The root is replaced only if it differs, to preserve its state.
@MainActor
struct Reconciler {
  let stack: ControllerStack
  let inspector: ControllerInspector

  private struct Level {
    let required: RequiredController
    let actual: UIViewController
  }

  /// - Parameter step: the step of the route that requires the tree, if any.
  func plan(_ tree: RequiredController, as step: (any BoundStep)? = nil) -> Planned {
    let nodes = RequiredNodes(tree, as: step)
    let required = nodes.root
    let planned = Planned(
      plan: RoutePlan(destination: step?.name ?? required.name, context: step?.context ?? ""),
      hasFound: false
    )
    var kept: [Level] = []
    var next: RequiredController? = required
    var actual = stack.root
    while let node = next, let controller = actual, node.isSame(controller) {
      kept.append(Level(required: node, actual: controller))
      nodes.note(node, controller)
      next = node.presented
      actual = controller.presentedViewController
    }
    do throws(RoutingError) {
      if kept.isEmpty {
        try replaceRoot(required, planned)
        next = required.presented
      } else {
        if let actual { try dismiss(from: actual, planned) }
        for level in kept { try change(level.actual, to: level.required, nodes, planned) }
      }
      while let node = next {
        present(node, planned)
        next = node.presented
      }
      try nodes.finish(planned, inspector)
    } catch {
      planned.fail(error)
    }
    return planned
  }

  private func dismiss(from lowest: UIViewController, _ planned: Planned) throws(RoutingError) {
    let above = levels(from: lowest)
    try refuse(above)
    planned.add(PlannedMove(.dismiss, above.map(inspector.name))) { [weak lowest] performance, completion in
      guard let presenter = lowest?.presentingViewController else { return completion(.success) }
      presenter.dismiss(animated: performance.isAnimated) { completion(.success) }
    }
  }

  private func levels(from lowest: UIViewController) -> [UIViewController] {
    sequence(first: lowest) { $0.presentedViewController }.reversed()
  }

  private func change(
    _ actual: UIViewController,
    to required: RequiredController,
    _ nodes: RequiredNodes,
    _ planned: Planned
  ) throws(RoutingError) {
    let arrangements: [RequiredChildren]
    do {
      arrangements = try required.arrangements(in: actual)
    } catch {
      throw RoutingError(.notPrepared, step: required.name, reason: "\(error)")
    }
    for arrangement in arrangements { try change(arrangement, nodes, planned) }
  }

  private func change(
    _ required: RequiredChildren,
    _ nodes: RequiredNodes,
    _ planned: Planned
  ) throws(RoutingError) {
    let actual = required.container
    guard !required.children.isEmpty, let container = stack.adapters.adapted(actual) else { return }
    let held = container.contained()
    let staying = required.staying(among: held)
    for case (let node, let child?) in zip(required.children, staying) { nodes.note(node, child) }
    let leaving = held.filter { controller in !staying.contains { $0 === controller } }
    if staying.contains(where: { $0 == nil }) || !leaving.isEmpty {
      try refuse(leaving)
      set(required, staying, leaving, in: container, planned)
    }
    let shown =
      required.selected
      ?? (required.isStack
        ? nil
        : container.visible().first.flatMap { visible in
          staying.firstIndex { $0 === visible }
        })
    if let shown, required.children.indices.contains(shown), let child = staying[shown],
      !container.visible().contains(where: { $0 === child })
    {
      let move = PlannedMove(
        .show,
        [inspector.name(child)],
        on: inspector.name(actual),
        by: container.showing(child, inspector.name)
      )
      planned.add(move) { performance, completion in
        container.makeVisible(child, performance.isAnimated, completion)
      }
    } else if let shown, required.children.indices.contains(shown), staying[shown] == nil {
      planned.add(PlannedMove(.show, [required.children[shown].name], on: inspector.name(actual))) {
        performance,
        completion in
        let contained = container.contained()
        guard contained.indices.contains(shown), !container.visible().contains(where: { $0 === contained[shown] })
        else { return completion(.success) }
        container.makeVisible(contained[shown], performance.isAnimated, completion)
      }
    }
    for case (let child?, let node) in zip(staying, required.children) { try change(child, to: node, nodes, planned) }
  }

  private func set(
    _ required: RequiredChildren,
    _ staying: [UIViewController?],
    _ leaving: [UIViewController],
    in container: AdaptedContainer,
    _ planned: Planned
  ) {
    let new = zip(staying, required.children).filter { $0.0 == nil }.flatMap(\.1.titles)
    let means =
      switch (new.isEmpty, leaving.isEmpty) {
      case (true, _): "remove"
      case (false, true): container.controller is UINavigationController ? "push" : "add"
      case (false, false): "replace \(leaving.map(inspector.name).joined(separator: ", ")) by"
      }
    let names = new.isEmpty ? leaving.map(inspector.name) : new
    planned.add(PlannedMove(.put, names, on: inspector.name(container.controller), by: means)) {
      performance,
      completion in
      do {
        let builder = RequiredBuilder(adapters: stack.adapters, performance: performance)
        let children = try zip(staying, required.children).map { try $0 ?? builder.build($1) }
        container.set(children, performance.isAnimated, completion)
      } catch {
        completion(.failure(error))
      }
    }
  }

  private func replaceRoot(_ required: RequiredController, _ planned: Planned) throws(RoutingError) {
    if let root = stack.root { try refuse(levels(from: root)) }
    planned.add(PlannedMove(.put, required.titles, on: "the window", by: "set root")) { performance, completion in
      do {
        let new = try RequiredBuilder(adapters: stack.adapters, performance: performance).build(required)
        stack.window.rootViewController = new
        stack.window.makeKeyAndVisible()
        completion(.success)
      } catch {
        completion(.failure(error))
      }
    }
  }

  private func present(_ node: RequiredController, _ planned: Planned) {
    planned.add(PlannedMove(.put, node.titles, by: "present")) { performance, completion in
      do {
        let new = try RequiredBuilder(adapters: stack.adapters, performance: performance).build(node)
        guard let topmost = stack.topmost else { throw RoutingError(.noWindow) }
        node.presentation.open(with: new, on: topmost, animated: performance.isAnimated, completion)
      } catch {
        completion(.failure(error))
      }
    }
  }

  private func refuse(_ controllers: [UIViewController]) throws(RoutingError) {
    if let refusing = Planner(stack: stack, inspector: inspector).refusing(controllers) {
      throw RoutingError(.cannotBeDismissed, step: inspector.name(refusing))
    }
  }
}

struct ReconcilingRequest: NavigationRequest {
  let required: RequiredController
  let priority: Int

  func planned(by router: DefaultRouter) -> Planned {
    guard let stack = router.stack(from: nil) else {
      return .withoutWindow(RoutePlan(destination: required.name, context: ""))
    }
    return Reconciler(stack: stack, inspector: router.inspector).plan(required)
  }
}
