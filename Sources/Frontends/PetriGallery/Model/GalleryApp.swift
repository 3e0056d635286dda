public import PetriCatalog
public import PetriSnapshots

/// The app of a gallery.
public struct GalleryApp: Sendable {
  /// The catalogue's name.
  public let name: String
  /// Its screens, in the catalogue's order.
  public let screens: [GalleryScreen]
  /// The names of screens with errors, which can't be shown.
  public let broken: [String]
  /// The states that can be reached from the app's start; empty for an app without one.
  public let states: [GalleryState]
  /// How many ways were left out of them.
  public let cutWays: Int
  /// Which screens lead to which.
  public let ways: [CatalogGraph.Edge]
  /// The screen that the app begins with.
  public let start: String?
  /// The changes of it; `nil` where nobody asked.
  public let changes: RunChanges?
  /// The findings of `petri check`; `nil` where nobody asked.
  public let findings: [GalleryFinding]?
  /// Where a file can be looked at: a URL with `{file}` and `{line}`; `nil` where nobody knows.
  public let source: String?
  /// The number of this writing, where pages are shown anew after the next one; `nil` for a gallery that nobody watches.
  public let stamp: Int?
  /// The screens' places by their names.
  private let places: [String: Int]
  /// The ways by where they begin, and by where they end.
  let waysFrom: [String: [CatalogGraph.Edge]]
  let waysTo: [String: [CatalogGraph.Edge]]

  /// Makes an app.
  public init(
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

  /// A screen by its name; `nil` for one that isn't in the gallery.
  func screen(named name: String) -> GalleryScreen? { places[name].map { screens[$0] } }
}
