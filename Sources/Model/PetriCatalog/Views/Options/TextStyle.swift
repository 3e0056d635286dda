/// A text style, as in `UIFont.TextStyle`.
public enum TextStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2
}
