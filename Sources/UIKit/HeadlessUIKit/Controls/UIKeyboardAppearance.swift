/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light
}
