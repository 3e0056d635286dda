public import Foundation

/// A way from one controller to another, while it is taken.
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

  /// Goes the way: one of UIKit's own by its kind, a subclass's by what it overrides.
  open func perform() {
    performHandler?()
  }

  /// A segue of a class, made by that class's own initializer; see `HeadlessControllerType`.
  static func make(
    _ type: UIStoryboardSegue.Type,
    _ identifier: String?,
    _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue {
    // A metatype is a pointer to the class; calls on a final class's metatype need no `required`.
    let standIn = unsafeBitCast(type, to: StandIn.Type.self)
    return standIn.init(dispatching: identifier, source, destination)
  }

  private final class StandIn: UIStoryboardSegue {}

  /// Lets it go the way of its kind where nobody chose another.
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
