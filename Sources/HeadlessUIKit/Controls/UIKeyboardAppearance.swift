/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The usual one.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}
