import PetriCatalog
import PetriDiagnostics
import PetriLoader

enum DeadEnds {
  /// Diagnostics of transitions without a destination, and of unreachable destinations.
  private static let codes: Set<DiagnosticCode> = [
    "unknown-screen", "unknown-route", "unknown-interceptor", "unreached-screen", "ambiguous-link",
  ]

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

  /// Excludes source locations, which shift with unrelated edits.
  private static func messages(of loaded: LoadedCatalog) -> [String] {
    loaded.diagnostics.filter { codes.contains($0.code) }.map { diagnostic in
      "\(diagnostic.range.map { "\($0.file.path): " } ?? "")\(diagnostic.message)"
    }
  }
}
