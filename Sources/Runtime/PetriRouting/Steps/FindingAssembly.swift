public import PetriUIKit

/// A step that is only found: where it is not there, the route goes on, and it is looked for again in the controllers
/// that were built.
///
/// The articles write it as a step with `NilFactory`. No action can follow, for there is nothing to put anywhere.
@MainActor
public struct FindingAssembly<ViewController: UIViewController, Context>: AssembledStep {
  /// Its parts.
  public var parts: StepParts<ViewController, Context>

  /// Makes a step.
  ///
  /// - Parameter name: its name in plans and errors; by default its class.
  public init(_ name: String? = nil, finder: any Finder<ViewController, Context>) {
    parts = StepParts(name: name, finder: finder, factory: nil)
  }

  /// Sets where the route goes on when it is not there.
  public func from<Origin: UIViewController>(
    _ step: StepAssembly<Origin, Context>
  ) -> ChainAssembly<ViewController, Context, Origin, Context> {
    open.from(step)
  }

  /// Sets where the route goes on when it is not there.
  public func from<Origin: UIViewController>(_ route: Route<Origin, Context>) -> Route<ViewController, Context> {
    open.from(route)
  }

  private var open: OpenAssembly<ViewController, Context, Context> {
    let parts = parts
    return OpenAssembly { origin in Route(parts.link(action: nil, origin: origin)) }
  }
}
