/// Something in a source that can't be rewritten, with its place.
public struct RewriteFinding: Equatable, Sendable, CustomStringConvertible {
  /// How bad it is: an error ends the build.
  public enum Severity: String, Sendable {
    case warning
    case error
  }

  /// The file on disk.
  public let path: String
  /// Counted from 1.
  public let line: Int
  /// In bytes, counted from 1.
  public let column: Int
  /// Whether the build goes on.
  public let severity: Severity
  /// The reason, in one sentence.
  public let message: String

  /// The form in which compilers report.
  public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
