extension Catalog {
  /// The catalogue as it is in some variants, each by its experiment's name; of the other experiments it is the first.
  ///
  /// - Throws: `ExperimentProblem` for the first unknown name.
  public func applying(_ chosen: [String: String]) throws(ExperimentProblem) -> Catalog {
    for (name, variant) in chosen.sorted(by: { $0.key < $1.key }) {
      guard let experiment = settings.experiments.first(where: { $0.name == name }) else {
        throw .unknown(name, known: settings.experiments.map(\.name))
      }
      guard experiment.variants.contains(variant) else {
        throw .unknownVariant(variant, of: name, known: experiment.variants)
      }
    }
    if settings.variants(choosing: chosen) == variants { return self }
    return Catalog(settings: settings, containers: containers, definitions: definitions, chosen: chosen)
  }
}

extension CatalogSettings {
  /// The variant of each experiment: the chosen one, or the first.
  func variants(choosing chosen: [String: String]) -> [String: String] {
    Dictionary(
      experiments.map { ($0.name, chosen[$0.name] ?? $0.variants.first ?? "") },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension Catalog {
  /// The chosen variants that are not the usual ones and make a screen, or one inside it, another: `navigation=hamburger`, sorted.
  public func unusualVariants(of screen: ScreenDefinition) -> [String] {
    let unusual = settings.experiments.filter { variants[$0.name] != $0.variants.first }
    guard !unusual.isEmpty else { return [] }
    let parts = [screen] + screensInside(screen).compactMap { self.screen(named: $0) }
    return unusual.compactMap { experiment in
      let variant = variants[experiment.name] ?? ""
      // A variant may leave out what the usual one says, so any of the experiment's counts.
      let isAffected = parts.contains { part in
        part.variants.contains { $0.experiment == experiment.name && $0.changesLook }
      }
      return isAffected ? "\(experiment.name)=\(variant)" : nil
    }
    .sorted()
  }
}
