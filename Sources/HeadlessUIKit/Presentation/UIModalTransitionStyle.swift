/// How a controller comes and goes when it is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// Turned round.
  case flipHorizontal
  /// Dissolving.
  case crossDissolve
  /// The page curls up.
  case partialCurl
}
