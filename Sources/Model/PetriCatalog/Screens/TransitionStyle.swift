/// A transition, as in `UIModalTransitionStyle`.
public enum TransitionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}
