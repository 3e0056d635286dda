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

/// A controller of a screen that a person can fill in.
package protocol FormProviding: UIViewController {
  /// The screen's definition.
  var filledScreen: ScreenDefinition? { get }
  /// The context that it shows.
  var context: ContextObject { get }
  /// The values of the form; `nil` where its definition has none.
  var form: AppState? { get }
  /// The action for the first time it appears, with its values as they are now.
  var actionOnAppearing: ResolvedTap? { get }
}

/// A screen that is gone when its action is done, as an alert is: the action reads and changes its values all the same.
struct GoneScreen {
  let environment: ScreenEnvironment
  /// Has the names of the repetition that the action is in.
  let locals: Scope

  @MainActor init(_ environment: ScreenEnvironment, locals: Scope? = nil) {
    self.environment = environment
    self.locals = locals ?? environment.scope
  }

  /// The values as they are now.
  @MainActor var scope: Scope { environment.scope.taking(localsOf: locals) }
}
