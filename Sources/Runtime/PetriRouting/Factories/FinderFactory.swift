public import PetriUIKit

/// Moves a controller from elsewhere on the stack instead of building one.
public struct FinderFactory<ViewController: UIViewController, Context>: Factory {
  private let finder: any Finder<ViewController, Context>
  private let windowProvider: any WindowProvider
  private var found: ViewController?

  /// Makes a factory.
  public init(
    _ finder: any Finder<ViewController, Context>,
    window windowProvider: any WindowProvider = KeyWindowProvider()
  ) {
    self.finder = finder
    self.windowProvider = windowProvider
  }

  /// `what is found:` and the finder's name.
  public var routingName: String { "what is found: \(finder.routingName)" }

  /// Finds the controller, or throws a `RoutingProblem`.
  public mutating func prepare(with context: Context) throws {
    guard let window = windowProvider.window,
      let controller = try finder.findViewController(with: context, in: ControllerStack(window: window))
    else { throw RoutingProblem("\(finder.routingName) isn't on the stack") }
    found = controller
  }

  /// The controller found.
  public func build(with context: Context) throws -> ViewController {
    guard let found else { throw RoutingProblem("it was not prepared") }
    return found
  }
}
