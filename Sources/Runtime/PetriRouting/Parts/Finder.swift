public import PetriUIKit

/// Finds a controller on the stack.
@MainActor
public protocol Finder<ViewController, Context>: RoutingRole {
  /// The type of controller.
  associatedtype ViewController: UIViewController
  /// The type of context.
  associatedtype Context

  /// The controller, if it is on the stack. Must not change the stack.
  func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController?
}

/// A finder that tests one controller after another.
@MainActor
public protocol StackIteratingFinder<ViewController, Context>: Finder {
  /// The iterator that determines the search order.
  var iterator: any StackIterator { get }

  /// Whether a controller is the target.
  func isTarget(_ viewController: ViewController, with context: Context) -> Bool
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension StackIteratingFinder {
  public func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController? {
    try iterator.firstViewController(in: stack) { controller in
      guard let candidate = controller as? ViewController else { return false }
      return isTarget(candidate, with: context)
    } as? ViewController
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Finds the first controller of a class.
public struct ClassFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// The iterator that determines the search order.
  public let iterator: any StackIterator
  private let suffix: String

  /// Creates a finder with search options.
  public init(options: SearchOptions = .fullStack, startingAt point: DefaultStackIterator.StartingPoint = .topmost) {
    iterator = DefaultStackIterator(options: options, startingAt: point)
    suffix = " in \(options)"
  }

  /// Creates a finder with a custom iterator.
  public init(iterator: any StackIterator) {
    self.iterator = iterator
    suffix = ""
  }

  public var routingName: String { "\(ViewController.self)\(suffix)" }

  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Finds the controller of a class that already shows the context.
public struct ClassWithContextFinder<ViewController: ContextAccepting>: StackIteratingFinder {
  /// The context to look for.
  public typealias Context = ViewController.Context
  /// The iterator that determines the search order.
  public let iterator: any StackIterator
  private let options: SearchOptions

  /// Creates a finder with search options.
  public init(options: SearchOptions = .fullStack, startingAt point: DefaultStackIterator.StartingPoint = .topmost) {
    self.options = options
    iterator = DefaultStackIterator(options: options, startingAt: point)
  }

  public var routingName: String { "\(ViewController.self) with the same context in \(options)" }

  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController.isTarget(for: context)
  }
}

/// A controller that knows its content and can show another.
@MainActor
public protocol ContextAccepting<Context>: UIViewController {
  /// The type of its content.
  associatedtype Context

  /// Whether the controller already shows a context.
  func isTarget(for context: Context) -> Bool

  /// Shows the context.
  func setup(with context: Context) throws
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Finds the first controller that satisfies a predicate.
public struct PredicateFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// The iterator that determines the search order.
  public let iterator: any StackIterator
  /// The name in a plan.
  public let routingName: String
  private let predicate: @MainActor (ViewController, Context) -> Bool

  /// Creates a finder with search options.
  public init(
    options: SearchOptions = .fullStack,
    startingAt point: DefaultStackIterator.StartingPoint = .topmost,
    name: String = "a predicate",
    where predicate: @escaping @MainActor (ViewController, Context) -> Bool
  ) {
    iterator = DefaultStackIterator(options: options, startingAt: point)
    routingName = "\(name) in \(options)"
    self.predicate = predicate
  }

  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    predicate(viewController, context)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Finds a controller with a closure.
public struct InlineFinder<ViewController: UIViewController, Context>: Finder {
  /// The name in a plan.
  public let routingName: String
  private let find: @MainActor (Context, ControllerStack) throws -> ViewController?

  /// Creates a finder from a closure.
  public init(
    name: String = "a closure",
    _ find: @escaping @MainActor (Context, ControllerStack) throws -> ViewController?
  ) {
    routingName = name
    self.find = find
  }

  public func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController? {
    try find(context, stack)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Finds a given controller; references it weakly.
public struct InstanceFinder<ViewController: UIViewController, Context>: Finder {
  private weak var instance: ViewController?

  /// Creates a finder.
  public init(_ instance: ViewController) {
    self.instance = instance
  }

  public func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController? {
    guard let instance else { return nil }
    var level: UIViewController? = instance.outermostParent
    while let controller = level {
      if controller === stack.root { return instance }
      level = controller.presentingViewController?.outermostParent
    }
    return nil
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Finds nothing, so that a new controller is always built.
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  public init() {}

  public func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController? { nil }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Finds the controller that presents the topmost one.
public struct PresentingFinder<Context>: Finder {
  public init() {}

  public func findViewController(with context: Context, in stack: ControllerStack) throws -> UIViewController? {
    stack.topmost?.presentingViewController
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Finds the navigation controller in a split view controller's last column.
public struct DetailNavigationFinder<Context>: Finder {
  private let options: SearchOptions

  /// Creates a finder with options for finding the split view controller.
  public init(options: SearchOptions = .fullStack) {
    self.options = options
  }

  public func findViewController(with context: Context, in stack: ControllerStack) throws -> UINavigationController? {
    let split = try ClassFinder<UISplitViewController, Context>(options: options)
      .findViewController(with: context, in: stack)
    return split.flatMap { stack.adapters.containedViewControllers(of: $0).last as? UINavigationController }
  }
}
