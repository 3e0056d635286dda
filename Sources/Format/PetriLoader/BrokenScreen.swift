public import PetriCatalog

/// A screen with errors of its own, which the loaded catalogue leaves out.
public struct BrokenScreen: Sendable, Hashable {
  /// The name of the screen, or a placeholder if it can't be read.
  public let name: String
  /// The location of the definition.
  public let place: Place
  /// The path of the group, outermost first, as far as it could be read.
  public let group: [String]
  /// The names of the walks, as far as they could be read.
  public let walks: [String]

  /// False if the file was truncated before this definition.
  public let isRead: Bool

  init(name: String, place: Place, group: [String], walks: [String] = [], isRead: Bool = true) {
    self.name = name
    self.place = place
    self.group = group
    self.walks = walks
    self.isRead = isRead
  }
}
