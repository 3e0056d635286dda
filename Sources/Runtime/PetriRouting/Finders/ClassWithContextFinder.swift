import PetriUIKit

/// Finds the controller of a class that shows the context already.
public struct ClassWithContextFinder<ViewController: ContextAccepting>: StackIteratingFinder {
  /// The context to look for.
  public typealias Context = ViewController.Context
  /// Where to search.
  public let iterator: any StackIterator
  private let options: SearchOptions

  /// Makes a finder with search options.
  public init(options: SearchOptions = .fullStack, startingAt point: DefaultStackIterator.StartingPoint = .topmost) {
    self.options = options
    iterator = DefaultStackIterator(options: options, startingAt: point)
  }

  /// The class and the search options.
  public var routingName: String { "\(ViewController.self) with the same context in \(options)" }

  /// Asks the controller.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController.isTarget(for: context)
  }
}
