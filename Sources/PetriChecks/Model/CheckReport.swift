/// The findings of checks.
public struct CheckReport: Codable, Hashable, Sendable {
  /// The findings of one check.
  public struct Part: Codable, Hashable, Sendable {
    /// The check.
    public let check: CheckKind
    /// The findings, in the order of screens.
    public let findings: [CheckFinding]
    /// How much of each thing was looked at.
    public let covered: [String: Int]
    /// How much of each thing the bounds left out.
    public let leftOut: [String: Int]

    /// Makes a part of outcomes.
    public init(_ check: CheckKind, findings: [CheckFinding], of outcomes: [CheckOutcome]) {
      (self.check, self.findings) = (check, findings)
      covered = outcomes.reduce(into: [:]) { $0.merge($1.covered, uniquingKeysWith: +) }
      leftOut = outcomes.reduce(into: [:]) { $0.merge($1.leftOut, uniquingKeysWith: +) }
    }
  }

  /// The checks, in their order.
  public let parts: [Part]

  /// Makes a report.
  public init(_ parts: [Part]) { self.parts = parts }

  /// Whether anything was found.
  public var hasFindings: Bool { parts.contains { !$0.findings.isEmpty } }
}
