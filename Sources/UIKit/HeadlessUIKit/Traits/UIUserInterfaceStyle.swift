/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}
