import PetriUIKit

/// An action that waits for its time.
@MainActor
final class DelayedAction {
  /// The controller that it is asked by: it is given up where that is gone by then.
  weak var controller: UIViewController?
  /// How long it waits, in seconds.
  let seconds: Double

  init(of controller: UIViewController?, after seconds: Double) {
    (self.controller, self.seconds) = (controller, seconds)
  }
}
