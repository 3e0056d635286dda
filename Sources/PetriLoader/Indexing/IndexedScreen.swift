public import PetriCatalog

/// What an index has of a screen, so that its file is read only when somebody asks for the screen.
public struct IndexedScreen: Hashable, Sendable, Codable {
  /// The screen's name.
  public let name: String
  /// The file that defines it, relative to the catalogue's folder.
  public let file: String
  /// The links that lead to it.
  public let links: [LinkDefinition]

  /// Makes what an index has of a screen.
  public init(name: String, file: String, links: [LinkDefinition]) {
    self.name = name
    self.file = file
    self.links = links
  }
}
