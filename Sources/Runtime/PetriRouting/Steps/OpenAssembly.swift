public import PetriUIKit

/// A chain whose last word is a step that is only found: where the route goes on comes next.
@MainActor
public struct OpenAssembly<Destination: UIViewController, DestinationContext, Context> {
  let complete: (RouteLink<Context>) -> Route<Destination, DestinationContext>

  /// Goes on with a step.
  public func from<Origin: UIViewController>(
    _ step: StepAssembly<Origin, Context>
  ) -> ChainAssembly<Destination, DestinationContext, Origin, Context> {
    ChainAssembly(parts: step.parts, complete: complete)
  }

  /// Goes on with another route, which ends the chain.
  public func from<Origin: UIViewController>(
    _ route: Route<Origin, Context>
  ) -> Route<Destination, DestinationContext> {
    complete(route.link)
  }
}
