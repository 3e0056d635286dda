public import PetriUIKit

/// The usual way through a stack: by options, from a starting point.
public struct DefaultStackIterator: StackIterator {
  /// Where the search starts.
  public enum StartingPoint {
    /// The topmost presented controller.
    case topmost
    /// The window's root.
    case root
    /// A controller.
    case custom(@MainActor (ControllerStack) throws -> UIViewController?)
  }

  /// In which parts it looks.
  public let options: SearchOptions
  /// Where it starts.
  public let startingPoint: StartingPoint

  /// Makes an iterator.
  public init(options: SearchOptions = .fullStack, startingAt startingPoint: StartingPoint = .topmost) {
    self.options = options
    self.startingPoint = startingPoint
  }

  /// The first controller that a predicate holds for, on the start's level first, then its parents, then the levels
  /// presented above, then the presenting ones.
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
  /// The container that everything around this one is in, which is presented or the root.
  var outermostParent: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
