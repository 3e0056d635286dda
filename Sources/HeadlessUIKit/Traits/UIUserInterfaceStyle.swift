/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nobody said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
