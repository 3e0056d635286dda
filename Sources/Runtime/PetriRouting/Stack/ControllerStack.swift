public import PetriUIKit

/// The controllers of a window, read on demand.
@MainActor
public struct ControllerStack {
  /// The window.
  public let window: UIWindow
  /// The container adapters.
  public let adapters: ContainerAdapters
  /// The controller where the navigation starts; `nil` for a link or a push notification.
  public let start: UIViewController?
  private var memory: StackMemory?

  /// Creates the stack of a window.
  public init(window: UIWindow, adapters: ContainerAdapters = ContainerAdapters(), start: UIViewController? = nil) {
    self.window = window
    self.adapters = adapters
    self.start = start
  }

  /// The stack with cached traversals, valid as long as nothing moves.
  func remembering() -> ControllerStack {
    var stack = self
    stack.memory = StackMemory()
    return stack
  }

  func walk(from start: UIViewController, _ options: SearchOptions) -> StackWalk {
    memory?.walk(from: start, options, adapters: adapters) ?? StackWalk(from: start, options, adapters: adapters)
  }

  /// The window's root view controller.
  public var root: UIViewController? { window.rootViewController }

  /// The topmost presented controller, or the root.
  public var topmost: UIViewController? {
    var controller = root
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
    return controller
  }

  /// The frontmost visible controller.
  public var front: UIViewController? {
    var controller = topmost
    while let current = controller, let inner = adapters.visibleViewControllers(of: current).last { controller = inner }
    return controller
  }

  /// The stack on one line, `tabs[*home*, navigation[list]] > pin`: asterisks mark visible controllers, `>` a
  /// presentation.
  public func text(name: (UIViewController) -> String) -> String {
    var levels: [String] = []
    var level = root
    while let controller = level {
      levels.append(text(of: controller, name))
      level = controller.presentedViewController
    }
    return levels.joined(separator: " > ")
  }

  private func text(of controller: UIViewController, _ name: (UIViewController) -> String) -> String {
    let held = adapters.containedViewControllers(of: controller)
    guard !held.isEmpty else { return name(controller) }
    let shown = adapters.visibleViewControllers(of: controller)
    let texts = held.map { child in
      let text = text(of: child, name)
      return shown.contains { $0 === child } ? "*\(text)*" : text
    }
    return "\(name(controller))[\(texts.joined(separator: ", "))]"
  }

  /// The nested identifiers of all controllers, to detect changes.
  var fingerprint: [ObjectIdentifier?] {
    var marks: [ObjectIdentifier?] = []
    var level = root
    while let presented = level {
      var waiting = [presented]
      while let controller = waiting.popLast() {
        marks.append(ObjectIdentifier(controller))
        waiting += adapters.containedViewControllers(of: controller)
        marks += adapters.visibleViewControllers(of: controller).map { ObjectIdentifier($0) }
        marks.append(nil)
      }
      level = presented.presentedViewController
    }
    return marks
  }
}

/// Provides a router with the names and restrictions of controllers.
@MainActor
public struct ControllerInspector {
  /// The name of a controller in plans and errors.
  public var name: (UIViewController) -> String
  /// Whether a route may dismiss a controller.
  public var canBeDismissed: (UIViewController) -> Bool
  /// Returns the blocker of a visible controller, if any.
  public var blocker: (UIViewController) -> RoutingBlocker?

  /// Creates an inspector. By default the name of a controller is its class, and `RoutingInterceptable` and
  /// `RoutingBlocking` determine the rest.
  public init(
    name: @escaping (UIViewController) -> String = { "\(type(of: $0) as Any.Type)" },
    canBeDismissed: @escaping (UIViewController) -> Bool = {
      ($0 as? any RoutingInterceptable)?.canBeDismissed ?? true
    },
    blocker: @escaping (UIViewController) -> RoutingBlocker? = { ($0 as? any RoutingBlocking)?.routingBlocker }
  ) {
    self.name = name
    self.canBeDismissed = canBeDismissed
    self.blocker = blocker
  }
}

/// Provides the window to navigate in.
@MainActor
public protocol WindowProvider {
  /// The window; `nil` if there is none.
  var window: UIWindow? { get }
}

/// Provides the application's key window.
public struct KeyWindowProvider: WindowProvider {
  /// Creates a provider.
  public init() {}

  /// The first key window of the connected scenes.
  public var window: UIWindow? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
      .first { $0.isKeyWindow }
  }
}

/// Provides a given window; references it weakly.
public struct GivenWindowProvider: WindowProvider {
  /// The window.
  public private(set) weak var window: UIWindow?

  /// Creates a provider.
  public init(_ window: UIWindow) {
    self.window = window
  }
}
