import PetriUIKit

/// The nodes of a tree in order, with the existing controllers.
@MainActor
final class RequiredNodes {
  /// The tree after numbering its nodes.
  private(set) var root: RequiredController
  private var nodes: [RequiredController] = []
  private var staying: [UIViewController?] = []

  /// - Parameter step: the route's step, whose parts precede those of the tree's last node.
  init(_ tree: RequiredController, as step: (any BoundStep)?) {
    root = tree
    var count = 0
    root.number(from: &count)
    if let step { root.prepend(step, at: count - 1) }
    collect(root)
    staying = Array(repeating: nil, count: nodes.count)
  }

  private func collect(_ node: RequiredController) {
    nodes.append(node)
    for child in node.children { collect(child) }
    if let presented = node.presented { collect(presented) }
  }

  /// Records that a node is on screen.
  func note(_ node: RequiredController, _ controller: UIViewController) {
    if let place = node.parts.place { staying[place] = controller }
  }

  /// Adds the interceptors and tasks of the nodes to build, and of the destination in any case.
  func finish(_ planned: Planned, _ inspector: ControllerInspector) throws(RoutingError) {
    let destination = nodes.count - 1
    for place in nodes.indices.reversed() {
      let (node, controller) = (nodes[place], staying[place])
      try prepare(node, isBuilt: controller == nil)
      if let finder = node.parts.finder {
        let outcome = controller.map { RoutePlan.Step.Outcome.found(inspector.name($0)) } ?? .built
        planned.plan.steps.append(RoutePlan.Step(name: node.name, choices: [], finder: finder, outcome: outcome))
      }
      guard controller == nil || place == destination else { continue }
      for interceptor in node.parts.interceptors {
        planned.interceptors.append(interceptor)
        if interceptor.isNeeded() { planned.plan.interceptors.append(interceptor.name) }
      }
    }
    for (node, controller) in zip(nodes, staying) {
      guard let controller, !node.parts.contextTasks.isEmpty else { continue }
      var move = PlannedMove(.setContext, [inspector.name(controller)])
      move.tasks = node.parts.contextTasks.map(\.name)
      planned.add(move) { [weak controller] _, completion in
        completion(
          MovePlanning.outcome {
            guard let controller else { throw RoutingError(.initialControllerDeallocated, step: node.name) }
            for task in node.parts.contextTasks { try task.perform(controller) }
          }
        )
      }
    }
    if let found = staying[destination] { planned.find(found, isLast: true) }
    for (place, node) in nodes.enumerated() where staying[place] == nil || place == destination {
      for task in node.parts.postTasks {
        planned.postTasks.append((task, staying[place] == nil ? place : Performance.foundPlace))
        planned.plan.postTasks.append(task.name)
      }
    }
  }

  private func prepare(_ node: RequiredController, isBuilt: Bool) throws(RoutingError) {
    do {
      for prepare in node.parts.preparations { try prepare() }
      if isBuilt { for prepare in node.parts.buildPreparations { try prepare() } }
    } catch {
      throw RoutingError(.notPrepared, step: node.name, reason: "\(error)")
    }
  }
}

extension RequiredController {
  /// Numbers the nodes in preorder: children before what is presented.
  fileprivate mutating func number(from count: inout Int) {
    parts.place = count
    count += 1
    for index in children.indices { children[index].number(from: &count) }
    if var above = presented {
      above.number(from: &count)
      presented = above
    }
  }

  /// Inserts a step's parts before those of a node.
  fileprivate mutating func prepend(_ step: any BoundStep, at place: Int) {
    if parts.place == place {
      parts.interceptors.insert(contentsOf: step.interceptors, at: 0)
      parts.contextTasks.insert(contentsOf: step.contextTasks, at: 0)
      parts.postTasks.insert(contentsOf: step.postTasks, at: 0)
    }
    for index in children.indices { children[index].prepend(step, at: place) }
    if var above = presented {
      above.prepend(step, at: place)
      presented = above
    }
  }
}

/// Builds a required controller with its children and records it for the result.
@MainActor
struct RequiredBuilder {
  let adapters: ContainerAdapters
  let performance: Performance

  func build(_ node: RequiredController) throws -> UIViewController {
    let controller = try node.build()
    try take(controller, as: node)
    for arrangement in try node.arrangements(in: controller) { try arrange(arrangement) }
    return controller
  }

  /// Passes the context to a new controller.
  private func take(_ controller: UIViewController, as node: RequiredController) throws {
    for task in node.parts.contextTasks { try task.perform(controller) }
    performance.keep(controller, at: node.parts.place)
  }

  /// Sets the children of a container that isn't on screen yet.
  private func arrange(_ required: RequiredChildren) throws {
    guard let container = adapters.adapted(required.container) else {
      throw RoutingProblem("unknown container \(type(of: required.container)); no adapter is registered for it")
    }
    let held = container.contained()
    let staying = required.staying(among: held)
    let children = try zip(required.children, staying).map { node, child in
      guard let child else { return try build(node) }
      if node.parts.place != nil { try take(child, as: node) }
      return child
    }
    var result = RoutingResult.success
    if !children.elementsEqual(held, by: ===) { container.set(children, false) { result = $0 } }
    if case .failure(let error) = result { throw error }
    if let selected = required.selected, children.indices.contains(selected),
      !container.visible().contains(where: { $0 === children[selected] })
    {
      container.makeVisible(children[selected], false) { result = $0 }
    }
    if case .failure(let error) = result { throw error }
  }
}
