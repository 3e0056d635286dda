import PetriUIKit

/// The controllers of a navigation while it moves, by index.
@MainActor
final class Performance {
  /// The index of the controller found.
  nonisolated static let foundPlace = -1

  /// Kept alive for the result, even if a move removes it from the screen.
  let found: UIViewController?
  private var built: [UIViewController?] = []
  private var inOrder: [UIViewController] = []
  /// Whether the controller found is the last of the route.
  private let endsAtFound: Bool
  let isAnimated: Bool

  init(found: UIViewController?, endsAtFound: Bool = false, isAnimated: Bool) {
    self.found = found
    self.endsAtFound = endsAtFound
    self.isAnimated = isAnimated
  }

  subscript(place: Int) -> UIViewController? {
    guard place != Performance.foundPlace else { return found }
    return built.indices.contains(place) ? built[place] : nil
  }

  /// Stores a built controller; one without an index isn't kept.
  func keep(_ controller: UIViewController, at place: Int?) {
    guard let place else { return }
    while built.count <= place { built.append(nil) }
    built[place] = controller
    inOrder.append(controller)
  }

  /// The controllers of the route in order.
  var routingStack: [UIViewController] {
    guard let found else { return inOrder }
    return endsAtFound ? inOrder + [found] : [found] + inOrder
  }
}
