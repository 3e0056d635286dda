package struct ReportSection {
  package let title: String
  /// The entries: an optional name, and a remark.
  package let entries: [(name: String?, text: String)]

  /// Whether the list is about the catalogue rather than its cells.
  package var isOfCatalog = false

  /// The nonempty lists of a report, without the edits.
  package static func all(of changes: RunChanges) -> [ReportSection] {
    let (report, change) = (changes.report, changes.change)
    let shown = Set(changes.edits.flatMap { $0.group.cells.map(\.id) })
    let others = report.cells.filter { $0.status.isPending && !shown.contains($0.id) }
    let old = Set(changes.edits.compactMap(\.oldPath))
    let bad = report.cells.filter { !$0.status.isGood && !$0.status.isPending }
    let sections = [
      ReportSection(title: "With errors", entries: report.broken.map { ($0.screen, $0.message) }),
      ReportSection(
        title: "Screens that are gone",
        entries: change.lostScreens.map { ($0.name, $0.title) },
        isOfCatalog: true
      ),
      ReportSection(title: "New ways", entries: change.newWays.map { (nil, $0.words) }, isOfCatalog: true),
      ReportSection(title: "Ways that are gone", entries: change.lostWays.map { (nil, $0.words) }, isOfCatalog: true),
      ReportSection(title: "Leads nowhere now", entries: change.deadEnds.map { (nil, $0) }, isOfCatalog: true),
      ReportSection(
        title: "Not as their snapshots",
        entries: others.map { ($0.screen, "\($0.look): \($0.status.rawValue)") }
      ),
      ReportSection(
        title: "Not compared",
        entries: bad.map { ($0.screen, "\($0.look): \($0.message ?? $0.status.rawValue)") }
      ),
      ReportSection(title: "Used by nothing", entries: report.obsolete.filter { !old.contains($0) }.map { ($0, "") }),
      ReportSection(title: "Skipped", entries: report.skipped.map { ($0.screen, $0.reason) }),
    ]
    return sections.filter { !$0.entries.isEmpty }
  }
}
