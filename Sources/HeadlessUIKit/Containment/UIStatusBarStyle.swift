/// The style of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the appearance.
  case `default`
  /// Light, for dark backgrounds.
  case lightContent
  /// Dark, for light backgrounds.
  case darkContent = 3
}
