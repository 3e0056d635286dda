/// Whether a screen feels how hard it is touched.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown
  case unavailable
  case available
}
