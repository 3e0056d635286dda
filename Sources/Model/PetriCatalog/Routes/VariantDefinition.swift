/// A screen in a variant of an experiment: every part that is `nil` is as it is without.
public struct VariantDefinition: Hashable, Sendable, Codable {
  /// The experiment's name.
  public var experiment: String
  /// The variant's name.
  public var variant: String
  /// Other layers.
  public var wrapping: [Layer]?
  /// Another core.
  public var content: Content?
  /// Other supporting views.
  public var supportingViews: [ViewDefinition]?
  /// Other routes.
  public var routes: [RouteDefinition]?
  /// Where it is defined.
  public var place: Place

  /// Whether it makes the screen look otherwise, and not only be reached otherwise.
  public var changesLook: Bool { wrapping != nil || content != nil || supportingViews != nil }

  /// Makes a variant that changes nothing.
  public init(experiment: String, variant: String, place: Place) {
    self.experiment = experiment
    self.variant = variant
    self.place = place
  }
}

extension ScreenDefinition {
  /// The screen as it is in some variants, by their experiments.
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
