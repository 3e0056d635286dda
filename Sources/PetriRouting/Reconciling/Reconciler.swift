import PetriUIKit

/// Finds the fewest moves from what is on screen to what is required, and moves nothing.
///
/// A level is the root or something presented. A level that is not the required one goes with all above it in one dismissal, and
/// each required level above the last that stays is one presentation, for nothing less can bring them. On a level that stays, a
/// container whose children differ is one change, and one that shows another child one more; nothing is done to what is equal. Another
/// root is set only where the one that is there can't stay: it would be one move too, and everything a person left there would be lost.
@MainActor
struct Reconciler {
  let stack: ControllerStack
  let inspector: ControllerInspector

  private struct Level {
    let required: RequiredController
    let actual: UIViewController
  }

  func plan(_ required: RequiredController) -> Planned {
    let planned = Planned(plan: RoutePlan(destination: required.name, context: ""), hasFound: false)
    var kept: [Level] = []
    var next: RequiredController? = required
    var actual = stack.root
    while let node = next, let controller = actual, node.isSame(controller) {
      kept.append(Level(required: node, actual: controller))
      next = node.presented
      actual = controller.presentedViewController
    }
    do throws(RoutingError) {
      if kept.isEmpty {
        replaceRoot(required, planned)
        next = required.presented
      } else {
        if let actual { try dismiss(from: actual, planned) }
        for level in kept { try change(level.actual, to: level.required, planned) }
      }
      while let node = next {
        present(node, planned)
        next = node.presented
      }
    } catch {
      planned.fail(error)
    }
    return planned
  }

  private func dismiss(from lowest: UIViewController, _ planned: Planned) throws(RoutingError) {
    var above: [UIViewController] = []
    var level: UIViewController? = lowest
    while let controller = level {
      above.insert(controller, at: 0)
      level = controller.presentedViewController
    }
    try refuse(above)
    planned.add(PlannedMove(.dismiss, above.map(inspector.name))) { [weak lowest] performance, completion in
      guard let presenter = lowest?.presentingViewController else { return completion(.success) }
      presenter.dismiss(animated: performance.isAnimated) { completion(.success) }
    }
  }

  private func change(
    _ actual: UIViewController,
    to required: RequiredController,
    _ planned: Planned
  ) throws(RoutingError) {
    guard !required.children.isEmpty, let container = stack.adapters.adapted(actual) else { return }
    let held = container.contained()
    // In a stack only what is below the first difference stays; in other containers each child has its place.
    let isStack = actual is UINavigationController
    var staying: [UIViewController?] = []
    for (place, node) in required.children.enumerated() {
      let isBroken = isStack && staying.contains { $0 == nil }
      staying.append(!isBroken && place < held.count && node.isSame(held[place]) ? held[place] : nil)
    }
    let leaving = held.filter { controller in !staying.contains { $0 === controller } }
    if staying.contains(where: { $0 == nil }) || !leaving.isEmpty {
      try refuse(leaving)
      set(required, staying, leaving, in: container, planned)
    }
    let shown =
      required.selected
      ?? (isStack
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
    for case (let child?, let node) in zip(staying, required.children) { try change(child, to: node, planned) }
  }

  private func set(
    _ required: RequiredController,
    _ staying: [UIViewController?],
    _ leaving: [UIViewController],
    in container: AdaptedContainer,
    _ planned: Planned
  ) {
    let new = zip(staying, required.children).filter { $0.0 == nil }.map(\.1.name)
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
        let children = try zip(staying, required.children).map { try $0 ?? Reconciler.build($1, stack.adapters) }
        container.set(children, performance.isAnimated, completion)
      } catch {
        completion(.failure(error))
      }
    }
  }

  private func replaceRoot(_ required: RequiredController, _ planned: Planned) {
    planned.add(PlannedMove(.put, [required.name], on: "the window", by: "set root")) { performance, completion in
      do {
        let new = try Reconciler.build(required, stack.adapters)
        stack.window.rootViewController = new
        stack.window.makeKeyAndVisible()
        performance.keep(new, at: 0)
        completion(.success)
      } catch {
        completion(.failure(error))
      }
    }
  }

  private func present(_ node: RequiredController, _ planned: Planned) {
    planned.add(PlannedMove(.put, [node.name], by: "present")) { performance, completion in
      do {
        let new = try Reconciler.build(node, stack.adapters)
        guard let topmost = stack.topmost else { throw RoutingError(.noWindow) }
        node.presentation.perform(with: new, on: topmost, animated: performance.isAnimated, completion: completion)
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

  /// Builds a node with all that it holds.
  private static func build(_ node: RequiredController, _ adapters: ContainerAdapters) throws -> UIViewController {
    let controller = try node.build()
    guard !node.children.isEmpty else { return controller }
    guard let container = adapters.adapted(controller) else {
      throw RoutingProblem("unknown container \(type(of: controller)); no adapter is registered for it")
    }
    let children = try node.children.map { try build($0, adapters) }
    var result = RoutingResult.success
    container.set(children, false) { result = $0 }
    if case .failure(let error) = result { throw error }
    if let selected = node.selected, children.indices.contains(selected) {
      container.makeVisible(children[selected], false) { result = $0 }
    }
    return controller
  }
}
