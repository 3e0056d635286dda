/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String

  /// A key of this text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that leaves.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
