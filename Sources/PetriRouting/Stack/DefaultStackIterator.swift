public import PetriUIKit

/// The usual way through a stack: by options, from a starting point.
public struct DefaultStackIterator: StackIterator {
  /// Where the search starts.
  public enum StartingPoint {
    /// What is presented topmost.
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

  /// The first controller that a predicate holds for, on the start's level first, then its parents, then what is presented
  /// above, then what presents.
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
    if let found = first(from: start, isStart: true, in: stack, where: predicate) { return found }
    if options.contains(.parent) {
      var parent = start.parent
      while let controller = parent {
        if predicate(controller) { return controller }
        parent = controller.parent
      }
    }
    let level = start.outermostParent
    if options.contains(.presented) {
      var above = level.presentedViewController
      while let controller = above {
        if let found = first(from: controller, isStart: false, in: stack, where: predicate) { return found }
        above = controller.presentedViewController
      }
    }
    if options.contains(.presenting) {
      var below = level.presentingViewController?.outermostParent
      while let controller = below {
        if let found = first(from: controller, isStart: false, in: stack, where: predicate) { return found }
        below = controller.presentingViewController?.outermostParent
      }
    }
    return nil
  }

  /// A level: the controller itself, then what its containers show, then what else they hold.
  private func first(
    from controller: UIViewController,
    isStart: Bool,
    in stack: ControllerStack,
    where predicate: (UIViewController) -> Bool
  ) -> UIViewController? {
    if !isStart || options.contains(.current), predicate(controller) { return controller }
    guard options.contains(.visible) || options.contains(.contained) else { return nil }
    var waiting = [controller]
    while let next = waiting.popLast() {
      if next !== controller, predicate(next) { return next }
      // Nearly all hold nothing.
      if next.children.isEmpty, !(next is UIPageViewController) { continue }
      // The last is looked at first.
      let visible = stack.adapters.visibleViewControllers(of: next)
      if options.contains(.contained) {
        // A container shows a few at most.
        for held in stack.adapters.containedViewControllers(of: next).reversed()
        where !visible.contains(where: { $0 === held }) {
          waiting.append(held)
        }
      }
      waiting += visible.reversed()
    }
    return nil
  }
}

extension UIViewController {
  /// The container that everything around this one is in, which is what is presented or the root.
  var outermostParent: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
