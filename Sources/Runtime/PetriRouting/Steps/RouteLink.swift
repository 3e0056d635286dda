/// A chain of steps that waits for its context. Its branches and conversions are made when the planner comes to it.
struct RouteLink<Context> {
  let bind: @MainActor (Context, ControllerStack) throws -> any BoundStep
}
