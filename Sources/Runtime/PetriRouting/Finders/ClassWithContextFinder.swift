import PetriUIKit

/// Finds the controller of a class that shows the context already.
public struct ClassWithContextFinder<ViewController: ContextAccepting>: StackIteratingFinder {
  /// The context by which it is found.
  public typealias Context = ViewController.Context
  /// Where it looks.
  public let iterator: any StackIterator
  private let options: SearchOptions

  /// Makes a finder that looks by options, from the topmost presented controller.
  public init(options: SearchOptions = .fullStack, startingAt point: DefaultStackIterator.StartingPoint = .topmost) {
    self.options = options
    iterator = DefaultStackIterator(options: options, startingAt: point)
  }

  /// The class and where it is looked for.
  public var routingName: String { "\(ViewController.self) with the same context in \(options)" }

  /// The controller decides.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController.isTarget(for: context)
  }
}
