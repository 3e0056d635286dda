public import PetriUIKit

/// Finds a controller that is known, which it does not keep alive.
public struct InstanceFinder<ViewController: UIViewController, Context>: Finder {
  private weak var instance: ViewController?

  /// Makes a finder of a controller.
  public init(_ instance: ViewController) {
    self.instance = instance
  }

  /// The controller, while it lives and is on the stack.
  public func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController? {
    guard let instance else { return nil }
    var level: UIViewController? = instance.outermostParent
    while let controller = level {
      if controller === stack.root { return instance }
      level = controller.presentingViewController?.outermostParent
    }
    return nil
  }
}
