import PetriUIKit

/// The controllers that a navigation holds while it moves: those found and those built, by places.
@MainActor
final class Performance {
  /// The place of the controller that was found.
  nonisolated static let foundPlace = -1

  /// Kept for the routing stack, even where a move takes it off the screen.
  let found: UIViewController?
  private var built: [UIViewController?] = []
  private var inOrder: [UIViewController] = []
  /// Whether the controller that was found comes after those that are built.
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

  /// Keeps a controller that was built, once for each place; one without a place isn't kept.
  func keep(_ controller: UIViewController, at place: Int?) {
    guard let place else { return }
    while built.count <= place { built.append(nil) }
    built[place] = controller
    inOrder.append(controller)
  }

  /// The controllers of the route, the found one first unless the route ends there.
  var routingStack: [UIViewController] {
    guard let found else { return inOrder }
    return endsAtFound ? inOrder + [found] : [found] + inOrder
  }
}
