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

  /// Whether UIKit refuses to put a controller of another container's class into this one.
  ///
  /// A navigation controller can hold neither another one nor a split view controller, and only the secondary column of a split view
  /// controller can hold a tab bar controller.
  ///
  /// - Parameter isSecondary: whether it is for the secondary column of a split view controller.
  public func refuses(_ inner: SystemContainer, isSecondary: Bool = false) -> Bool {
    switch (self, inner) {
    case (.navigation, .navigation), (.navigation, .split): true
    case (.split, .tabs): !isSecondary
    default: false
    }
  }
}
