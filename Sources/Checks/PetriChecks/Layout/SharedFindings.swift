import PetriCatalog

/// Merges findings about the same fault of a view that several screens show.
struct SharedFindings {
  let all: [CheckFinding]

  private struct Cause: Hashable {
    let rule: CheckRule
    let place: Place?
    let subject: String
    let message: String

    init(_ finding: CheckFinding) {
      (rule, place) = (finding.rule, finding.place)
      (subject, message) = finding.place == nil ? (finding.subject, finding.message) : ("", "")
    }
  }

  init(_ findings: [CheckFinding], in catalog: Catalog) {
    let groups = Dictionary(grouping: findings, by: Cause.init)
    var seen: Set<Cause> = []
    all = findings.compactMap { finding -> CheckFinding? in
      let cause = Cause(finding)
      guard seen.insert(cause).inserted, let group = groups[cause] else { return nil }
      // The finding of the screen that defines the view is kept.
      let owner = catalog.definer(of: finding.place)?.name
      var first = group.first { $0.screen == owner } ?? group[0]
      var others: [String] = []
      for name in group.map(\.screen) where name != first.screen && !others.contains(name) { others.append(name) }
      // Related faults of the other screens are kept under their own screen.
      for fault in group.flatMap(\.also)
      where !first.also.contains(where: {
        ($0.rule, $0.subject, $0.message) == (fault.rule, fault.subject, fault.message)
      }) {
        first.also.append(fault)
      }
      if !others.isEmpty { first.notes.append("also on " + others.map { "'\($0)'" }.joined(separator: ", ")) }
      return first
    }
  }
}
