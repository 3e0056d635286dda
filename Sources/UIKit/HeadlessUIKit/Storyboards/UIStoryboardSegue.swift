public import Foundation

/// A segue from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private var performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  open func perform() {
    performHandler?()
  }

  static func make(
    _ type: UIStoryboardSegue.Type,
    _ identifier: String?,
    _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue {
    // A metatype is a pointer to the class, and calls on a final class's metatype don't require a `required`
    // initializer.
    let standIn = unsafeBitCast(type, to: StandIn.Type.self)
    return standIn.init(dispatching: identifier, source, destination)
  }

  private final class StandIn: UIStoryboardSegue {}

  func performs(_ handler: @escaping () -> Void) {
    if performHandler == nil { performHandler = handler }
  }
}

extension UIStoryboardSegue {
  @inline(never)
  fileprivate convenience init(
    dispatching identifier: String?,
    _ source: UIViewController,
    _ destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }
}

/// The source of an unwind segue.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
