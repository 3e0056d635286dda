public import PetriUIKit

/// Hears what the screens of a composer give the app: names that taps emit, events that routes track.
///
/// Nothing of this is a failure: what was to be done and was not is in `Composer.takeRefusals()`. Each method does nothing by default, and
/// the composer doesn't keep its delegate alive.
@MainActor
public protocol ComposerDelegate: AnyObject {
  /// Tells that a controller exists; nothing has been done with it yet.
  func composer(_ composer: Composer, didBuild controller: UIViewController)

  /// Tells that a tap emitted a name, or followed a link out of the app.
  ///
  /// - Parameter controller: the content's controller that the tap reached.
  func composer(_ composer: Composer, didEmit name: String, from controller: UIViewController)

  /// Tells that a route tracked an event.
  ///
  /// - Parameter controller: the screen's controller.
  func composer(_ composer: Composer, didTrack event: String, on controller: UIViewController)
}

extension ComposerDelegate {
  /// Does nothing.
  public func composer(_ composer: Composer, didBuild controller: UIViewController) {}

  /// Does nothing.
  public func composer(_ composer: Composer, didEmit name: String, from controller: UIViewController) {}

  /// Does nothing.
  public func composer(_ composer: Composer, didTrack event: String, on controller: UIViewController) {}
}
