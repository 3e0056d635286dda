/// A limited measure of a composed screen, by its key in `limits`.
public enum CompositionMeasure: String, Hashable, Sendable, CaseIterable, Codable {
  /// Screens inside one another.
  case depth
  /// Screens in all.
  case screens
  /// Views in all.
  case views
  /// Bytes of texts in all.
  case textBytes

  /// An amount in words, to follow 'has': `3 views`.
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
