public import PetriUIKit

/// Builds a controller by a closure.
public struct InlineFactory<ViewController: UIViewController, Context>: Factory {
  /// The name in a plan.
  public let routingName: String
  private let make: @MainActor (Context) throws -> ViewController

  /// Makes a factory from a closure.
  public init(name: String? = nil, _ make: @escaping @MainActor (Context) throws -> ViewController) {
    routingName = name ?? "\(ViewController.self)"
    self.make = make
  }

  /// Calls the closure.
  public func build(with context: Context) throws -> ViewController { try make(context) }
}
