public import PetriCatalog

/// The findings of all checks.
public struct CheckReport: Codable, Hashable, Sendable {
  /// The findings of one check.
  public struct Part: Codable, Hashable, Sendable {
    /// The check.
    public let check: CheckKind
    /// The findings that aren't in the baseline, in screen order.
    public internal(set) var findings: [CheckFinding]
    /// The findings that are in the baseline.
    public internal(set) var accepted: [CheckFinding] = []
    /// The number of checked things by their plural name.
    public let covered: [String: Int]
    /// The number of things that exceeded the limits, by their plural name.
    public let leftOut: [String: Int]

    /// Creates a part from the outcomes of its jobs.
    public init(_ check: CheckKind, findings: [CheckFinding], of outcomes: [CheckOutcome]) {
      (self.check, self.findings) = (check, findings)
      covered = outcomes.reduce(into: [:]) { $0.merge($1.covered, uniquingKeysWith: +) }
      leftOut = outcomes.reduce(into: [:]) { $0.merge($1.leftOut, uniquingKeysWith: +) }
    }
  }

  /// A job whose process crashed.
  public struct Failure: Codable, Hashable, Sendable {
    /// The check.
    public let check: CheckKind
    /// The name of the screen.
    public let screen: String
    /// The termination reason.
    public let reason: String

    /// Creates a failure.
    public init(of check: CheckKind, on screen: String, because reason: String) {
      (self.check, self.screen, self.reason) = (check, screen, reason)
    }

    /// The error message.
    public var message: String { "the \(check.rawValue) of '\(screen)' can't be checked: \(reason)" }
  }

  /// The checks in order.
  public private(set) var parts: [Part]
  /// The baseline entries that weren't found any more.
  public private(set) var gone: [CheckBaseline.Entry] = []
  /// The time budget; `nil` if there was none.
  public var budget: CheckBudget?
  /// The jobs whose process crashed; `nil` if there are none.
  public var failed: [Failure]?

  /// Creates a report.
  public init(_ parts: [Part]) { self.parts = parts }

  /// Whether there are findings that aren't in the baseline.
  public var hasFindings: Bool { parts.contains { !$0.findings.isEmpty } }

  func isBegun(_ part: Part) -> Bool {
    !part.covered.isEmpty || !part.leftOut.isEmpty || budget?.leftOut[part.check.rawValue] == nil
  }

  /// The findings that aren't in the baseline.
  public var findings: [CheckFinding] { parts.flatMap(\.findings) }

  /// Moves accepted findings to `accepted`, and records the entries of completed checks that weren't found.
  public mutating func apply(_ baseline: CheckBaseline, isChecked: (CheckKind, String) -> Bool) {
    var found: Set<[String]> = []
    for part in parts.indices {
      let all = parts[part].findings
      // A finding is split if only some of its faults are accepted.
      parts[part].accepted = all.compactMap { $0.with($0.faults.filter(baseline.accepts)) }
      parts[part].findings = all.compactMap { $0.with($0.faults.filter { !baseline.accepts($0) }) }
      found.formUnion(all.flatMap(\.faults).map { CheckBaseline.Entry($0).key })
    }
    gone = baseline.accepted.filter { isChecked($0.rule.kind, $0.screen) && !found.contains($0.key) }
  }
}
