/// A UIKit container.
public enum SystemContainer: String, Hashable, Sendable, Codable, CaseIterable {
  case navigation
  case tabs
  case split
  case pages

  /// Whether UIKit refuses to embed another container.
  ///
  /// A navigation controller can contain neither another one nor a split view controller, and only the secondary
  /// column of a split view controller can contain a tab bar controller.
  ///
  /// - Parameter isSecondary: whether it is embedded in a secondary column.
  public func refuses(_ inner: SystemContainer, isSecondary: Bool = false) -> Bool {
    switch (self, inner) {
    case (.navigation, .navigation), (.navigation, .split): true
    case (.split, .tabs): !isSecondary
    default: false
    }
  }
}
