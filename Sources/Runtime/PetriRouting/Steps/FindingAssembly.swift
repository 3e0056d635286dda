public import PetriUIKit

/// A step that is only found. If it isn't there, the route continues, and the step is looked for in the controllers
/// built.
///
/// RouteComposer expresses it as a step with a `NilFactory`.
@MainActor
public struct FindingAssembly<ViewController: UIViewController, Context>: AssembledStep {
  /// The parts of the step.
  public var parts: StepParts<ViewController, Context>

  /// Makes a step.
  ///
  /// - Parameter name: the name in plans and errors; defaults to its class.
  public init(_ name: String? = nil, finder: any Finder<ViewController, Context>) {
    parts = StepParts(name: name, finder: finder, factory: nil)
  }

  /// Continues with a step.
  public func from<Origin: UIViewController>(
    _ step: StepAssembly<Origin, Context>
  ) -> ChainAssembly<ViewController, Context, Origin, Context> {
    open.from(step)
  }

  /// Ends the chain with a route.
  public func from<Origin: UIViewController>(_ route: Route<Origin, Context>) -> Route<ViewController, Context> {
    open.from(route)
  }

  private var open: OpenAssembly<ViewController, Context, Context> {
    let parts = parts
    return OpenAssembly { origin in Route(parts.link(action: nil, origin: origin)) }
  }
}
