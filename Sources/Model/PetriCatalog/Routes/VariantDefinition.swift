/// The changes to a screen in a variant of an experiment; `nil` keeps the original.
public struct VariantDefinition: Hashable, Sendable, Codable {
  /// The name of the experiment.
  public var experiment: String
  /// The name of the variant.
  public var variant: String
  /// The layers.
  public var wrapping: [Layer]?
  /// The content.
  public var content: Content?
  /// The supporting views.
  public var supportingViews: [ViewDefinition]?
  /// The routes.
  public var routes: [RouteDefinition]?
  /// The location of the definition.
  public var place: Place

  /// Whether it changes the appearance rather than only the routes.
  public var changesLook: Bool { wrapping != nil || content != nil || supportingViews != nil }

  /// Makes a variant without changes.
  public init(experiment: String, variant: String, place: Place) {
    self.experiment = experiment
    self.variant = variant
    self.place = place
  }
}

extension ScreenDefinition {
  /// The screen with variants applied, by experiment.
  public func applying(_ chosen: [String: String]) -> ScreenDefinition {
    var screen = self
    for variant in variants where chosen[variant.experiment] == variant.variant {
      if let wrapping = variant.wrapping { screen.wrapping = wrapping }
      if let content = variant.content { screen.content = content }
      if let views = variant.supportingViews { screen.supportingViews = views }
      if let routes = variant.routes { screen.routes = routes }
    }
    return screen
  }
}
