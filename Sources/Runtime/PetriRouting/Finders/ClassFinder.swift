public import PetriUIKit

/// Finds the first controller of a class.
public struct ClassFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// Where it looks.
  public let iterator: any StackIterator
  private let place: String

  /// Makes a finder that looks by options, from the topmost presented controller.
  public init(options: SearchOptions = .fullStack, startingAt point: DefaultStackIterator.StartingPoint = .topmost) {
    iterator = DefaultStackIterator(options: options, startingAt: point)
    place = " in \(options)"
  }

  /// Makes a finder that looks in an own way.
  public init(iterator: any StackIterator) {
    self.iterator = iterator
    place = ""
  }

  /// The class and where it is looked for.
  public var routingName: String { "\(ViewController.self)\(place)" }

  /// The class decides.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }
}
