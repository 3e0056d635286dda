public import PetriCatalog
public import PetriUIKit

/// A controller or view that builds views from definitions and knows the definition of each.
@MainActor
public protocol ViewDefining: AnyObject {
  /// The definition of a view; `nil` for views built elsewhere.
  func definition(of view: UIView) -> ViewDefinition?

  func tap(of view: UIView) -> ResolvedTap?

  func otherTaps(of view: UIView) -> [OtherTap]
}

extension ViewDefining {
  /// No effects of other gestures.
  public func otherTaps(of view: UIView) -> [OtherTap] { [] }
}

/// A controller built from a definition and known by its name.
@MainActor
public protocol ComposedController: UIViewController, ViewDefining {
  var definitionName: String { get }
}

extension UIViewController {
  /// The name used in output: the definition's name, UIKit's word for one of its containers, the screen's name for a
  /// storyboard's controller, or the class name.
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

package protocol FormProviding: UIViewController {
  var filledScreen: ScreenDefinition? { get }
  var context: ContextObject { get }
  var form: AppState? { get }
  /// The action for the first appearance, resolved with the current values.
  var actionOnAppearing: ResolvedTap? { get }
}

/// A screen that has disappeared before its action runs, as an alert does; the action still reads and changes its
/// values.
struct GoneScreen {
  let environment: ScreenEnvironment
  /// The scope with the variables of the repetition around the action.
  let locals: Scope

  @MainActor init(_ environment: ScreenEnvironment, locals: Scope? = nil) {
    self.environment = environment
    self.locals = locals ?? environment.scope
  }

  @MainActor var scope: Scope { environment.scope.taking(localsOf: locals) }
}
