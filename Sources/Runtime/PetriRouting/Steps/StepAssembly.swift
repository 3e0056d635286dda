public import PetriUIKit

/// A step that is found or else built: the beginning of a route, or a container on its way.
///
/// ```swift
/// let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
///   .adding(SignInInterceptor())
///   .using(.push)
///   .from(.navigationController)
///   .using(.present)
///   .from(.current)
/// ```
@MainActor
public struct StepAssembly<ViewController: UIViewController, Context>: AssembledStep {
  /// Its parts.
  public var parts: StepParts<ViewController, Context>

  /// Makes a step.
  ///
  /// - Parameter name: its name in plans and errors; by default the factory's word.
  public init(
    _ name: String? = nil,
    finder: any Finder<ViewController, Context>,
    factory: any Factory<ViewController, Context>
  ) {
    parts = StepParts(name: name, finder: finder, factory: factory)
  }

  /// Declares the kind of container that the controller is or has in it, where that is known better than by its type.
  ///
  /// - Parameter isInside: whether that is a container in it, and not the controller itself.
  public func providing(_ type: UIViewController.Type, isInside: Bool = false) -> Self {
    var copy = self
    copy.parts.type = type
    copy.parts.isContainerItself = !isInside
    return copy
  }

  /// Sets how a plan describes the context; by default as the context prints itself.
  public func describingContext(_ describe: @escaping @MainActor (Context) -> String) -> Self {
    var copy = self
    copy.parts.describeContext = describe
    return copy
  }

  /// Sets how it is put on the one that comes next in the chain, which has to be of the type that the action acts on.
  public func using<Using: Action>(
    _ action: Using
  ) -> ActionAssembly<ViewController, Context, Using.ViewController, Context> {
    let parts = parts
    return ActionAssembly { origin in Route(parts.link(action: action, origin: origin)) }
  }
}

extension StepAssembly where ViewController == UINavigationController {
  /// A new navigation controller.
  public static var navigationController: Self {
    Self("navigation", finder: NilFinder(), factory: ClassFactory()).describingContext { _ in "" }
  }
}

extension StepAssembly where ViewController == UITabBarController {
  /// A new tab bar controller.
  public static var tabBarController: Self {
    Self("tabs", finder: NilFinder(), factory: ClassFactory()).describingContext { _ in "" }
  }
}

extension StepAssembly where ViewController == UISplitViewController {
  /// A new split view controller.
  public static var splitViewController: Self {
    Self("split", finder: NilFinder(), factory: InlineFactory { _ in UISplitViewController(style: .doubleColumn) })
      .describingContext { _ in "" }
  }
}

extension StepAssembly where ViewController == UIPageViewController {
  /// A new page view controller.
  public static var pageViewController: Self {
    Self(
      "pages",
      finder: NilFinder(),
      factory: InlineFactory { _ in UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) }
    )
    .describingContext { _ in "" }
  }
}
