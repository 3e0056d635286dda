/// The findings of a part of a check, and how much it looked at.
public struct CheckOutcome: Codable, Hashable, Sendable {
  /// The findings.
  public var findings: [CheckFinding] = []
  /// How much of each thing was looked at, by its name in the plural: `states`, `looks`, `ways out`.
  public var covered: [String: Int] = [:]
  /// How much of each thing the bounds left out, by its name in the plural.
  public var leftOut: [String: Int] = [:]
  /// The things that it has met, by kinds: for findings that only all parts together tell, such as screens that none of them has reached.
  public var facts: [String: Set<String>] = [:]

  /// Makes an outcome.
  public init() {}
}
