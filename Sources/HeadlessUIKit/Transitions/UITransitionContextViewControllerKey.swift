/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String

  /// A key of this text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that leaves.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
