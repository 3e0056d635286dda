public import PetriDiagnostics

/// The reason why nothing can be imported.
public enum ImportFailure: Error, Sendable {
  case noFolder(String)
  case unreadable(String, reason: String)
  /// The app is outside the catalogue's folder, and a catalogue reads nothing else.
  case outside(app: String, catalog: String)
  /// The folder has nothing that can be imported.
  case nothingFound(String, problems: [ImportProblem])
  case broken([Diagnostic])
}
