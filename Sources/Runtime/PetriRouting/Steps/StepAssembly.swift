public import PetriUIKit

/// A step of a chain that accepts interceptors and tasks.
@MainActor
public protocol AssembledStep<ViewController, Context> {
  /// The type of controller.
  associatedtype ViewController: UIViewController
  /// The type of context.
  associatedtype Context

  /// The parts of the step.
  var parts: StepParts<ViewController, Context> { get set }
}

extension AssembledStep {
  /// Adds an interceptor.
  public func adding(_ interceptor: any RoutingInterceptor<Context>) -> Self {
    adding(interceptor, to: \.interceptors)
  }

  /// Adds a context task.
  public func adding(_ task: any ContextTask<ViewController, Context>) -> Self {
    adding(task, to: \.contextTasks)
  }

  /// Adds a post-routing task.
  public func adding(_ task: any PostRoutingTask<ViewController, Context>) -> Self {
    adding(task, to: \.postTasks)
  }

  private func adding<Part>(_ part: Part, to list: WritableKeyPath<StepParts<ViewController, Context>, [Part]>) -> Self
  {
    var copy = self
    copy.parts[keyPath: list].append(part)
    return copy
  }
}

/// A step that is found or built.
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
  /// The parts of the step.
  public var parts: StepParts<ViewController, Context>

  /// Creates a step.
  ///
  /// - Parameter name: the name in plans and errors; defaults to the factory's.
  public init(
    _ name: String? = nil,
    finder: any Finder<ViewController, Context>,
    factory: any Factory<ViewController, Context>
  ) {
    parts = StepParts(name: name, finder: finder, factory: factory)
  }

  /// Declares the container that the controller is or contains, if its type doesn't show it.
  ///
  /// - Parameters:
  ///   - type: the class of the container.
  ///   - isInside: whether the container is a descendant of the controller.
  public func providing(_ type: UIViewController.Type, isInside: Bool = false) -> Self {
    var copy = self
    copy.parts.type = type
    copy.parts.isContainerItself = !isInside
    return copy
  }

  /// Sets how plans describe the context.
  public func describingContext(_ describe: @escaping @MainActor (Context) -> String) -> Self {
    var copy = self
    copy.parts.describeContext = describe
    return copy
  }

  /// Sets the action that puts the controller on the next step's one.
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

/// A step that can only be found. If the controller isn't on screen, the route continues, and the controller is
/// searched for in those that were built.
///
/// RouteComposer expresses this as a step with a `NilFactory`.
@MainActor
public struct FindingAssembly<ViewController: UIViewController, Context>: AssembledStep {
  /// The parts of the step.
  public var parts: StepParts<ViewController, Context>

  /// Creates a step.
  ///
  /// - Parameter name: the name in plans and errors; defaults to the controller's class.
  public init(_ name: String? = nil, finder: any Finder<ViewController, Context>) {
    parts = StepParts(name: name, finder: finder, factory: nil)
  }

  /// Continues with a step.
  public func from<Origin: UIViewController>(
    _ step: StepAssembly<Origin, Context>
  ) -> ChainAssembly<ViewController, Context, Origin, Context> {
    open.from(step)
  }

  /// Ends the chain with a route.
  public func from<Origin: UIViewController>(_ route: Route<Origin, Context>) -> Route<ViewController, Context> {
    open.from(route)
  }

  private var open: OpenAssembly<ViewController, Context, Context> {
    let parts = parts
    return OpenAssembly { origin in Route(parts.link(action: nil, origin: origin)) }
  }
}
