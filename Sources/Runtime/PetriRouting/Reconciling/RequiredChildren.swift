public import PetriUIKit

/// A container and its required children.
@MainActor
public struct RequiredChildren {
  let container: UIViewController
  let children: [RequiredController]
  let selected: Int?

  /// Makes a requirement.
  ///
  /// - Parameters: - container: a container with an adapter. - children: all its required children. - selected: the
  ///   index of the visible child; `nil` for the top of a stack, and for any in other containers.
  public init(_ container: UIViewController, _ children: [RequiredController], selected: Int? = nil) {
    self.container = container
    self.children = children
    self.selected = selected
  }
}

extension RequiredChildren {
  /// Whether the children are a stack, in which only those below the first difference can stay.
  var isStack: Bool { container is UINavigationController }

  /// The existing controller for each child; `nil` for those to build.
  func staying(among held: [UIViewController]) -> [UIViewController?] {
    var isBroken = false
    return children.enumerated().map { place, node in
      let isSame = !isBroken && held.indices.contains(place) && node.isSame(held[place])
      if isStack, !isSame { isBroken = true }
      return isSame ? held[place] : nil
    }
  }
}
