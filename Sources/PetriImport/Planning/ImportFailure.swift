public import PetriDiagnostics

/// Why nothing can be imported.
public enum ImportFailure: Error, Sendable {
  /// The folder isn't there, or isn't one.
  case noFolder(String)
  /// The folder can't be read, with why.
  case unreadable(String, reason: String)
  /// The app isn't in the catalogue's folder, which alone a catalogue reads.
  case outside(app: String, catalog: String)
  /// Nothing in it is of use.
  case nothingFound(String, problems: [ImportProblem])
  /// `Catalog.yaml` that is there has errors.
  case broken([Diagnostic])
}
