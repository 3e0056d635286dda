public import PetriUIKit

/// A controller that wraps another: a layer of the onion.
@MainActor
public protocol ChildEmbedding: UIViewController {
  /// The controller that it wraps; `nil` before and after.
  var embeddedController: UIViewController? { get }

  /// Takes a controller as its child; without a window its view is not loaded for that.
  func embed(_ controller: UIViewController)

  /// Gives the child up, in UIKit's order, and returns it free to be wrapped again.
  @discardableResult
  func removeEmbedded() -> UIViewController?
}

extension UINavigationController: ChildEmbedding {
  /// The stack's root.
  public var embeddedController: UIViewController? { viewControllers.first }

  /// Makes the controller the stack's root.
  public func embed(_ controller: UIViewController) {
    setViewControllers([controller], animated: false)
  }

  /// Empties the stack.
  public func removeEmbedded() -> UIViewController? {
    defer { setViewControllers([], animated: false) }
    return embeddedController
  }
}

extension UITabBarController: ChildEmbedding {
  /// The first tab's controller.
  public var embeddedController: UIViewController? { viewControllers?.first }

  /// Makes the controller the only tab.
  public func embed(_ controller: UIViewController) {
    setViewControllers([controller], animated: false)
  }

  /// Removes the tabs.
  public func removeEmbedded() -> UIViewController? {
    defer { setViewControllers([], animated: false) }
    return embeddedController
  }
}

extension UISplitViewController: ChildEmbedding {
  /// The controller of the primary column.
  public var embeddedController: UIViewController? { viewController(for: .primary) }

  /// Makes the controller the primary column.
  public func embed(_ controller: UIViewController) {
    setViewController(controller, for: .primary)
  }

  /// Empties the primary column.
  public func removeEmbedded() -> UIViewController? {
    defer { setViewController(nil, for: .primary) }
    return embeddedController
  }
}

extension PagesViewController: ChildEmbedding {
  /// The first page's controller.
  public var embeddedController: UIViewController? { pages.first }

  /// Makes the controller the only page.
  public func embed(_ controller: UIViewController) {
    pages = [controller]
  }

  /// Removes the pages.
  public func removeEmbedded() -> UIViewController? {
    defer { pages = [] }
    return embeddedController
  }
}
