public import PetriUIKit

/// A block on navigation by a controller such as a PIN screen.
public struct RoutingBlocker: Hashable, Sendable, Codable {
  /// The policy for a navigation that would cover or dismiss the blocker.
  public enum Conflict: String, Hashable, Sendable, Codable, CaseIterable {
    case wait
    /// Fails the navigation with `RoutingError.Kind.blocked`.
    case refuse
  }

  /// The priority; navigations with an equal or higher one aren't blocked.
  public var priority: Int
  /// The policy for a navigation that would cover or dismiss the blocker.
  public var onConflict: Conflict

  /// Creates a blocker.
  public init(priority: Int, onConflict: Conflict = .wait) {
    self.priority = priority
    self.onConflict = onConflict
  }
}

extension ControllerStack {
  /// The visible controller that blocks with the highest priority.
  func blocker(by inspector: ControllerInspector) -> (controller: UIViewController, blocker: RoutingBlocker)? {
    var highest: (UIViewController, RoutingBlocker)?
    var level = root
    while let presented = level {
      var waiting = [presented]
      while let controller = waiting.popLast() {
        if let blocker = inspector.blocker(controller),
          highest.map({ blocker.priority > $0.1.priority }) ?? true
        {
          highest = (controller, blocker)
        }
        waiting += adapters.visibleViewControllers(of: controller)
      }
      level = presented.presentedViewController
    }
    return highest
  }
}

/// A controller that can block navigation while it is visible.
@MainActor
public protocol RoutingBlocking: UIViewController {
  /// The blocker; `nil` if the controller doesn't block.
  var routingBlocker: RoutingBlocker? { get }
}
