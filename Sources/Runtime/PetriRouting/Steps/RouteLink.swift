/// A chain of steps to bind to a context. Branches and conversions are evaluated on demand.
struct RouteLink<Context> {
  let bind: @MainActor (Context, ControllerStack) throws -> any BoundStep
}
