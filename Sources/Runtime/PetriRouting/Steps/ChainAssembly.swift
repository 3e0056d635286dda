public import PetriUIKit

/// A chain that ends with a step to build; its action comes next.
@MainActor
public struct ChainAssembly<
  Destination: UIViewController,
  DestinationContext,
  Tail: UIViewController,
  Context
> {
  let parts: StepParts<Tail, Context>
  let complete: (RouteLink<Context>) -> Route<Destination, DestinationContext>

  /// Sets the action that puts the last step on the next one.
  public func using<Using: Action>(
    _ action: Using
  ) -> ActionAssembly<Destination, DestinationContext, Using.ViewController, Context> {
    let (parts, complete) = (parts, complete)
    return ActionAssembly { origin in complete(parts.link(action: action, origin: origin)) }
  }
}
