package import PetriCatalog
package import PetriSnapshots

/// The contents of a gallery.
package struct GalleryApp: Sendable {
  /// The catalogue's name.
  package let name: String
  /// The screens in catalogue order.
  package let screens: [GalleryScreen]
  /// The names of screens with errors, which can't be shown.
  package let broken: [String]
  /// The states reachable from the app's start; empty without a start.
  package let states: [GalleryState]
  /// The number of moves that were left out.
  package let cutWays: Int
  /// The transitions between screens.
  package let ways: [CatalogGraph.Edge]
  /// The name of the first screen.
  package let start: String?
  /// The changes since a revision, if requested.
  package let changes: RunChanges?
  /// The findings of `petri check`, if requested.
  package let findings: [GalleryFinding]?
  /// The URL template of source lines, with `{file}` and `{line}`.
  package let source: String?
  /// The generation of a watched gallery, whose pages reload themselves; `nil` otherwise.
  package let stamp: Int?
  private let places: [String: Int]
  /// The transitions by origin, and by destination.
  let waysFrom: [String: [CatalogGraph.Edge]]
  let waysTo: [String: [CatalogGraph.Edge]]

  package init(
    name: String,
    screens: [GalleryScreen],
    broken: [String] = [],
    states: [GalleryState] = [],
    cutWays: Int = 0,
    ways: [CatalogGraph.Edge] = [],
    start: String? = nil,
    source: String? = nil,
    changes: RunChanges? = nil,
    findings: [GalleryFinding]? = nil,
    stamp: Int? = nil
  ) {
    (self.name, self.screens, self.states, self.cutWays) = (name, screens, states, cutWays)
    (self.ways, self.start, self.source, self.changes) = (ways, start, source, changes)
    (self.stamp, self.broken, self.findings) = (stamp, broken, findings)
    places = Dictionary(screens.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    waysFrom = Dictionary(grouping: ways, by: \.from)
    waysTo = Dictionary(grouping: ways, by: \.to)
  }

  func screen(named name: String) -> GalleryScreen? { places[name].map { screens[$0] } }
}
