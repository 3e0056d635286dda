public import PetriCatalog

/// A screen with errors of its own, which the catalogue is loaded without.
public struct BrokenScreen: Sendable, Hashable {
  /// Its name, where it could be read.
  public let name: String
  /// Where it is defined.
  public let place: Place
  /// The group's path, outermost first, as far as it could be read.
  public let group: [String]
  /// The names of its walks, as far as they could be read.
  public let walks: [String]

  /// Whether it was read, and isn't behind a limit of its file.
  public let isRead: Bool

  init(name: String, place: Place, group: [String], walks: [String] = [], isRead: Bool = true) {
    self.name = name
    self.place = place
    self.group = group
    self.walks = walks
    self.isRead = isRead
  }
}
