import PetriCatalog
import PetriRouting
public import PetriUIKit

extension ScreenRouter {
  /// Whether a screen is seen in front: what is presented topmost, else the root, and what is visible in it.
  public func isInFront(_ screen: String) -> Bool {
    guard let window else { return false }
    let stack = ControllerStack(window: window, adapters: router.adapters)
    return stack.topmost.map { holds(screen, in: $0, stack.adapters.visibleViewControllers) } ?? false
  }

  /// Whether a screen is on screen or beneath what is: presented below, or held by a container.
  public func isThere(_ screen: String) -> Bool {
    guard let window else { return false }
    let levels = sequence(first: window.rootViewController) { $0?.presentedViewController }.prefix { $0 != nil }
    return levels.contains { level in
      level.map { holds(screen, in: $0, router.adapters.containedViewControllers) } ?? false
    }
  }

  private func holds(
    _ screen: String,
    in controller: UIViewController,
    _ children: (UIViewController) -> [UIViewController]
  ) -> Bool {
    var waiting = [controller]
    while let next = waiting.popLast() {
      if composer.register[next]?.name == screen { return true }
      waiting += children(next)
    }
    return false
  }

  /// The name of the screen whose content a controller is, even where that is a container of UIKit's; else its display name.
  public func name(of controller: UIViewController) -> String {
    composer.register.content(controller)?.name ?? controller.displayName
  }

  /// A line about the stack on screen: the screens, with the unusual values of their contexts, and their containers.
  public var stackText: String {
    guard let window else { return "" }
    return ControllerStack(window: window, adapters: router.adapters).text { controller in
      guard let entry = composer.register.content(controller) else { return controller.displayName }
      let usual = composer.catalog.screen(named: entry.name).map {
        ContextResolution(fields: $0.context).context.localized(in: composer.textEnvironment)
      }
      let own = entry.context.entries.filter { usual?[$0.name] != $0.value }
      let text = ScreenContext(ContextObject(own).literal).description
      return text.isEmpty ? entry.name : "\(entry.name)(\(text))"
    }
  }

  /// Whether a controller is seen, or beneath what is.
  func isOnScreen(_ controller: UIViewController) -> Bool {
    var outermost = controller
    while let parent = outermost.parent { outermost = parent }
    var level = window?.rootViewController
    while let current = level {
      if current === outermost { return !current.isBeingDismissed }
      level = current.presentedViewController
    }
    return false
  }
}
