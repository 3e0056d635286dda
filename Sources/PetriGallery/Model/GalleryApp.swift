public import PetriCatalog
public import PetriSnapshots

/// The app of a gallery.
public struct GalleryApp: Sendable {
  /// The catalogue's name.
  public let name: String
  /// Its screens, in the catalogue's order.
  public let screens: [GalleryScreen]
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
  /// Where a file can be looked at: a URL with `{file}` and `{line}`; `nil` where nobody knows.
  public let source: String?

  /// Makes an app.
  public init(
    name: String,
    screens: [GalleryScreen],
    states: [GalleryState] = [],
    cutWays: Int = 0,
    ways: [CatalogGraph.Edge] = [],
    start: String? = nil,
    source: String? = nil,
    changes: RunChanges? = nil
  ) {
    (self.name, self.screens, self.states, self.cutWays) = (name, screens, states, cutWays)
    (self.ways, self.start, self.source, self.changes) = (ways, start, source, changes)
  }
}
