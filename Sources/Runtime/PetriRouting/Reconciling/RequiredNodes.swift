import PetriUIKit

@MainActor
final class RequiredNodes {
  private(set) var root: RequiredController
  private var nodes: [RequiredController] = []
  private var staying: [UIViewController?] = []

  /// - Parameter step: the step of the route, whose parts precede those of the tree's last node.
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

  func note(_ node: RequiredController, _ controller: UIViewController) {
    if let index = node.parts.index { staying[index] = controller }
  }

  /// Adds the interceptors and tasks of the destination and of all nodes that will be built.
  func finish(_ planned: Planned, _ inspector: ControllerInspector) throws(RoutingError) {
    let destination = nodes.count - 1
    for index in nodes.indices.reversed() {
      let (node, controller) = (nodes[index], staying[index])
      try prepare(node, isBuilt: controller == nil)
      if let finder = node.parts.finder {
        let outcome = controller.map { RoutePlan.Step.Outcome.found(inspector.name($0)) } ?? .built
        planned.plan.steps.append(RoutePlan.Step(name: node.name, choices: [], finder: finder, outcome: outcome))
      }
      guard controller == nil || index == destination else { continue }
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
    for (index, node) in nodes.enumerated() where staying[index] == nil || index == destination {
      for task in node.parts.postTasks {
        planned.postTasks.append((task, staying[index] == nil ? index : Performance.foundIndex))
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
  fileprivate mutating func number(from count: inout Int) {
    parts.index = count
    count += 1
    for index in children.indices { children[index].number(from: &count) }
    if var above = presented {
      above.number(from: &count)
      presented = above
    }
  }

  fileprivate mutating func prepend(_ step: any BoundStep, at index: Int) {
    if parts.index == index {
      parts.interceptors.insert(contentsOf: step.interceptors, at: 0)
      parts.contextTasks.insert(contentsOf: step.contextTasks, at: 0)
      parts.postTasks.insert(contentsOf: step.postTasks, at: 0)
    }
    for child in children.indices { children[child].prepend(step, at: index) }
    if var above = presented {
      above.prepend(step, at: index)
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

  private func take(_ controller: UIViewController, as node: RequiredController) throws {
    for task in node.parts.contextTasks { try task.perform(controller) }
    performance.keep(controller, at: node.parts.index)
  }

  private func arrange(_ required: RequiredChildren) throws {
    guard let container = adapters.adapted(required.container) else {
      throw RoutingProblem("unknown container \(type(of: required.container)); no adapter is registered for it")
    }
    let held = container.contained()
    let staying = required.staying(among: held)
    let children = try zip(required.children, staying).map { node, child in
      guard let child else { return try build(node) }
      if node.parts.index != nil { try take(child, as: node) }
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
