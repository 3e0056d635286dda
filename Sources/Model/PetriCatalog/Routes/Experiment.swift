/// An experiment, such as tab bar against hamburger menu.
public struct Experiment: Hashable, Sendable, Codable {
  /// The name in kebab case.
  public var name: String
  /// The names of the variants, default first.
  public var variants: [String]
  /// The source location of the definition.
  public var place: Place

  /// Creates an experiment.
  public init(name: String, variants: [String], place: Place) {
    self.name = name
    self.variants = variants
    self.place = place
  }
}

/// The error thrown for an unknown experiment or variant.
public enum ExperimentProblem: Error, Hashable, CustomStringConvertible {
  case unknown(String, known: [String])
  case unknownVariant(String, of: String, known: [String])

  /// The problem as a sentence.
  public var description: String {
    switch self {
    case .unknown(let name, let known):
      "unknown experiment '\(name)'"
        + (known.isEmpty ? "; the catalogue has none" : "; the experiments are \(known.joined(separator: ", "))")
    case .unknownVariant(let variant, let experiment, let known):
      "'\(experiment)' has no variant '\(variant)'; its variants are \(known.joined(separator: ", "))"
    }
  }
}

extension CatalogSettings {
  /// The default variant of each experiment, which is the first one.
  public var usualVariants: [String: String] {
    Dictionary(experiments.map { ($0.name, $0.variants.first ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  /// The variant of each experiment, with the chosen ones in place of the defaults.
  public func variants(choosing chosen: [String: String]) throws(ExperimentProblem) -> [String: String] {
    for (name, variant) in chosen.sorted(by: { $0.key < $1.key }) {
      guard let experiment = experiments.first(where: { $0.name == name }) else {
        throw .unknown(name, known: experiments.map(\.name))
      }
      guard experiment.variants.contains(variant) else {
        throw .unknownVariant(variant, of: name, known: experiment.variants)
      }
    }
    return usualVariants.merging(chosen) { $1 }
  }
}

extension Catalog {
  /// The chosen variants that differ from the defaults and affect the screen's appearance, sorted:
  /// `navigation=hamburger`.
  public func unusualVariants(of screen: ScreenDefinition) -> [String] {
    let unusual = settings.experiments.filter { variants[$0.name] != $0.variants.first }
    guard !unusual.isEmpty else { return [] }
    let parts = [screen] + screensInside(screen).compactMap { self.screen(named: $0) }
    return unusual.compactMap { experiment in
      let variant = variants[experiment.name] ?? ""
      // Checks the parts of all variants, because a variant may remove a part that the default contains.
      let isAffected = parts.contains { part in
        part.variants.contains { $0.experiment == experiment.name && $0.changesAppearance }
      }
      return isAffected ? "\(experiment.name)=\(variant)" : nil
    }
    .sorted()
  }
}

/// The changes that a variant of an experiment makes to a screen; `nil` keeps the original.
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
  /// The source location of the definition.
  public var place: Place

  /// Whether the variant changes more than the routes.
  public var changesAppearance: Bool { wrapping != nil || content != nil || supportingViews != nil }

  /// Creates a variant without changes.
  public init(experiment: String, variant: String, place: Place) {
    self.experiment = experiment
    self.variant = variant
    self.place = place
  }
}

extension ScreenDefinition {
  /// The screen with the given variants applied, by experiment.
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
