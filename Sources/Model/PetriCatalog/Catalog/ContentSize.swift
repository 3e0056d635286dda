/// A text size of Dynamic Type, as `UIContentSizeCategory` names it.
public enum ContentSize: String, Hashable, Sendable, Codable, CaseIterable {
  /// The smallest.
  case extraSmall = "xs"
  /// Smaller than the default by two steps.
  case small
  /// Smaller than the default by one step.
  case medium
  /// The default.
  case large
  /// Larger than the default by one step.
  case extraLarge = "xl"
  /// Larger by two steps.
  case extraExtraLarge = "xxl"
  /// Larger by three steps.
  case extraExtraExtraLarge = "xxxl"
  /// The first of the accessibility sizes.
  case accessibilityMedium = "accessibility-medium"
  /// The second.
  case accessibilityLarge = "accessibility-large"
  /// The third.
  case accessibilityExtraLarge = "accessibility-xl"
  /// The fourth.
  case accessibilityExtraExtraLarge = "accessibility-xxl"
  /// The largest.
  case accessibilityExtraExtraExtraLarge = "accessibility-xxxl"
}
