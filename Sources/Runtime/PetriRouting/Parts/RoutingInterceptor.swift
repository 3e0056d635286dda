public import PetriUIKit

/// Allows or refuses a navigation before the first move.
@MainActor
public protocol RoutingInterceptor<Context>: RoutingRole {
  /// The type of context.
  associatedtype Context

  /// The time limit in seconds; `nil` for the router's default.
  var timeout: Double? { get }

  /// Whether the interceptor has something to ask; if not, plans omit it.
  func isNeeded(with context: Context) -> Bool

  /// Prepares the interceptor; an error fails the navigation.
  func prepare(with context: Context) throws

  /// Calls back once with the answer.
  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RoutingInterceptor {
  public var timeout: Double? { nil }

  public func isNeeded(with context: Context) -> Bool { true }

  public func prepare(with context: Context) throws {}
}

/// A controller that can refuse to be dismissed.
@MainActor
public protocol RoutingInterceptable: UIViewController {
  /// Whether a route may dismiss the controller.
  var canBeDismissed: Bool { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// An interceptor that calls a closure.
public struct InlineInterceptor<Context>: RoutingInterceptor {
  /// The name in a plan.
  public let routingName: String
  /// The time limit in seconds.
  public let timeout: Double?
  private let perform: @MainActor (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void

  /// Creates an interceptor from a closure that calls back.
  public init(
    _ name: String = "an interceptor",
    timeout: Double? = nil,
    perform: @escaping @MainActor (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void
  ) {
    routingName = name
    self.timeout = timeout
    self.perform = perform
  }

  /// Creates an interceptor that refuses by throwing.
  public init(_ name: String = "an interceptor", check: @escaping @MainActor (Context) throws -> Void) {
    self.init(name) { context, completion in
      do {
        try check(context)
        completion(.success)
      } catch {
        completion(.failure(error))
      }
    }
  }

  /// Creates an interceptor from an asynchronous closure.
  public init(
    _ name: String = "an interceptor",
    timeout: Double? = nil,
    awaiting check: @escaping @MainActor (Context) async throws -> Void
  ) where Context: Sendable {
    self.init(name, timeout: timeout) { context, completion in
      Task { @MainActor in
        do {
          try await check(context)
          completion(.success)
        } catch {
          completion(.failure(error))
        }
      }
    }
  }

  public func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    perform(context, completion)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Waits for a running UIKit transition, or refuses the navigation.
public struct TransitionInterceptor<Context>: RoutingInterceptor {
  private let waits: Bool
  private let windowProvider: any WindowProvider

  /// Creates an interceptor.
  ///
  /// - Parameter waits: whether to wait for the transition rather than refuse the navigation.
  public init(waits: Bool = true, window windowProvider: any WindowProvider = KeyWindowProvider()) {
    self.waits = waits
    self.windowProvider = windowProvider
  }

  public var routingName: String { waits ? "wait for transitions" : "no transition" }

  public func isNeeded(with context: Context) -> Bool {
    windowProvider.window.map { ControllerStack(window: $0).moving != nil } ?? false
  }

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
  fileprivate var moving: UIViewController? {
    var level = root
    while let controller = level {
      if controller.transitionCoordinator != nil { return controller }
      level = controller.presentedViewController
    }
    return front.flatMap { $0.transitionCoordinator == nil ? nil : $0 }
  }
}
