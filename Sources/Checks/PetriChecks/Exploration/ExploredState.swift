/// A state of the app that a user can reach.
public struct ExploredState: Codable, Hashable, Sendable {
  /// The fingerprint of the view tree and the held values, as 16 hexadecimal digits.
  public let id: String
  /// The name of the frontmost screen.
  public let screen: String
  /// The title of the frontmost screen; its name if it has none.
  public let title: String
  /// The moves from the start: those of a walk that reached the state, or else the fewest known.
  public let path: [String]
  /// The identifier of the previous state on the path; `nil` for the start.
  public let before: String?
  /// The descriptions of the actions on the path.
  public let words: [String]
  /// The actions that are possible in the state, in reading order.
  public internal(set) var ways: [ExploredWay] = []
}
