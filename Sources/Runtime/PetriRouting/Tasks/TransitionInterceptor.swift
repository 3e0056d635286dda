import PetriUIKit

/// Waits for a running UIKit transition, or refuses the navigation.
public struct TransitionInterceptor<Context>: RoutingInterceptor {
  private let waits: Bool
  private let windowProvider: any WindowProvider

  /// Makes an interceptor.
  ///
  /// - Parameter waits: false to refuse.
  public init(waits: Bool = true, window windowProvider: any WindowProvider = KeyWindowProvider()) {
    self.waits = waits
    self.windowProvider = windowProvider
  }

  /// `wait for transitions` or `no transition`
  public var routingName: String { waits ? "wait for transitions" : "no transition" }

  /// Whether a transition is running.
  public func isNeeded(with context: Context) -> Bool {
    windowProvider.window.map { ControllerStack(window: $0).moving != nil } ?? false
  }

  /// Continues once no transition is running.
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
  /// A controller in transition.
  fileprivate var moving: UIViewController? {
    var level = root
    while let controller = level {
      if controller.transitionCoordinator != nil { return controller }
      level = controller.presentedViewController
    }
    return front.flatMap { $0.transitionCoordinator == nil ? nil : $0 }
  }
}
