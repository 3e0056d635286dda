public import PetriUIKit

extension UIViewController {
  /// The innermost controller that a person sees in front: over what presents, in what contains.
  public var frontmost: UIViewController {
    var current = self
    while let next = current.nextTowardsFront { current = next }
    return current
  }

  private var nextTowardsFront: UIViewController? {
    if let presented = presentedViewController, presented.presentingViewController === self { return presented }
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    case let split as UISplitViewController: return split.viewControllers.last
    case let pages as UIPageViewController: return pages.viewControllers?.first
    case let layer as any ChildEmbedding: return layer.embeddedController
    default: return children.last { $0.viewIfLoaded?.window != nil }
    }
  }

  /// The nearest of a kind, from this one up through its parents.
  func nearest<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var current: UIViewController? = self
    while let controller = current {
      if let found = controller as? Kind { return found }
      current = controller.parent
    }
    return nil
  }
}
