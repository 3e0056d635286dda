public import PetriCatalog

/// The differences of a catalogue from the one that it was, besides those of its screens.
public struct CatalogChange: Hashable, Sendable, Codable {
  /// A screen that is gone.
  public struct LostScreen: Hashable, Sendable, Codable {
    /// Its name.
    public let name: String
    /// Its title.
    public let title: String
    /// The path of its snapshot's file.
    public let path: String
    /// Its look; `nil` where it can't be composed any more.
    public let picture: CellPicture?

    /// Makes one.
    public init(name: String, title: String, path: String, picture: CellPicture?) {
      (self.name, self.title, self.path, self.picture) = (name, title, path, picture)
    }
  }

  /// Links and taps that lead nowhere now and did lead somewhere, or weren't there, before; a message each.
  public var deadEnds: [String]
  /// The ways between screens that weren't there before.
  public var newWays: [CatalogGraph.Edge]
  /// The ways between screens that are gone.
  public var lostWays: [CatalogGraph.Edge]
  /// The screens that are gone.
  public var lostScreens: [LostScreen]

  /// Makes a change.
  public init(
    deadEnds: [String] = [],
    newWays: [CatalogGraph.Edge] = [],
    lostWays: [CatalogGraph.Edge] = [],
    lostScreens: [LostScreen] = []
  ) {
    (self.deadEnds, self.newWays, self.lostWays, self.lostScreens) = (deadEnds, newWays, lostWays, lostScreens)
  }

  /// Whether nothing is different.
  public var isEmpty: Bool { deadEnds.isEmpty && newWays.isEmpty && lostWays.isEmpty && lostScreens.isEmpty }

  /// Adds what another part of a run found, each once.
  mutating func add(_ other: CatalogChange) {
    func add<Element: Hashable>(_ new: [Element], to list: inout [Element]) {
      let known = Set(list)
      list += new.filter { !known.contains($0) }
    }
    add(other.deadEnds, to: &deadEnds)
    add(other.newWays, to: &newWays)
    add(other.lostWays, to: &lostWays)
    add(other.lostScreens, to: &lostScreens)
  }
}

extension CatalogGraph.Edge {
  /// The way in words: `cart opens checkout`.
  public var words: String { "\(from) \(kind.rawValue) \(to)" }
}
