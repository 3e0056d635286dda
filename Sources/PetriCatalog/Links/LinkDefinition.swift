public import PetriLinks

/// A pattern of links that lead to a screen.
public struct LinkDefinition: Hashable, Sendable, Codable {
  /// Which links; its parameters are keys of the screen's context.
  public var pattern: LinkPattern
  /// The route that it comes with; `nil` for one of the screen's.
  public var route: RouteDefinition?
  /// The name of the screen's route that it takes; `nil` for the default one.
  public var routeName: String?
  /// Where it is defined.
  public var place: Place

  /// Makes a link.
  public init(pattern: LinkPattern, route: RouteDefinition? = nil, routeName: String? = nil, place: Place) {
    self.pattern = pattern
    self.route = route
    self.routeName = routeName
    self.place = place
  }

  /// The keys of the context that are in the link, in its order.
  public var parameters: [String] { pattern.parameters }

  /// The link with a context's values.
  ///
  /// - Returns: `nil` where the context lacks a value that the link can't do without.
  public func link(for context: ContextObject) -> String? {
    let texts = context.entries.compactMap { entry in entry.value == .null ? nil : (entry.name, entry.value.text) }
    return pattern.link(for: Dictionary(texts, uniquingKeysWith: { first, _ in first }))
  }
}
