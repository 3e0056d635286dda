/// A chain of steps that waits for its context. What branches and converts does so when the planner comes to it.
struct RouteLink<Context> {
  let bind: @MainActor (Context, ControllerStack) throws -> any BoundStep
}
