/// The findings and coverage of a job.
public struct CheckOutcome: Codable, Hashable, Sendable {
  /// The findings.
  public var findings: [CheckFinding] = []
  /// The number of checked things by their plural name: `states`, `looks`, `ways out`.
  public var covered: [String: Int] = [:]
  /// The number of things that exceeded the limits, by their plural name.
  public var leftOut: [String: Int] = [:]
  /// Observations by kind, for findings that depend on all jobs, such as unreached screens.
  public var facts: [String: Set<String>] = [:]

  /// Creates an outcome without findings.
  public init() {}
}
