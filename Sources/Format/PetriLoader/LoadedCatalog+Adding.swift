import PetriCatalog
public import PetriDiagnostics

extension LoadedCatalog {
  /// The catalogue with additional warnings, at the severity that its `severity` setting assigns.
  public func adding(_ warnings: [Diagnostic]) -> LoadedCatalog {
    let policy = WarningPolicy(severities: catalog.settings.severities, isLinted: true)
    var all = self
    all.diagnostics = (diagnostics + policy.apply(to: warnings, [], isClean: true)).sortedByPlace()
    return all
  }
}
