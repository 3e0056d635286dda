/// A state of the app that a person can reach: what is shown and held after some moves from where it began.
public struct ExploredState: Codable, Hashable, Sendable {
  /// Its name: the fingerprint of what it shows and holds, 16 hexadecimal digits.
  public let id: String
  /// The screen in front.
  public let screen: String
  /// The title in front, else the screen's name.
  public let title: String
  /// The moves to it from the start: those of a walk that was followed, else the fewest that lead there from one of its states.
  public let path: [String]
  /// The state before it on that path; `nil` for the start.
  public let before: String?
  /// The ways to it in the words of somebody who sees the screens.
  public let words: [String]
  /// The ways on from it, in the order in which they are read.
  public internal(set) var ways: [ExploredWay] = []
}
