/// A Dynamic Type size, named after `UIContentSizeCategory`.
public enum ContentSize: String, Hashable, Sendable, Codable, CaseIterable {
  case extraSmall = "xs"
  case small
  case medium
  case large
  case extraLarge = "xl"
  case extraExtraLarge = "xxl"
  case extraExtraExtraLarge = "xxxl"
  case accessibilityMedium = "accessibility-medium"
  case accessibilityLarge = "accessibility-large"
  case accessibilityExtraLarge = "accessibility-xl"
  case accessibilityExtraExtraLarge = "accessibility-xxl"
  case accessibilityExtraExtraExtraLarge = "accessibility-xxxl"
}
