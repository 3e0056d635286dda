/// The durations of cells in an earlier run, used to balance shards.
public struct SnapshotTimes: Sendable {
  private let seconds: [String: Double]
  /// The assumed duration of a cell that is missing in the earlier run.
  private let usual: Double

  /// Creates the durations of a report's cells.
  public init(_ report: RunReport) {
    let known = report.cells.compactMap { cell in cell.seconds.map { (cell.id, max(0, $0)) } }
    seconds = Dictionary(known, uniquingKeysWith: max)
    let sorted = known.map(\.1).sorted()
    usual = sorted.isEmpty ? 1 : sorted[sorted.count / 2]
  }

  func time(of cells: some Sequence<SnapshotCell>) -> Double {
    cells.reduce(0) { $0 + (seconds[$1.id] ?? usual) }
  }
}

extension SnapshotShard {
  /// The shard's cells. All cells of a screen stay together. The slowest screens are assigned first, each to the shard
  /// with the least work.
  ///
  /// All shards must use the same durations; otherwise cells are lost.
  public func part(of cells: [SnapshotCell], times: SnapshotTimes) -> [SnapshotCell] {
    var order: [String] = []
    let screens = Dictionary(grouping: cells, by: \.screen)
    var seen: Set<String> = []
    for cell in cells where seen.insert(cell.screen).inserted { order.append(cell.screen) }
    let weighed = order.map { (screen: $0, time: times.time(of: screens[$0] ?? [])) }.enumerated()
      .sorted { ($1.element.time, $0.offset) < ($0.element.time, $1.offset) }.map(\.element)
    // If there are more shards than screens, some have no work.
    var loads = [Double](repeating: 0, count: min(count, max(1, order.count)))
    var own: Set<String> = []
    for (screen, time) in weighed {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[least] += time
      if least == index - 1 { own.insert(screen) }
    }
    return cells.filter { own.contains($0.screen) }
  }
}
