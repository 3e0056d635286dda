import PetriBrowser
import PetriCatalog
import PetriFiles
import PetriLoader
import PetriSnapshots
import PetriText

/// Verifies snapshots in a background worker process, a batch of screens at a time.
@MainActor
final class SnapshotVerifier {
  private(set) var desk: SnapshotDesk
  /// The queued screens; the next one is last.
  private var waiting: [String] = []
  private var going: [(name: String, cells: [SnapshotCell])] = []
  /// The results so far of the cells in `going`.
  private var taken: ArraySlice<WorkerResult<CellOutcome>> = []
  private var pool: WorkerPool<CellRole>?
  private var total = 0
  /// Cached listings of snapshot folders, valid during a run.
  private var names: [String: [String]] = [:]
  /// Whether the user stopped verification; it then restarts only on request.
  private var isStopped = false
  private(set) var hasBegun = false

  /// The number of screens per batch: large enough to keep the worker busy, small enough to enumerate quickly.
  private static let batch = 16

  init(_ workspace: Workspace) {
    desk = SnapshotDesk(workspace)
  }

  var descriptors: [Int32] { pool?.descriptors ?? [] }

  var isGoing: Bool { pool != nil || !waiting.isEmpty }

  var isDue: Bool { going.isEmpty && !waiting.isEmpty }

  var progress: SnapshotProgress? {
    isGoing ? SnapshotProgress(done: total - waiting.count - going.count, total: total) : nil
  }

  func begin(first: [String]) {
    (isStopped, hasBegun) = (false, true)
    end()
    var known: Set<String> = []
    let catalog = desk.workspace.catalog
    let all = first.filter { catalog.screen(named: $0) != nil } + catalog.screenNames
    waiting = all.filter { known.insert($0).inserted }.reversed()
    total = waiting.count
  }

  func stop() {
    isStopped = true
    end()
  }

  func end() {
    pool?.end()
    (pool, waiting, going, taken, names) = (nil, [], [], [], [:])
  }

  func step() -> [BrowserMessage] {
    var messages: [BrowserMessage] = []
    do {
      if going.isEmpty { try startBatch() }
      try pool?.turn(milliseconds: 0)
      messages = takeResults()
    } catch {
      end()
      messages.append(.note("screens can't be compared with their snapshots: \(error)".cleaned))
    }
    if !isGoing { names = [:] }
    return messages + [.verifying(progress)]
  }

  /// Verifies again what may have changed after the catalogue was reloaded.
  func replace(_ workspace: Workspace) -> [BrowserMessage] {
    let before = desk.workspace
    desk.workspace = workspace
    let gone = desk.forget { workspace.catalog.screen(named: $0) == nil }
    let changed = workspace.catalog.screensAffected(since: before.catalog)
    desk.forgetTexts(where: changed.contains)
    let messages: [BrowserMessage] = gone.isEmpty ? [] : [.snapshots(gone)]
    guard hasBegun, !isStopped else { return messages }
    // The worker has outdated definitions.
    let unfinished = (waiting + going.map(\.name).reversed()).filter { !changed.contains($0) }
    let all = unfinished + changed.filter { workspace.catalog.screen(named: $0) != nil }.sorted(by: >)
    end()
    (waiting, total) = (all, all.count)
    return messages + [.verifying(progress)]
  }

  /// Verifies the screens of snapshots that were changed outside the browser.
  func compareAgain(_ paths: Set<String>) -> [BrowserMessage] {
    guard !paths.isEmpty else { return [] }
    hasSnapshots = true
    let names = Set(paths.compactMap { $0.split(separator: "/").last?.prefix { $0 != "." } }.map { String($0) })
      .filter { desk.workspace.catalog.screen(named: $0) != nil }
    desk.forgetTexts(where: names.contains)
    let messages = names.sorted().map { BrowserMessage.outdated(.snapshots, screen: $0) }
    guard hasBegun, !isStopped else { return messages }
    let new = names.subtracting(waiting)
    waiting += new.sorted(by: >)
    total += new.count
    return messages + [.verifying(progress)]
  }

  // MARK: - Requests of the browser

  private(set) lazy var hasSnapshots: Bool = {
    let workspace = desk.workspace
    return workspace.loaded.folders.contains { folder in
      workspace.snapshotStore.names(in: SnapshotStore.snapshots(beside: folder)).contains { $0.hasSuffix(".txt") }
    }
  }()

  func review(of request: PreviewRequest) -> (review: SnapshotReview, state: ScreenSnapshots) {
    desk.review(of: request)
  }

  func decide(_ decision: SnapshotDecision, screen: String, paths: [String]) -> [BrowserMessage] {
    let (note, state) = desk.decide(decision, screen: screen, paths: paths)
    if decision == .accept { hasSnapshots = true }
    return [.snapshots([screen: state]), .outdated(.snapshots, screen: screen), .note(note)]
  }

  func undo() -> [BrowserMessage] {
    let (note, changed) = desk.undo()
    let messages: [BrowserMessage] =
      changed.map { [.snapshots([$0.screen: $0.state]), .outdated(.snapshots, screen: $0.screen)] } ?? []
    return messages + [.note(note)]
  }

  // MARK: - A worker

  private func startBatch() throws {
    (going, taken) = ([], [])
    while going.count < SnapshotVerifier.batch, let name = waiting.popLast() {
      guard let screen = desk.workspace.catalog.screen(named: name) else { continue }
      going.append((name, desk.cells(of: screen) { names(in: $0, of: name) }))
    }
    let cells = going.flatMap(\.cells)
    guard !cells.isEmpty else {
      going = []
      return
    }
    if pool == nil {
      let role = CellRole(desk.workspace, run: nil, isBehind: true)
      pool = WorkerPool(
        role,
        count: 1,
        timeout: .seconds(CellRun.usualTimeout),
        isQuiet: true,
        program: desk.workspace.invocation.program
      )
    }
    try pool?.add(CellRun.groups(of: cells, by: \.screen))
  }

  /// The files in a folder that may be snapshots of a screen.
  private func names(in folder: String, of screen: String) -> [String] {
    let all = names[folder] ?? desk.workspace.snapshotStore.names(in: folder).sorted()
    names[folder] = all
    let start = "\(screen)."
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < start { low = middle + 1 } else { high = middle }
    }
    return Array(all[low...].prefix { $0.hasPrefix(start) })
  }

  private func takeResults() -> [BrowserMessage] {
    taken += pool?.takeFirstResults() ?? []
    var found: [String: ScreenSnapshots] = [:]
    while let first = going.first, taken.count >= first.cells.count {
      let own = taken.prefix(first.cells.count)
      let texts = zip(own, first.cells).compactMap { result, cell in result.pendingText.map { (cell.id, $0) } }
      let results = zip(own, first.cells).map { $0.result(of: $1) }
      found[first.name] = desk.take(results, Dictionary(texts, uniquingKeysWith: { $1 }), of: first.name)
      taken = taken.dropFirst(first.cells.count)
      going.removeFirst()
    }
    if going.isEmpty, waiting.isEmpty {
      pool?.end()
      pool = nil
    }
    return found.isEmpty ? [] : [.snapshots(found)] + found.keys.map { .outdated(.snapshots, screen: $0) }
  }
}
