public import PetriCatalog
public import PetriUIKit

/// Something that made views out of definitions and remembers which is whose.
@MainActor
public protocol ViewDefining: AnyObject {
  /// The definition of a view; `nil` for a view that this controller did not make.
  func definition(of view: UIView) -> ViewDefinition?

  /// The effect of a tap on a view, with its values put in; `nil` where a tap does nothing.
  func tap(of view: UIView) -> ResolvedTap?

  /// The other things that can be done with a view besides tapping it.
  func otherTaps(of view: UIView) -> [OtherTap]
}

extension ViewDefining {
  /// Nothing.
  public func otherTaps(of view: UIView) -> [OtherTap] { [] }
}

/// A controller that a definition made, and that is known by the definition's name.
@MainActor
public protocol ComposedController: UIViewController, ViewDefining {
  /// The screen's or the container's name.
  var definitionName: String { get }
}

extension UIViewController {
  /// The name under which texts show a controller: its definition's, UIKit's word for its containers, its screen's where a storyboard made
  /// it, else its class.
  public var displayName: String {
    switch self {
    case let composed as any ComposedController: composed.definitionName
    case is UINavigationController: "navigation"
    case is UITabBarController: "tabs"
    case is UISplitViewController: "split"
    case is UIPageViewController: "pages"
    default: SceneMaker.screenName(of: self) ?? shownClassName(of: self)
    }
  }
}
