public import PetriUIKit

/// The controllers of a window on screen, read as they are and never kept.
@MainActor
public struct ControllerStack {
  /// The window.
  public let window: UIWindow
  /// The adapters by which it knows containers.
  public let adapters: ContainerAdapters
  /// Where the navigation starts, such as the controller with the button; `nil` for a link or a push message.
  public let start: UIViewController?
  private var memory: StackMemory?

  /// Makes the stack of a window.
  public init(window: UIWindow, adapters: ContainerAdapters = ContainerAdapters(), start: UIViewController? = nil) {
    self.window = window
    self.adapters = adapters
    self.start = start
  }

  /// The same stack, for as long as nothing moves: finders that look the same way walk it once.
  func remembering() -> ControllerStack {
    var stack = self
    stack.memory = StackMemory()
    return stack
  }

  func walk(from start: UIViewController, _ options: SearchOptions) -> StackWalk {
    memory?.walk(from: start, options, adapters: adapters) ?? StackWalk(from: start, options, adapters: adapters)
  }

  /// The window's root.
  public var root: UIViewController? { window.rootViewController }

  /// The topmost presented controller, else the root.
  public var topmost: UIViewController? {
    var controller = root
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
    return controller
  }

  /// The controller that a person sees in front: the visible one in the topmost.
  public var front: UIViewController? {
    var controller = topmost
    while let current = controller, let inner = adapters.visibleViewControllers(of: current).last { controller = inner }
    return controller
  }

  /// The stack in a line, as in `tabs[*home*, navigation[list]] > pin`: visible controllers between stars, presented
  /// ones behind `>`.
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

  /// Every controller with those that it is below, so that two looks at the screen can be compared. Costs by their number.
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
