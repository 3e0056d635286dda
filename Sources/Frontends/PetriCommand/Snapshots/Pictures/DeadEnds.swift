import PetriCatalog
import PetriDiagnostics
import PetriLoader

/// The dead ends of a catalogue that weren't there before.
enum DeadEnds {
  /// Codes of diagnostics about ways that lead nowhere, or that nothing leads to.
  private static let codes: Set<DiagnosticCode> = [
    "unknown-screen", "unknown-route", "unknown-interceptor", "unreached-screen", "ambiguous-link",
  ]

  /// A message each.
  static func between(_ before: LoadedCatalog, _ now: LoadedCatalog) -> [String] {
    let known = Set(messages(of: before))
    let new = messages(of: now).filter { !known.contains($0) }
    let patterns = Set(now.catalog.screens.flatMap { $0.links.map { "\($0.pattern)" } })
    let gone = before.catalog.screens.flatMap { screen in
      screen.links.map { "\($0.pattern)" }.filter { !patterns.contains($0) }
        .map { "the link '\($0)', which led to '\(screen.name)', leads nowhere" }
    }
    var seen: Set<String> = []
    return (new + gone).filter { seen.insert($0).inserted }
  }

  /// Without their places, which other edits move.
  private static func messages(of loaded: LoadedCatalog) -> [String] {
    loaded.diagnostics.filter { codes.contains($0.code) }.map { diagnostic in
      "\(diagnostic.range.map { "\($0.file.path): " } ?? "")\(diagnostic.message)"
    }
  }
}
