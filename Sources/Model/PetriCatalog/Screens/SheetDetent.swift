/// A detent of a sheet.
public enum SheetDetent: Hashable, Sendable, Codable {
  /// About half of the screen.
  case medium
  /// Nearly the whole screen.
  case large
  /// A height in points without the bottom safe area.
  case height(Double)

  /// The words for detents.
  public static let words = ["medium", "large"]

  /// The detent for a word.
  public init?(word: String) {
    switch word {
    case "medium": self = .medium
    case "large": self = .large
    default: return nil
    }
  }
}

extension SheetDetent: CustomStringConvertible {
  /// `medium`, `320`
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .height(let height): height == height.rounded() ? "\(Int(height))" : "\(height)"
    }
  }
}
