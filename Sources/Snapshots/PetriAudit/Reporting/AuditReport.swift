public import PetriCatalog

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

  /// A view, or another part of a screen, that no cell shows. It is one finding, however much of it could be changed.
  public struct Unshown: Hashable, Sendable, Codable {
    /// Where it is defined.
    public let place: Place
    /// How a cell would show it.
    public let advice: String
    /// The changes in it.
    public fileprivate(set) var changes: [Mutation]

    /// The name of the screen or the container that it is in.
    public var definition: String { changes.first?.definition ?? "" }
  }

  /// How many changes were tried, those that the loader refuses included.
  public let tried: Int
  /// How many a snapshot notices.
  public let noticed: Int
  /// Those that no snapshot notices though something else shows them, by file and place.
  public let unnoticed: [Finding]
  /// The views that no cell shows, by file and place.
  public let unshown: [Unshown]
  /// Those that nothing shows.
  public let equivalent: [Finding]
  /// Those that the loader refuses.
  public let refused: [Finding]

  /// Counts findings.
  public init(_ findings: [Finding]) {
    tried = findings.count
    var (noticed, unnoticed, equivalent, refused) = (0, [Finding](), [Finding](), [Finding]())
    var (unshown, places) = ([Unshown](), [Place: Int]())
    for finding in findings {
      switch finding.verdict {
      case .noticed: noticed += 1
      case .unnoticed: unnoticed.append(finding)
      case .unshown(let place, let advice):
        if let index = places[place] {
          unshown[index].changes.append(finding.mutation)
        } else {
          places[place] = unshown.count
          unshown.append(Unshown(place: place, advice: advice, changes: [finding.mutation]))
        }
      case .equivalent: equivalent.append(finding)
      case .refused: refused.append(finding)
      }
    }
    self.noticed = noticed
    self.unnoticed = unnoticed
    self.unshown = unshown
    self.equivalent = equivalent
    self.refused = refused
  }

  /// How much counts: changes that something shows, and views that a fixture could show, each once.
  public var counted: Int { noticed + unnoticed.count + unshown.count }

  /// The share of what counts that a snapshot notices, in thousandths, rounded down; 1,000 where there is nothing.
  public var permille: Int { counted == 0 ? 1_000 : noticed * 1_000 / counted }
}
