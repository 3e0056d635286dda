/// One thing that a person can do in a state, and where it leads.
public struct ExploredWay: Codable, Hashable, Sendable {
  /// How the screen changes, as it is seen.
  public enum Motion: String, Codable, Hashable, Sendable, CaseIterable {
    /// Another screen comes from the side, on top of the stack.
    case push
    /// The one below comes back.
    case pop
    /// Another screen comes from below.
    case present
    /// It goes down again.
    case dismiss
    /// The screen changes where it is.
    case change
  }

  /// The part of the screen that is touched, in points of the window.
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

  /// The moves, most often one; a form is filled in by several.
  public let moves: [String]
  /// The moves in the words of somebody who sees the screen: `Tap “Sign in”`.
  public let words: String
  /// Whether it goes back to the screen below or behind: such ways are followed beyond the bounds.
  public let isBack: Bool
  /// Whether others of its kind stand for it, and it isn't followed: one of many rows that the same definition makes, or the same in another
  /// state of the same screens.
  public internal(set) var isLikeOthers: Bool
  /// Where it is touched; `nil` for a gesture without a place, such as a swipe.
  public internal(set) var area: Area?
  /// How the screen changes.
  public internal(set) var motion = Motion.change
  /// The state that it leads to, which may be the same; `nil` where it wasn't followed, because the exploration had reached its bounds.
  public internal(set) var target: String?
  /// The names of the screens that are in and over each other where it leads, with the one in front at the end, also where that
  /// state isn't kept; `nil` where it wasn't followed.
  package internal(set) var landing: [String]?
  /// Whether it was refused only because there is nothing behind the screen that was launched: in an app something is there.
  package internal(set) var isWayOut = false
  /// The effects that can't be seen on the screen: links opened outside the app, events, state that is set.
  public internal(set) var effects: [String] = []
  /// Why something of it was refused; `nil` where nothing was.
  public internal(set) var refusal: String?
  /// The moves that give a control the value that it had, empty fields, or select the tab that was selected; none for anything else.
  var undo: [String] = []

  private enum CodingKeys: CodingKey {
    case moves, words, isBack, isLikeOthers, area, motion, target, effects, refusal
  }
}
