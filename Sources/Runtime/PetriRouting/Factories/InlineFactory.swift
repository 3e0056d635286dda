public import PetriUIKit

/// Builds the controller that a closure builds.
public struct InlineFactory<ViewController: UIViewController, Context>: Factory {
  /// The word in a plan.
  public let routingName: String
  private let make: @MainActor (Context) throws -> ViewController

  /// Makes a factory of a closure.
  public init(name: String? = nil, _ make: @escaping @MainActor (Context) throws -> ViewController) {
    routingName = name ?? "\(ViewController.self)"
    self.make = make
  }

  /// The controller that the closure builds.
  public func build(with context: Context) throws -> ViewController { try make(context) }
}
