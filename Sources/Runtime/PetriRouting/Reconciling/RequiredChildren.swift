public import PetriUIKit

/// A container that stays, or was just built, with its required children.
@MainActor
public struct RequiredChildren {
  let container: UIViewController
  let children: [RequiredController]
  let selected: Int?

  /// Makes a requirement.
  ///
  /// - Parameters:
  ///   - container: one that an adapter is registered for.
  ///   - children: all its required children, with those that it holds and keeps.
  ///   - selected: which of them is shown; `nil` for the last of a stack, and for whichever is in other containers.
  public init(_ container: UIViewController, _ children: [RequiredController], selected: Int? = nil) {
    self.container = container
    self.children = children
    self.selected = selected
  }
}

extension RequiredChildren {
  /// Whether only the children below the first difference can stay; in other containers each child has its place.
  var isStack: Bool { container is UINavigationController }

  /// The held controller that each child is already; `nil` for those that have to be built.
  func staying(among held: [UIViewController]) -> [UIViewController?] {
    var isBroken = false
    return children.enumerated().map { place, node in
      let isSame = !isBroken && held.indices.contains(place) && node.isSame(held[place])
      if isStack, !isSame { isBroken = true }
      return isSame ? held[place] : nil
    }
  }
}
