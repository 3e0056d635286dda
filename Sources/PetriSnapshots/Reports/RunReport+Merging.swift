extension RunReport {
  /// Joins the reports of shards into one.
  ///
  /// - Returns: the joined report, complete only where every shard is there and was; and the problems that keep it from
  ///   that.
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
    let report = RunReport(
      catalog: reports.first?.catalog ?? "",
      isComplete: problems.isEmpty && reports.allSatisfy(\.isComplete),
      cells: order.sorted().compactMap { cells[$0] },
      skipped: skipped,
      broken: broken,
      unowned: Set(reports.flatMap(\.unowned)).subtracting(owned).sorted()
    )
    return (report, problems)
  }
}
