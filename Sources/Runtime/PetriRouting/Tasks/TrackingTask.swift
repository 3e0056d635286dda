public import PetriUIKit

/// Reports to analytics that a screen was reached.
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

  /// Reports the event.
  public func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController]) {
    track(event, context)
  }
}
