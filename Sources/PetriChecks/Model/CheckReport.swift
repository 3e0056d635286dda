/// What checks have found.
public struct CheckReport: Codable, Hashable, Sendable {
  /// What one check has found.
  public struct Part: Codable, Hashable, Sendable {
    /// The check.
    public let check: CheckKind
    /// What was found, in the order of screens.
    public let findings: [CheckFinding]
    /// How much of each thing was looked at.
    public let covered: [String: Int]
    /// What the bounds left out.
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
