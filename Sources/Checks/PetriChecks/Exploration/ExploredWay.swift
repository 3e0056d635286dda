/// A user action in a state, and the state that it leads to.
public struct ExploredWay: Codable, Hashable, Sendable {
  /// The visible transition between screens.
  public enum Motion: String, Codable, Hashable, Sendable, CaseIterable {
    case push
    case pop
    case present
    case dismiss
    case change
  }

  /// The touched rectangle in window coordinates, in points.
  public struct Area: Codable, Hashable, Sendable {
    /// The left edge.
    public let x: Double
    /// The top edge.
    public let y: Double
    /// The width.
    public let width: Double
    /// The height.
    public let height: Double
  }

  /// The moves; more than one if a form is filled in.
  public let moves: [String]
  /// The description for users: `Tap “Sign in”`.
  public let words: String
  /// Whether the action goes back. Back actions are followed even beyond the limits.
  public let isBack: Bool
  /// Whether the action isn't followed because a similar row or state represents it.
  public internal(set) var isLikeOthers: Bool
  /// The touched rectangle; `nil` for gestures without one, such as a swipe.
  public internal(set) var area: Area?
  /// The transition.
  public internal(set) var motion = Motion.change
  /// The identifier of the resulting state; `nil` if the limits were reached.
  public internal(set) var target: String?
  /// The landing of the resulting state, even if that isn't kept.
  package internal(set) var landing: [String]?
  /// Whether the refusal is only due to the launch: in an app, another screen is behind this one.
  package internal(set) var isWayOut = false
  /// The invisible effects: opened external links, events, changed app state.
  public internal(set) var effects: [String] = []
  /// The reason for a refusal.
  public internal(set) var refusal: String?
  /// The moves that undo the action; empty if there are none.
  var undo: [String] = []

  private enum CodingKeys: CodingKey {
    case moves, words, isBack, isLikeOthers, area, motion, target, effects, refusal
  }
}
