import PetriCatalog

/// Which screens lead to which, as far as it is known.
struct MapSource: Sendable {
  /// The graph that was read last; `nil` before.
  private(set) var graph: CatalogGraph?
  /// The variants that it was read in.
  private var variants: [String: String] = [:]
  private var isCurrent = false
  /// The places of the screens among the entries, by their names, while the map is shown.
  private var places: [String: Int] = [:]

  mutating func take(_ graph: CatalogGraph, in variants: [String: String]) {
    (self.graph, self.variants, isCurrent) = (graph, variants, true)
  }

  /// The files have changed; the known graph is shown until it is read anew.
  mutating func age() { isCurrent = false }

  /// Takes note of the screens that are listed.
  mutating func list(_ entries: [BrowserEntry]) {
    places = Dictionary(entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of a screen among the entries.
  func place(of screen: String) -> Int? { places[screen] }

  /// Whether it is up to date with the files.
  func isKnown(in variants: [String: String]) -> Bool { isCurrent && self.variants == variants }
}
