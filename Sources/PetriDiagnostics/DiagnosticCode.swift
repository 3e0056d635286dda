/// The stable name of a kind of problem, in kebab case: `unknown-key`.
///
/// Modules add their codes as static members.
public struct DiagnosticCode: RawRepresentable, Sendable, Hashable, Codable {
  /// The name.
  public let rawValue: String

  /// Makes a code of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension DiagnosticCode: ExpressibleByStringLiteral {
  /// Makes a code of a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension DiagnosticCode: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

extension DiagnosticCode: Comparable {
  /// Orders by name.
  public static func < (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.rawValue < right.rawValue }
}
