/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  case topAttached
}
