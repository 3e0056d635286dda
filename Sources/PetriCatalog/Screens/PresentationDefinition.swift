/// How a screen is shown modally.
public struct PresentationDefinition: Hashable, Sendable, Codable {
  /// The style.
  public var style = PresentationStyle.automatic
  /// The motion.
  public var transition = TransitionStyle.coverVertical
  /// Whether a person can dismiss it by dragging.
  public var interactiveDismiss = true

  /// Makes the system's own presentation.
  public init() {}
}
