public import PetriUIKit

/// A chain whose last word is a step that may have to be built: how it is put on the stack comes next.
@MainActor
public struct ChainAssembly<
  Destination: UIViewController,
  DestinationContext,
  Tail: UIViewController,
  Context
> {
  let parts: StepParts<Tail, Context>
  let complete: (RouteLink<Context>) -> Route<Destination, DestinationContext>

  /// Sets how the last step is put on the one that comes next in the chain.
  public func using<Using: Action>(
    _ action: Using
  ) -> ActionAssembly<Destination, DestinationContext, Using.ViewController, Context> {
    let (parts, complete) = (parts, complete)
    return ActionAssembly { origin in complete(parts.link(action: action, origin: origin)) }
  }
}
