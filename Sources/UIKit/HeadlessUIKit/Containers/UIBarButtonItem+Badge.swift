extension UIBarButtonItem {
  /// A count, a word or a dot over a button of a bar.
  @MainActor
  public struct Badge: Equatable, Sendable {
    /// The text; `nil` for a dot.
    public let stringValue: String?
    /// The text's colour; UIKit's own, white, where it is `nil`.
    public var foregroundColor: UIColor?
    /// The colour behind it; UIKit's own, red, where it is `nil`.
    public var backgroundColor: UIColor?
    /// The text's font; UIKit's own where it is `nil`.
    public var font: UIFont?

    private init(_ text: String?) { stringValue = text }

    public static func count(_ count: Int) -> Badge { Badge(String(count)) }

    public static func string(_ string: String) -> Badge { Badge(string) }

    public static func indicator() -> Badge { Badge(nil) }
  }
}
