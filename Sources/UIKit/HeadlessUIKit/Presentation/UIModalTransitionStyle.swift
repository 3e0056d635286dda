/// How a controller comes and goes when it is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}
