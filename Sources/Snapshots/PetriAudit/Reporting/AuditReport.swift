package import PetriCatalog

/// The results of an audit.
package struct AuditReport: Hashable, Sendable, Codable {
  /// A mutation and the verdict on it.
  package struct Finding: Hashable, Sendable, Codable {
    package let mutation: Mutation
    package let verdict: Verdict

    package init(_ mutation: Mutation, _ verdict: Verdict) {
      self.mutation = mutation
      self.verdict = verdict
    }
  }

  /// A view, or another part of a screen, that no cell shows: one finding, however many mutations it contains.
  package struct Unshown: Hashable, Sendable, Codable {
    package let place: Place
    /// The cell that would show it.
    package let advice: String
    package fileprivate(set) var changes: [Mutation]

    /// The name of the screen or container that contains it.
    package var definition: String { changes.first?.definition ?? "" }
  }

  /// The number of mutations tried, including refused ones.
  package let tried: Int
  /// The number of mutations that a snapshot notices.
  package let noticed: Int
  /// The mutations that no snapshot notices but another rendering shows, by source location.
  package let unnoticed: [Finding]
  /// The views that no cell shows, by source location.
  package let unshown: [Unshown]
  /// The mutations that nothing shows.
  package let equivalent: [Finding]
  /// The mutations that the loader rejects.
  package let refused: [Finding]

  /// Summarizes findings.
  package init(_ findings: [Finding]) {
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

  /// The number of mutations that something shows, plus views that a fixture could show.
  package var counted: Int { noticed + unnoticed.count + unshown.count }

  /// The share of `counted` that a snapshot notices, in thousandths, rounded down; 1,000 if nothing counts.
  package var permille: Int { counted == 0 ? 1_000 : noticed * 1_000 / counted }
}
