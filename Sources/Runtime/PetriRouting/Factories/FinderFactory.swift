public import PetriUIKit

/// Takes a controller that a finder finds elsewhere on the stack in place of a new one.
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

  /// The finder's word.
  public var routingName: String { "what is found: \(finder.routingName)" }

  /// Finds it.
  ///
  /// - Throws: `RoutingProblem` where it is not there.
  public mutating func prepare(with context: Context) throws {
    guard let window = windowProvider.window,
      let controller = try finder.findViewController(with: context, in: ControllerStack(window: window))
    else { throw RoutingProblem("\(finder.routingName) isn't on the stack") }
    found = controller
  }

  /// The controller that was found.
  public func build(with context: Context) throws -> ViewController {
    guard let found else { throw RoutingProblem("it was not prepared") }
    return found
  }
}
