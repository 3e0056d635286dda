public import PetriCatalog

/// The findings of checks.
public struct CheckReport: Codable, Hashable, Sendable {
  /// The findings of one check.
  public struct Part: Codable, Hashable, Sendable {
    /// The check.
    public let check: CheckKind
    /// The findings that aren't accepted, in the order of screens.
    public internal(set) var findings: [CheckFinding]
    /// The findings that are in the baseline.
    public internal(set) var accepted: [CheckFinding] = []
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

  /// A part of the work that wasn't done, because its process ended.
  public struct Failure: Codable, Hashable, Sendable {
    /// The check.
    public let check: CheckKind
    /// The screen that was checked.
    public let screen: String
    /// How the process ended.
    public let reason: String

    /// Makes a failure.
    public init(of check: CheckKind, on screen: String, because reason: String) {
      (self.check, self.screen, self.reason) = (check, screen, reason)
    }

    /// The failure as a message.
    public var message: String { "the \(check.rawValue) of '\(screen)' can't be checked: \(reason)" }
  }

  /// The checks, in their order.
  public private(set) var parts: [Part]
  /// The entries of the baseline that aren't found any more.
  public private(set) var gone: [CheckBaseline.Entry] = []
  /// How much of the work a budget allowed; `nil` for all.
  public var budget: CheckBudget?
  /// The parts of the work whose process ended; `nil` if there are none.
  public var failed: [Failure]?

  /// Makes a report.
  public init(_ parts: [Part]) { self.parts = parts }

  /// Whether anything was found that isn't accepted.
  public var hasFindings: Bool { parts.contains { !$0.findings.isEmpty } }

  /// Whether the budget allowed a check to begin.
  func isBegun(_ part: Part) -> Bool {
    !part.covered.isEmpty || !part.leftOut.isEmpty || budget?.leftOut[part.check.rawValue] == nil
  }

  /// The findings that aren't accepted.
  public var findings: [CheckFinding] { parts.flatMap(\.findings) }

  /// Takes out what a baseline accepts, and notes what it accepts and wasn't found.
  ///
  /// - Parameter isChecked: whether a screen was looked at by a check, to its end.
  public mutating func apply(_ baseline: CheckBaseline, isChecked: (CheckKind, String) -> Bool) {
    var found: Set<[String]> = []
    for part in parts.indices {
      let all = parts[part].findings
      // A new fault beside an accepted one of the same cause is found without that.
      parts[part].accepted = all.compactMap { $0.with($0.faults.filter(baseline.accepts)) }
      parts[part].findings = all.compactMap { $0.with($0.faults.filter { !baseline.accepts($0) }) }
      found.formUnion(all.flatMap(\.faults).map { CheckBaseline.Entry($0).key })
    }
    gone = baseline.accepted.filter { isChecked($0.rule.kind, $0.screen) && !found.contains($0.key) }
  }
}
