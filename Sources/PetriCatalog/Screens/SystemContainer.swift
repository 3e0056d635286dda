/// UIKit's containers, which a catalogue need not define.
public enum SystemContainer: String, Hashable, Sendable, Codable, CaseIterable {
  /// A navigation controller.
  case navigation
  /// A tab bar controller.
  case tabs
  /// A split view controller.
  case split
  /// A page view controller.
  case pages
}
