public import PetriUIKit

/// What is on screen: a window's controllers, read as they are and never kept.
@MainActor
public struct ControllerStack {
  /// The window.
  public let window: UIWindow
  /// What is known of containers.
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

  /// What is presented topmost, else the root.
  public var topmost: UIViewController? {
    var controller = root
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
    return controller
  }

  /// What a person sees in front: what is visible in the topmost.
  public var front: UIViewController? {
    var controller = topmost
    while let current = controller, let inner = adapters.visibleViewControllers(of: current).last { controller = inner }
    return controller
  }

  /// What is on screen in a line, what is shown between stars and what is presented behind `>`:
  /// `tabs[*home*, navigation[list]] > pin`.
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
