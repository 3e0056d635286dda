/// An interceptor from a closure.
public struct InlineInterceptor<Context>: RoutingInterceptor {
  /// The name in a plan.
  public let routingName: String
  /// The time limit in seconds.
  public let timeout: Double?
  private let perform: @MainActor (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void

  /// Makes an interceptor from a closure that calls back.
  public init(
    _ name: String = "an interceptor",
    timeout: Double? = nil,
    perform: @escaping @MainActor (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void
  ) {
    routingName = name
    self.timeout = timeout
    self.perform = perform
  }

  /// Makes an interceptor that refuses by throwing.
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

  /// Makes an interceptor from an asynchronous closure.
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

  /// Calls the closure.
  public func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    perform(context, completion)
  }
}
