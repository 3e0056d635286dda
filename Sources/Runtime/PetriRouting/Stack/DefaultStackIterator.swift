public import PetriUIKit

/// Searches a stack with options, from a starting point.
public struct DefaultStackIterator: StackIterator {
  /// Where a search starts.
  public enum StartingPoint {
    case topmost
    case root
    /// A controller determined by a closure.
    case custom(@MainActor (ControllerStack) throws -> UIViewController?)
  }

  /// The parts of the stack to search.
  public let options: SearchOptions
  /// Where the search starts.
  public let startingPoint: StartingPoint

  /// Makes an iterator.
  public init(options: SearchOptions = .fullStack, startingAt startingPoint: StartingPoint = .topmost) {
    self.options = options
    self.startingPoint = startingPoint
  }

  /// The first match: on the start's level, then among its parents, the levels presented above, and the presenting
  /// ones.
  public func firstViewController(
    in stack: ControllerStack,
    where predicate: (UIViewController) -> Bool
  ) throws -> UIViewController? {
    let start: UIViewController? =
      switch startingPoint {
      case .topmost: stack.topmost
      case .root: stack.root
      case .custom(let point): try point(stack)
      }
    guard let start else { return nil }
    return stack.walk(from: start, options).first(where: predicate)
  }
}

extension UIViewController {
  /// The outermost ancestor, which is presented or the root.
  var outermostParent: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
