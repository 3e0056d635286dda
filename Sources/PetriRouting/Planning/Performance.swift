import PetriUIKit

/// What a navigation has in its hands while it is walked: what was found, and what was built, by places.
@MainActor
final class Performance {
  /// The place of what was found.
  static let foundPlace = -1

  private(set) weak var found: UIViewController?
  private var built: [Int: UIViewController] = [:]
  private var order: [Int] = []
  let isAnimated: Bool

  init(found: UIViewController?, isAnimated: Bool) {
    self.found = found
    self.isAnimated = isAnimated
  }

  subscript(place: Int) -> UIViewController? {
    get { place == Performance.foundPlace ? found : built[place] }
    set {
      if built[place] == nil { order.append(place) }
      built[place] = newValue
    }
  }

  /// The controllers of the route, the found one first.
  var routingStack: [UIViewController] { (found.map { [$0] } ?? []) + order.compactMap { built[$0] } }
}
