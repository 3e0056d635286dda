/// The controller that a screen is launched in.
public enum LaunchHost: String, Hashable, Sendable, Codable, CaseIterable {
  /// A navigation controller with only the screen on its stack.
  case navigation
  /// None; the screen is the window's root.
  case window
}
