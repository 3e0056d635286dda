public import PetriUIKit

/// Finds a given controller, which it references weakly.
public struct InstanceFinder<ViewController: UIViewController, Context>: Finder {
  private weak var instance: ViewController?

  /// Makes a finder.
  public init(_ instance: ViewController) {
    self.instance = instance
  }

  /// The controller, if it is alive and on the stack.
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
