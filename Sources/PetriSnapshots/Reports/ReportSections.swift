/// A list in a report for people, in addition to the edits.
struct ReportSection {
  let title: String
  /// The entries: a thing, which may be a name, and a remark about it.
  let entries: [(name: String?, text: String)]

  /// The lists that aren't empty.
  ///
  /// - Parameter changes: the edits are shown elsewhere.
  static func all(of changes: RunChanges) -> [ReportSection] {
    let (report, change) = (changes.report, changes.change)
    let shown = Set(changes.edits.flatMap { $0.group.cells.map(\.id) })
    let others = report.cells.filter { $0.status.isPending && !shown.contains($0.id) }
    let old = Set(changes.edits.compactMap(\.oldPath))
    let bad = report.cells.filter { !$0.status.isGood && !$0.status.isPending }
    let sections = [
      ReportSection(title: "With errors", entries: report.broken.map { ($0.screen, $0.message) }),
      ReportSection(title: "Screens that are gone", entries: change.lostScreens.map { ($0.name, $0.title) }),
      ReportSection(title: "New ways", entries: change.newWays.map { (nil, $0.words) }),
      ReportSection(title: "Ways that are gone", entries: change.lostWays.map { (nil, $0.words) }),
      ReportSection(title: "Leads nowhere now", entries: change.deadEnds.map { (nil, $0) }),
      ReportSection(title: "Not as their snapshots", entries: others.map { ($0.name, $0.status.rawValue) }),
      ReportSection(title: "Not compared", entries: bad.map { ($0.name, $0.message ?? $0.status.rawValue) }),
      ReportSection(title: "Used by nothing", entries: report.obsolete.filter { !old.contains($0) }.map { ($0, "") }),
      ReportSection(title: "Skipped", entries: report.skipped.map { ($0.screen, $0.reason) }),
    ]
    return sections.filter { !$0.entries.isEmpty }
  }
}

extension PendingGroup {
  /// The number of its cells, and their state: `2 cells differ`.
  var words: String {
    let one = cells.count == 1
    let count = one ? "1 cell" : "\(cells.count) cells"
    switch cells.first?.status {
    case .differs: return "\(count) \(one ? "differs" : "differ")"
    case .missing: return "\(count) \(one ? "has" : "have") no snapshot yet"
    case .conflict: return "\(count), whose file has conflict markers"
    case .unreadable: return "\(count), whose file can't be read"
    case .outdated: return "\(count), whose file is of an older version"
    case let status: return status.map { "\(count), \($0.rawValue)" } ?? count
    }
  }
}
