/// A measure of a composed screen; the raw value is the key in `limits`.
public enum CompositionMeasure: String, Hashable, Sendable, CaseIterable, Codable {
  /// The nesting depth of screens.
  case depth
  /// The number of screens.
  case screens
  /// The number of views.
  case views
  /// The size of texts in bytes.
  case textBytes

  /// The amount as an object of 'has': `3 views`.
  public func text(_ amount: Int) -> String {
    let number = amount >= 1_000_000_000_000 ? "over 1000000000000" : String(amount)
    return switch self {
    case .depth: "\(number) screens nested in one another"
    case .screens: "\(number) screens"
    case .views: "\(number) views"
    case .textBytes: "\(number) bytes of text"
    }
  }
}
