public import PetriCatalog

/// The changes of a catalogue other than those of its screens' texts.
public struct CatalogChange: Hashable, Sendable, Codable {
  /// A removed screen.
  public struct LostScreen: Hashable, Sendable, Codable {
    /// The name.
    public let name: String
    /// The title.
    public let title: String
    /// The path of the snapshot file.
    public let path: String
    /// The last images; `nil` if the screen can't be composed.
    public let picture: CellPicture?

    /// Creates a removed screen.
    public init(name: String, title: String, path: String, picture: CellPicture?) {
      (self.name, self.title, self.path, self.picture) = (name, title, path, picture)
    }
  }

  /// Messages about links and taps that now lead nowhere.
  public var deadEnds: [String]
  /// The new connections between screens.
  public var newWays: [CatalogGraph.Edge]
  /// The removed connections between screens.
  public var lostWays: [CatalogGraph.Edge]
  /// The removed screens.
  public var lostScreens: [LostScreen]

  /// Creates a change.
  public init(
    deadEnds: [String] = [],
    newWays: [CatalogGraph.Edge] = [],
    lostWays: [CatalogGraph.Edge] = [],
    lostScreens: [LostScreen] = []
  ) {
    (self.deadEnds, self.newWays, self.lostWays, self.lostScreens) = (deadEnds, newWays, lostWays, lostScreens)
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { deadEnds.isEmpty && newWays.isEmpty && lostWays.isEmpty && lostScreens.isEmpty }

  /// Merges the changes found by another shard, without duplicates.
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
  /// The connection as a phrase: `cart opens checkout`.
  public var words: String { "\(from) \(kind.rawValue) \(to)" }
}
