import PetriUIKit

/// Opens the associated type of an action.
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
