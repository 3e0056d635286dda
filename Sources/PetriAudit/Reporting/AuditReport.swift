/// The results of an audit.
public struct AuditReport: Hashable, Sendable, Codable {
  /// A change and the verdict on it.
  public struct Finding: Hashable, Sendable, Codable {
    /// The change.
    public let mutation: Mutation
    /// The verdict on it.
    public let verdict: Verdict

    /// Makes a finding.
    public init(_ mutation: Mutation, _ verdict: Verdict) {
      self.mutation = mutation
      self.verdict = verdict
    }
  }

  /// How many changes were tried, those that the loader refuses included.
  public let tried: Int
  /// How many a snapshot notices.
  public let noticed: Int
  /// Those that no snapshot notices though something else shows them, or that are in a view that no cell shows, by file and place.
  public let unnoticed: [Finding]
  /// Those that nothing shows.
  public let equivalent: [Finding]
  /// Those that the loader refuses.
  public let refused: [Finding]

  /// Counts findings.
  public init(_ findings: [Finding]) {
    tried = findings.count
    var (noticed, unnoticed, equivalent, refused) = (0, [Finding](), [Finding](), [Finding]())
    for finding in findings {
      switch finding.verdict {
      case .noticed: noticed += 1
      case .unnoticed, .unshown: unnoticed.append(finding)
      case .equivalent: equivalent.append(finding)
      case .refused: refused.append(finding)
      }
    }
    self.noticed = noticed
    self.unnoticed = unnoticed
    self.equivalent = equivalent
    self.refused = refused
  }

  /// How many changes count: those that something shows, or that a fixture could show.
  public var counted: Int { noticed + unnoticed.count }

  /// The share of the changes that count that a snapshot notices, in thousandths, rounded down; 1,000 where there are none.
  public var permille: Int { counted == 0 ? 1_000 : noticed * 1_000 / counted }
}
