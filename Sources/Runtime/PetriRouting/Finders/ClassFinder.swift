public import PetriUIKit

/// Finds the first controller of a class.
public struct ClassFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// Where to search.
  public let iterator: any StackIterator
  private let place: String

  /// Makes a finder with search options.
  public init(options: SearchOptions = .fullStack, startingAt point: DefaultStackIterator.StartingPoint = .topmost) {
    iterator = DefaultStackIterator(options: options, startingAt: point)
    place = " in \(options)"
  }

  /// Makes a finder with a custom iterator.
  public init(iterator: any StackIterator) {
    self.iterator = iterator
    place = ""
  }

  /// The class and the search options.
  public var routingName: String { "\(ViewController.self)\(place)" }

  /// True; the class suffices.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }
}
