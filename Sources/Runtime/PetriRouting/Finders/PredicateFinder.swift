public import PetriUIKit

/// Finds the first controller that satisfies a predicate.
public struct PredicateFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// Where to search.
  public let iterator: any StackIterator
  /// The name in a plan.
  public let routingName: String
  private let predicate: @MainActor (ViewController, Context) -> Bool

  /// Makes a finder with search options.
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

  /// Calls the predicate.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    predicate(viewController, context)
  }
}
