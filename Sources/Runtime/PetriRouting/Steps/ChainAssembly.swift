public import PetriUIKit

/// A chain that ends with a step to build, and needs an action next.
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

/// A chain that ends with an action; the next step must be of a type that the action acts on.
@MainActor
public struct ActionAssembly<
  Destination: UIViewController,
  DestinationContext,
  Existing: UIViewController,
  Context
> {
  let complete: (RouteLink<Context>) -> Route<Destination, DestinationContext>

  /// Continues with a step that is found or built.
  public func from(
    _ step: StepAssembly<Existing, Context>
  ) -> ChainAssembly<Destination, DestinationContext, Existing, Context> {
    ChainAssembly(parts: step.parts, complete: complete)
  }

  /// Continues with a step that can only be found.
  public func from(
    _ step: FindingAssembly<Existing, Context>
  ) -> OpenAssembly<Destination, DestinationContext, Context> {
    let complete = complete
    return OpenAssembly { origin in complete(step.parts.link(action: nil, origin: origin)) }
  }

  /// Ends the chain with a route.
  public func from(_ route: Route<Existing, Context>) -> Route<Destination, DestinationContext> {
    complete(route.link)
  }

  /// Ends the chain with a route for another context.
  public func from<Other>(
    _ route: Route<Existing, Other>,
    converting transformer: any ContextTransformer<Context, Other>
  ) -> Route<Destination, DestinationContext> {
    complete(route.adapting(using: transformer).link)
  }
}

extension ActionAssembly where Existing == UIViewController {
  /// Continues with a step of any class.
  public func from<Origin: UIViewController>(
    _ step: StepAssembly<Origin, Context>
  ) -> ChainAssembly<Destination, DestinationContext, Origin, Context> {
    ChainAssembly(parts: step.parts, complete: complete)
  }

  /// Ends the chain with a route to any class.
  public func from<Origin: UIViewController>(
    _ route: Route<Origin, Context>
  ) -> Route<Destination, DestinationContext> {
    complete(route.link)
  }

  /// Ends the chain with a route to any class for another context.
  @_disfavoredOverload
  public func from<Origin: UIViewController, Other>(
    _ route: Route<Origin, Other>,
    converting transformer: any ContextTransformer<Context, Other>
  ) -> Route<Destination, DestinationContext> {
    complete(route.adapting(using: transformer).link)
  }
}

/// A chain that ends with a step that can only be found.
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
