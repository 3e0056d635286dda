public import PetriUIKit

/// A chain that ends with a step that is only found.
@MainActor
public struct OpenAssembly<Destination: UIViewController, DestinationContext, Context> {
  let complete: (RouteLink<Context>) -> Route<Destination, DestinationContext>

  /// Continues with a step.
  public func from<Origin: UIViewController>(
    _ step: StepAssembly<Origin, Context>
  ) -> ChainAssembly<Destination, DestinationContext, Origin, Context> {
    ChainAssembly(parts: step.parts, complete: complete)
  }

  /// Ends the chain with a route.
  public func from<Origin: UIViewController>(
    _ route: Route<Origin, Context>
  ) -> Route<Destination, DestinationContext> {
    complete(route.link)
  }
}
