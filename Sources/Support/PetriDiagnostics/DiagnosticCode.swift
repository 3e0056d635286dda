/// The stable identifier of a kind of problem, in kebab case: `unknown-key`.
///
/// Modules declare their codes as static members.
public struct DiagnosticCode: RawRepresentable, Sendable, Hashable, Codable {
  /// The identifier.
  public let rawValue: String

  /// Makes a code from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension DiagnosticCode: ExpressibleByStringLiteral {
  /// Makes a code from a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension DiagnosticCode: CustomStringConvertible {
  /// The identifier.
  public var description: String { rawValue }
}

extension DiagnosticCode: Comparable {
  /// Orders alphabetically.
  public static func < (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.rawValue < right.rawValue }
}
