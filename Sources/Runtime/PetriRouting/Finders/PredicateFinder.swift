public import PetriUIKit

/// Finds the first controller that a predicate holds for.
public struct PredicateFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// Where it looks.
  public let iterator: any StackIterator
  /// The word in a plan.
  public let routingName: String
  private let predicate: @MainActor (ViewController, Context) -> Bool

  /// Makes a finder that looks by options, from the topmost presented controller.
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

  /// The predicate decides.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    predicate(viewController, context)
  }
}
