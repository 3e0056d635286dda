import PetriCatalog
public import PetriDiagnostics

extension LoadedCatalog {
  /// The same with warnings that somebody found who can do more than read: as bad as the catalogue's `severity` has them.
  public func adding(_ warnings: [Diagnostic]) -> LoadedCatalog {
    let policy = WarningPolicy(severities: catalog.settings.severities, isLinted: true)
    var all = self
    all.diagnostics = (diagnostics + policy.apply(to: warnings, [], isClean: true)).sortedByPlace()
    return all
  }
}
