public import PetriUIKit

/// A branch of a route: the first matching case decides how it continues.
@MainActor
public struct SwitchAssembly<ViewController: UIViewController, Context> {
  private struct Case {
    let name: String
    let choose: (Context, ControllerStack) throws -> Route<ViewController, Context>?
  }

  private var cases: [Case] = []

  /// Creates a switch without cases.
  public init() {}

  /// Adds a case with a predicate on the context and the stack.
  public func addCase(
    _ name: String = "a predicate",
    when predicate: @escaping @MainActor (Context, ControllerStack) throws -> Bool,
    _ route: Route<ViewController, Context>
  ) -> Self {
    adding(Case(name: name) { context, stack in try predicate(context, stack) ? route : nil })
  }

  /// Adds a case that matches if a controller is found.
  public func addCase<Found: UIViewController>(
    finding finder: some Finder<Found, Context>,
    _ route: Route<ViewController, Context>
  ) -> Self {
    adding(
      Case(name: finder.routingName) { context, stack in
        try finder.findViewController(with: context, in: stack) == nil ? nil : route
      }
    )
  }

  /// Adds a case that matches if a controller is found, and continues from it.
  public func addCase(expecting finder: any Finder<ViewController, Context>) -> Self {
    adding(
      Case(name: finder.routingName) { context, stack in
        try finder.findViewController(with: context, in: stack) == nil ? nil : .found(by: finder)
      }
    )
  }

  /// Ends the switch with a default route; without one, the route fails if no case matches.
  public func assemble(default route: Route<ViewController, Context>? = nil) -> Route<ViewController, Context> {
    let cases = cases
    return Route(
      RouteLink { context, stack in
        for option in cases {
          guard let chosen = try option.choose(context, stack) else { continue }
          return try SwitchAssembly.bind(chosen, context, stack, choice: option.name)
        }
        guard let route else { throw RoutingProblem("none of \(cases.map(\.name).joined(separator: ", ")) holds") }
        return try SwitchAssembly.bind(route, context, stack, choice: "none of its cases")
      }
    )
  }

  private static func bind(
    _ route: Route<ViewController, Context>,
    _ context: Context,
    _ stack: ControllerStack,
    choice: String
  ) throws -> any BoundStep {
    let step = try route.link.bind(context, stack)
    step.choices.insert(choice, at: 0)
    return step
  }

  private func adding(_ option: Case) -> Self {
    var copy = self
    copy.cases.append(option)
    return copy
  }
}
