import PetriCatalog

/// Findings of all screens, with one for each fault of a view that several screens show.
struct SharedFindings {
  /// The findings, in the order of the screens.
  let all: [CheckFinding]

  private struct Key: Hashable {
    let rule: CheckRule
    let place: Place
  }

  /// Puts those together that have one cause.
  init(_ findings: [CheckFinding], in catalog: Catalog) {
    let groups = Dictionary(grouping: findings) { finding in finding.place.map { Key(rule: finding.rule, place: $0) } }
    var seen: Set<Key> = []
    all = findings.compactMap { finding -> CheckFinding? in
      guard let place = finding.place else { return finding }
      let key = Key(rule: finding.rule, place: place)
      guard seen.insert(key).inserted, let group = groups[key], group.count > 1 else {
        return groups[key]?.count == 1 ? finding : nil
      }
      // The screen that defines the view is the one to look at.
      let owner = catalog.definer(of: place)?.name
      var first = group.first { $0.screen == owner } ?? group[0]
      let others = group.map(\.screen).filter { $0 != first.screen }
      var names: [String] = []
      for name in others where !names.contains(name) { names.append(name) }
      if !names.isEmpty { first.notes.append("also on " + names.map { "'\($0)'" }.joined(separator: ", ")) }
      return first
    }
  }
}
