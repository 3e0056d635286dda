import PetriText

extension BrowserModel {
  private var shownReview: SnapshotReview? {
    guard let request = previewRequest, request.tab == .snapshots, case .review(let review)? = previews[request] else {
      return nil
    }
    return review
  }

  private var shownGroup: SnapshotReview.Group? {
    shownReview.flatMap { $0.groups.indices.contains(snapshots.group) ? $0.groups[snapshots.group] : nil }
  }

  mutating func toggleVerifying() -> [BrowserEffect] {
    guard snapshots.progress == nil else {
      note = "comparing with snapshots was stopped; \(keyName(of: .verify)) compares all screens again"
      return [.stopVerifying]
    }
    let seen = rows.dropFirst(top).prefix(layout.list.height).compactMap { row -> String? in
      guard case .screen(let index, _) = row else { return nil }
      return catalog.entries[index].name
    }
    return [.verify(first: (entry.map { [$0.name] } ?? []) + seen)]
  }

  mutating func decide(_ decision: SnapshotDecision) -> [BrowserEffect] {
    guard let entry else {
      note = "choose a screen whose snapshot differs; \(keyName(of: .nextDifference)) goes to the next one"
      return []
    }
    guard previewRequest?.tab == .snapshots else {
      guard snapshots[entry.name] != nil else {
        note = "\(entry.name) has no snapshot to decide about"
        return []
      }
      show(.snapshots)
      note =
        "this is what differs: \(keyName(of: .acceptSnapshot)) accepts it, \(keyName(of: .rejectSnapshot)) rejects it"
      return []
    }
    guard shownReview != nil else { return [] }
    guard let group = shownGroup, group.canBeDecided else {
      note = "nothing to decide here"
      return []
    }
    return [.decide(decision, screen: entry.name, paths: group.paths)]
  }

  /// Goes to the next difference of the screen, or to the next screen with one.
  mutating func goToDifference(step: Int) {
    if let review = shownReview {
      let next = snapshots.group + step
      if review.groups.indices.contains(next) {
        snapshots.group = next
        if case .review(let pane)? = previewPane { previewTop = pane.starts[next] }
        return
      }
    }
    let count = rows.count
    for offset in stride(from: 1, through: count, by: 1) {
      let row = (selected + step * offset % count + count) % count
      guard case .screen(let index, _) = rows[row], snapshots[catalog.entries[index].name] != nil else { continue }
      select(row)
      show(.snapshots)
      return
    }
    note =
      snapshots.progress == nil
      ? "no snapshot is known to differ; \(keyName(of: .verify)) compares all screens"
      : "no snapshot differs so far"
  }

  /// Keeps the chosen group valid after a decision.
  mutating func chooseGroup() {
    guard let review = shownReview else { return }
    snapshots.group = min(snapshots.group, max(0, review.groups.count - 1))
  }
}
