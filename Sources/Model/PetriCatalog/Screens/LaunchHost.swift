/// The controller that a screen is in when it is launched alone.
public enum LaunchHost: String, Hashable, Sendable, Codable, CaseIterable {
  /// A navigation controller with nothing else on its stack, whose bars show the screen's title and items.
  case navigation
  /// None: the screen is the window's root.
  case window
}
