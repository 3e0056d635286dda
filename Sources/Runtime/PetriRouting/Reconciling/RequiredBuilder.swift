import PetriUIKit

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
