public import PetriCatalog

/// Where a navigation leads: a screen, with values for its context, by one of its routes.
public struct ScreenTarget: Hashable, Sendable {
  /// The screen's name.
  public var screen: String
  /// Values for its context.
  public var values: ContextLiteral
  /// The name of the screen's route; `nil` for the default one.
  public var routeName: String?
  /// A route that comes with the target, such as a link's; `nil` for the screen's.
  public var route: RouteDefinition?

  /// Makes a target.
  public init(
    _ screen: String,
    with values: ContextLiteral = .empty,
    routeName: String? = nil,
    route: RouteDefinition? = nil
  ) {
    self.screen = screen
    self.values = values
    self.routeName = routeName
    self.route = route
  }

  /// The target of a link.
  public init(_ destination: LinkDestination) {
    self.init(
      destination.screen,
      with: destination.values,
      routeName: destination.routeName,
      route: destination.route
    )
  }
}
