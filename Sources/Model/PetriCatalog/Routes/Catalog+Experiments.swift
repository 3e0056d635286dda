extension CatalogSettings {
  /// The default variant of each experiment, which is its first.
  public var usualVariants: [String: String] {
    Dictionary(experiments.map { ($0.name, $0.variants.first ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  /// The chosen or default variant of each experiment.
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
  /// The chosen variants that differ from the defaults and affect a screen's appearance: `navigation=hamburger`,
  /// sorted.
  public func unusualVariants(of screen: ScreenDefinition) -> [String] {
    let unusual = settings.experiments.filter { variants[$0.name] != $0.variants.first }
    guard !unusual.isEmpty else { return [] }
    let parts = [screen] + screensInside(screen).compactMap { self.screen(named: $0) }
    return unusual.compactMap { experiment in
      let variant = variants[experiment.name] ?? ""
      // A variant may remove a part that the default has, so all variants are checked.
      let isAffected = parts.contains { part in
        part.variants.contains { $0.experiment == experiment.name && $0.changesLook }
      }
      return isAffected ? "\(experiment.name)=\(variant)" : nil
    }
    .sorted()
  }
}
