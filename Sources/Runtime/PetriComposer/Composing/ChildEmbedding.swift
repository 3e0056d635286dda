public import PetriUIKit

/// A layer: a controller that embeds another one.
@MainActor
public protocol ChildEmbedding: UIViewController {
  /// The embedded controller; `nil` before `embed(_:)` and after `removeEmbedded()`.
  var embeddedController: UIViewController? { get }

  /// Adds a controller as the child, without loading its view outside a window.
  func embed(_ controller: UIViewController)

  /// Removes the child in UIKit's order and returns it, ready to be embedded again.
  @discardableResult
  func removeEmbedded() -> UIViewController?
}

extension UINavigationController: ChildEmbedding {
  /// The root of the stack.
  public var embeddedController: UIViewController? { viewControllers.first }

  /// Makes the controller the root of the stack.
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
  /// The controller of the first tab.
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
  /// The first page.
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
