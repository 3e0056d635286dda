/// An interceptor with its context.
@MainActor
struct BoundInterceptor {
  let name: String
  let timeout: Double?
  let isNeeded: @MainActor () -> Bool
  let perform: @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void

  init<Context>(_ interceptor: any RoutingInterceptor<Context>, _ context: Context) {
    name = interceptor.routingName
    timeout = interceptor.timeout
    isNeeded = { interceptor.isNeeded(with: context) }
    perform = { interceptor.perform(with: context, completion: $0) }
  }
}
