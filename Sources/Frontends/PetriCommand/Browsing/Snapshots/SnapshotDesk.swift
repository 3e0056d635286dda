import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots
import PetriText

/// The snapshot state of the screens in a browser session, with decisions that can be undone.
@MainActor
struct SnapshotDesk {
  var workspace: Workspace { didSet { edition += 1 } }
  /// Incremented whenever the catalogue is reloaded.
  private var edition = 0
  private var results: [String: [String: CellResult]] = [:]
  private let texts = HeldTexts()
  private var rejected: [String: String] = [:]
  private var decisions: [Taken] = []

  /// A decision about snapshots of one screen, for undo.
  private struct Taken {
    let screen: String
    let decision: SnapshotDecision
    /// The catalogue edition that the texts were rendered from.
    let edition: Int
    let taken: [Decision.Taken]

    var cells: [(cell: CellResult, pending: String)] { taken.flatMap(\.cells) }
  }

  /// The maximum number of cells rendered for a review, besides those whose texts are cached.
  private static let mostReviewed = 8
  private static let maxTexts = 500

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  private var matrix: SnapshotMatrix { SnapshotMatrix(of: workspace.catalog) }
  private var store: SnapshotStore { workspace.snapshotStore }
  private var work: SnapshotWork {
    SnapshotWork(
      printer: workspace.printer,
      store: store,
      mode: .never,
      run: texts
    )
  }

  func cells(of screen: ScreenDefinition, names: (String) -> [String]) -> [SnapshotCell] {
    SnapshotFiles.comparedCells(of: screen, in: matrix, store, names: names)
  }

  mutating func take(_ new: [CellResult], _ pending: [String: String], of screen: String) -> ScreenSnapshots {
    forgetTexts { $0 == screen }
    results[screen] = [:]
    for result in new {
      let isHeld = texts.count < SnapshotDesk.maxTexts || rejected[result.id] != nil
      if let text = pending[result.id], isHeld { texts.keep(text, for: result.id) }
      keep(result)
    }
    return state(of: screen)
  }

  /// Discards the results of screens that may have changed, except pending ones, which stay marked in the list.
  mutating func forgetTexts(where isOver: (String) -> Bool) {
    for (screen, own) in results where isOver(screen) {
      for id in own.keys { texts.forget(id) }
      results[screen] = own.filter { $0.value.status.isPending }
    }
  }

  mutating func forget(where isGone: (String) -> Bool) -> [String: ScreenSnapshots] {
    let names = results.keys.filter(isGone)
    for name in names { results[name] = nil }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, ScreenSnapshots()) })
  }

  @discardableResult
  private mutating func keep(_ result: CellResult) -> CellResult {
    var result = result
    if result.status.isPending, let text = texts.pendingText(for: result.id), text == rejected[result.id] {
      result.status = .rejected
    }
    results[result.screen, default: [:]][result.id] = result
    return result
  }

  private func state(of screen: String) -> ScreenSnapshots {
    var state = ScreenSnapshots()
    for result in (results[screen] ?? [:]).values {
      switch result.status {
      case .missing: state.missing += 1
      case .failed, .blocked: state.failing += 1
      default: if result.status.isPending { state.differing += 1 }
      }
    }
    return state
  }

  // MARK: - A review

  /// Compares a screen with its snapshots; if there are no differences, returns the snapshot nearest to the current
  /// environment.
  mutating func review(of request: PreviewRequest) -> (review: SnapshotReview, state: ScreenSnapshots) {
    let name = request.screen
    guard let screen = workspace.catalog.screen(named: name) else {
      return (SnapshotReview(groups: [], remarks: ["the screen has errors and can't be compared"]), ScreenSnapshots())
    }
    if let reason = matrix.skipReason(of: screen) {
      return (SnapshotReview(groups: [], remarks: ["its snapshots are skipped: \(reason)".cleaned]), ScreenSnapshots())
    }
    let cells = cells(of: screen) { store.names(in: $0) }
    let known = results[name] ?? [:]
    // Cells already known to match aren't rendered again.
    let open = cells.filter { known[$0.id]?.status != .same && known[$0.id]?.status != .accepted }
    results[name] = known.filter { id, _ in cells.contains { $0.id == id } }
    var found: [CellResult] = []
    var composed = 0
    for cell in open {
      // A screen that crashed its worker would also crash this process.
      if let result = known[cell.id], result.status == .failed {
        found.append(result)
        continue
      }
      let text = texts.pendingText(for: cell.id)
      guard text != nil || composed < SnapshotDesk.mostReviewed else { continue }
      composed += text == nil ? 1 : 0
      // Compares with the file again, because it may have changed.
      guard let result = text.map({ try? work.result(of: cell, text: $0) }) ?? (try? work.result(of: cell)) else {
        continue
      }
      found.append(keep(result))
    }
    var review = review(found, rest: open.count - found.count, all: cells)
    if review.groups.isEmpty { review.accepted = accepted(among: cells, for: request) }
    return (review, state(of: name))
  }

  private func accepted(among cells: [SnapshotCell], for request: PreviewRequest) -> SnapshotReview.Accepted? {
    let environment = LaunchEnvironment(request.environment)
    let variants = request.environment.variantWords
    let fixture = request.fixture ?? Fixture.examples
    func distance(_ cell: SnapshotCell) -> Int {
      (cell.fixture == fixture ? 0 : 1) + (cell.environment == environment ? 0 : cell.isBase ? 2 : 4)
        + (cell.variants == variants ? 0 : 8) + (cell.rendering == .tree ? 0 : 16)
    }
    guard let cell = cells.min(by: { distance($0) < distance($1) }), let text = store.text(of: cell) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let name = CellResult(of: cell, .same).name
    return SnapshotReview.Accepted(path: name.cleaned, lines: lines.map { String($0).cleaned })
  }

  private func review(_ found: [CellResult], rest: Int, all: [SnapshotCell]) -> SnapshotReview {
    let printer = workspace.runPrinter(texts, color: false)
    var groups = found.filter { $0.status == .failed || $0.status == .blocked }.map { cell in
      SnapshotReview.Group(
        status: cell.status.rawValue,
        paths: [cell.name.cleaned],
        message: cell.message?.split(separator: "\n").map { String($0).cleaned }.joined(separator: "; "),
        lines: [],
        canBeDecided: false
      )
    }
    groups = printer.groups(of: found.filter(\.status.isPending)).map { SnapshotReview.Group($0) } + groups
    var remarks: [String] = []
    if rest > 0 { remarks.append("\(rest) more \(rest == 1 ? "hasn't" : "haven't") been compared yet") }
    remarks += found.filter { $0.status == .rejected }.map { "rejected  \($0.name), which isn't changed".cleaned }
    let same = all.count - rest - found.filter { !$0.status.isGood }.count
    if same > 0 {
      remarks.append(same == 1 ? "1 snapshot is up to date" : "\(same) snapshots are up to date")
    }
    if all.isEmpty { remarks.append("the screen has no snapshots") }
    return SnapshotReview(groups: groups, remarks: remarks)
  }

  // MARK: - Decisions

  private var decision: Decision {
    let matrix = matrix
    return Decision(run: texts, store: store) { matrix.cell(withID: $0) }
  }

  /// Accepts or rejects the differences under review.
  ///
  /// - Returns: a message and the new state of the screen.
  mutating func decide(_ word: SnapshotDecision, screen: String, paths: [String]) -> (
    note: String, state: ScreenSnapshots
  ) {
    let wanted = Set(paths)
    let cells = (results[screen] ?? [:]).values.filter { $0.status.isPending && wanted.contains($0.name) }
      .sorted { $0.id < $1.id }
    let (taken, refused) = word == .accept ? decision.accept(cells) : decision.reject(cells)
    let decided = Taken(screen: screen, decision: word, edition: edition, taken: taken)
    for (cell, pending) in decided.cells {
      if word == .reject { rejected[cell.id] = pending }
      results[screen]?[cell.id]?.status = word == .accept ? .accepted : .rejected
    }
    let refusals = refused.map(\.description)
    if !taken.isEmpty { decisions.append(decided) }
    let done = decided.cells.map(\.cell.name)
    let said = done.isEmpty ? [] : ["\(word == .accept ? "accepted" : "rejected") \(SnapshotDesk.words(done))"]
    let unsaid =
      refusals.isEmpty ? [] : [(done.isEmpty ? "nothing was written: " : "") + refusals.joined(separator: "; ")]
    return ((said + unsaid).joined(separator: "; ").cleaned, state(of: screen))
  }

  /// Undoes the last decision unless a snapshot has changed since.
  ///
  /// - Returns: a message and, if successful, the screen with its new state.
  mutating func undo() -> (note: String, changed: (screen: String, state: ScreenSnapshots)?) {
    guard let last = decisions.last else { return ("no decision is left to take back", nil) }
    for taken in last.taken.reversed() {
      do throws(Decision.Refusal) {
        try decision.undo(taken)
      } catch {
        return (error.isIO ? "it can't be taken back: \(error)".cleaned : error.description.cleaned, nil)
      }
    }
    for (cell, _) in last.cells {
      rejected[cell.id] = nil
      results[last.screen]?[cell.id] = cell
      // The files have changed since, so the decided text is out of date.
      if last.edition != edition { texts.forget(cell.id) }
    }
    decisions.removeLast()
    let word = last.decision == .accept ? "accepted" : "rejected"
    let isOne = last.cells.count == 1
    let note = "\(SnapshotDesk.words(last.cells.map(\.cell.name))) \(isOne ? "is" : "are") no longer \(word)"
    return (note.cleaned, (last.screen, state(of: last.screen)))
  }

  private static func words(_ paths: [String]) -> String {
    paths.count == 1 ? paths[0] : "\(paths.count) snapshots"
  }
}

extension SnapshotReview.Group {
  fileprivate init(_ group: PendingGroup) {
    let cell = group.cells.first
    let changes = group.changes.map { SnapshotReview.Line(.change, "= \($0)".cleaned) }
    let message = cell?.message.map { message in cell?.line.map { "line \($0): \(message)" } ?? message }
    self.init(
      status: cell?.status.rawValue ?? "",
      paths: group.cells.map(\.name),
      message: message?.cleaned,
      lines: changes + group.diff.lines.map { SnapshotReview.Line($0) }
    )
  }
}

extension SnapshotReview.Line {
  fileprivate init(_ line: UnifiedDiff.Line) {
    let kind: Kind =
      switch line.kind {
      case .header: .header
      case .same, .folded: .same
      case .removed: .removed
      case .added: .added
      }
    let start = line.mark.count + (line.parts.first?.count ?? 0)
    let changed = line.parts.count == 3 ? start..<(start + line.parts[1].count) : nil
    self.init(kind, line.mark + (changed == nil ? line.text : line.parts.joined()), changed: changed)
  }
}
