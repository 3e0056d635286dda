import PetriUIKit

/// What a navigation holds while it moves: what was found, and what was built, by places.
@MainActor
final class Performance {
  /// The place of what was found.
  nonisolated static let foundPlace = -1

  /// Kept for the routing stack, even where a move takes it off the screen.
  let found: UIViewController?
  private var built: [UIViewController?] = []
  private var inOrder: [UIViewController] = []
  let isAnimated: Bool

  init(found: UIViewController?, isAnimated: Bool) {
    self.found = found
    self.isAnimated = isAnimated
  }

  subscript(place: Int) -> UIViewController? {
    guard place != Performance.foundPlace else { return found }
    return built.indices.contains(place) ? built[place] : nil
  }

  /// Keeps what was built, once for each place.
  func keep(_ controller: UIViewController, at place: Int) {
    while built.count <= place { built.append(nil) }
    built[place] = controller
    inOrder.append(controller)
  }

  /// The controllers of the route, the found one first.
  var routingStack: [UIViewController] {
    guard let found else { return inOrder }
    return [found] + inOrder
  }
}
