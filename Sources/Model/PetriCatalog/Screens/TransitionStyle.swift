/// The motion of a presentation, as `UIModalTransitionStyle` names it.
public enum TransitionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// Up from the bottom.
  case coverVertical
  /// A turn about the vertical axis.
  case flipHorizontal
  /// Fading in.
  case crossDissolve
  /// A page that turns half.
  case partialCurl
}
