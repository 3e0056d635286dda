public import PetriUIKit

/// A post task of a closure.
public struct InlinePostTask<ViewController: UIViewController, Context>: PostRoutingTask {
  /// The word in a plan.
  public let routingName: String
  private let task: @MainActor (ViewController, Context, [UIViewController]) -> Void

  /// Makes a task of a closure, which gets the step's controller, its context and the route's controllers.
  public init(
    _ name: String = "a post task",
    _ task: @escaping @MainActor (ViewController, Context, [UIViewController]) -> Void
  ) {
    routingName = name
    self.task = task
  }

  /// Calls the closure.
  public func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController]) {
    task(viewController, context, routingStack)
  }
}

/// Tells that a screen was reached, for analytics.
public struct TrackingTask<ViewController: UIViewController, Context>: PostRoutingTask {
  /// `track` and the event's name.
  public let routingName: String
  private let event: String
  private let track: @MainActor (String, Context) -> Void

  /// Makes a task.
  public init(_ event: String, track: @escaping @MainActor (String, Context) -> Void) {
    routingName = "track \(event)"
    self.event = event
    self.track = track
  }

  /// Tells the event.
  public func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController]) {
    track(event, context)
  }
}
