extension RunReport {
  /// Merges the reports of shards.
  ///
  /// - Returns: The merged report, which is complete if every shard is present and complete; and the problems
  ///   otherwise.
  public static func merging(_ reports: [RunReport]) -> (report: RunReport, problems: [String]) {
    var problems: [String] = []
    let counts = Set(reports.map { $0.shard?.count ?? 1 })
    let total = counts.max() ?? 1
    if counts.count > 1 {
      problems.append(
        "the reports are of runs with \(counts.sorted().map(String.init).joined(separator: " and ")) shards"
      )
    }
    let names = Set(reports.map(\.catalog))
    if names.count > 1 {
      problems.append("the reports are of different catalogues: \(names.sorted().joined(separator: ", "))")
    }
    let present = Set(reports.compactMap { $0.shard?.index })
    let (absent, count) = total > 1 ? SnapshotShard.missing(from: present, of: total, limit: 8) : ([], 0)
    if count > 0 {
      let names = absent.map { "\($0)/\(total)" }.joined(separator: ", ")
      let plural = count == 1 ? "" : "s"
      let rest = count > absent.count ? " and \(count - absent.count) more" : ""
      problems.append("missing the report\(plural) of shard\(plural) \(names)\(rest)")
    }
    var cells: [String: CellResult] = [:]
    var order: [String] = []
    for cell in reports.flatMap(\.cells) {
      if let other = cells[cell.id], other.status.isGood != cell.status.isGood {
        problems.append("\(cell.name) is \(other.status.rawValue) in one report and \(cell.status.rawValue) in another")
      }
      if cells.updateValue(cell, forKey: cell.id) == nil { order.append(cell.id) }
    }
    var skipped: [SkippedScreen] = []
    for screen in reports.flatMap(\.skipped) where !skipped.contains(screen) { skipped.append(screen) }
    var broken: [BrokenScreen] = []
    for screen in reports.flatMap(\.broken) where !broken.contains(screen) { broken.append(screen) }
    let owned = Set(order.compactMap { cells[$0]?.name })
    var evidence: RunEvidence?
    for other in reports.compactMap(\.evidence) {
      var joined = evidence ?? RunEvidence()
      for path in joined.add(other) {
        problems.append("\(path) is different in the reports: they are of different states")
      }
      evidence = joined
    }
    var report = RunReport(
      catalog: reports.first?.catalog ?? "",
      isComplete: problems.isEmpty && reports.allSatisfy(\.isComplete),
      cells: RunReport.inOrder(order.compactMap { cells[$0] }),
      skipped: skipped,
      broken: broken,
      unowned: Set(reports.flatMap(\.unowned)).subtracting(owned).sorted()
    )
    let candidates = reports.flatMap { $0.candidates ?? [] }
    report.candidates = candidates.isEmpty ? nil : RunReport.inOrder(candidates)
    var screens: [String: RunScreen] = [:]
    for screen in reports.flatMap({ $0.screens ?? [] }) { screens[screen.name] = screen }
    report.screens = screens.values.sorted { $0.name < $1.name }
    report.evidence = evidence
    return (report, problems)
  }

  /// Sorts cells as in an unsharded run; cells of separate runs are sorted by name.
  public static func inOrder(_ cells: [CellResult]) -> [CellResult] {
    cells.sorted { one, other in
      let numbers = (one.number ?? .max, other.number ?? .max)
      return numbers.0 != numbers.1 ? numbers.0 < numbers.1 : one.id < other.id
    }
  }
}
