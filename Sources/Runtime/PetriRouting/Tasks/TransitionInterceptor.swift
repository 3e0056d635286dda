import PetriUIKit

/// Lets a navigation wait while a transition of UIKit's runs, or ends it.
public struct TransitionInterceptor<Context>: RoutingInterceptor {
  private let waits: Bool
  private let windowProvider: any WindowProvider

  /// Makes an interceptor.
  ///
  /// - Parameter waits: whether it waits for the transition's end, else the navigation is refused.
  public init(waits: Bool = true, window windowProvider: any WindowProvider = KeyWindowProvider()) {
    self.waits = waits
    self.windowProvider = windowProvider
  }

  /// `wait for transitions`.
  public var routingName: String { waits ? "wait for transitions" : "no transition" }

  /// It is where something moves.
  public func isNeeded(with context: Context) -> Bool {
    windowProvider.window.map { ControllerStack(window: $0).moving != nil } ?? false
  }

  /// Goes on where nothing moves.
  public func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    guard let window = windowProvider.window, let moving = ControllerStack(window: window).moving else {
      return completion(.success)
    }
    guard waits, let coordinator = moving.transitionCoordinator else {
      return completion(.failure(RoutingProblem("a transition is running")))
    }
    let isWaiting = coordinator.animate(alongsideTransition: nil) { _ in completion(.success) }
    if !isWaiting { completion(.success) }
  }
}

extension ControllerStack {
  /// A controller that a transition moves.
  fileprivate var moving: UIViewController? {
    var level = root
    while let controller = level {
      if controller.transitionCoordinator != nil { return controller }
      level = controller.presentedViewController
    }
    return front.flatMap { $0.transitionCoordinator == nil ? nil : $0 }
  }
}
