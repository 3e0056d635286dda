import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks

extension Linter {
  /// Redirects that lead to one another in a cycle, each cycle once.
  func redirectWarnings(in files: [DecodedFile], _ catalog: Catalog) -> [(file: Int, Diagnostic)] {
    guard !catalog.settings.redirects.isEmpty, let source = files[0].source else { return [] }
    let links = files[0].orphans.lazy.flatMap(\.links)
    lazy var places = Dictionary(links.map { ($0.link.pattern, $0.offsets) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<Set<String>> = []
    return catalog.settings.redirects.compactMap { redirect in
      guard let way = catalog.endlessLinks(of: redirect), seen.insert(Set(way)).inserted,
        let offsets = places[redirect.pattern]
      else { return nil }
      let range = source.range(offsets.lowerBound, offsets.upperBound)
      return (0, LintProblem.endlessRedirect(way).diagnostic(at: range))
    }
  }
}
