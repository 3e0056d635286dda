import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots
import PetriText

/// What is known of screens' snapshots, looked at and decided: with the store, the names and the comparison of `petri snapshot`.
@MainActor
struct SnapshotDesk {
  var workspace: Workspace { didSet { edition += 1 } }
  /// How often the catalogue was replaced.
  private var edition = 0
  /// What came of each screen's cells, by their paths.
  private var results: [String: [String: CellResult]] = [:]
  /// The texts of those that were looked at.
  private let texts = HeldTexts()
  /// The texts that were rejected, by the paths of their snapshots.
  private var rejected: [String: String] = [:]
  private var decisions: [Taken] = []

  /// What was decided about some snapshots of a screen.
  private struct Taken {
    let screen: String
    let decision: SnapshotDecision
    /// The catalogue that they were composed from.
    let edition: Int
    var cells: [(cell: CellResult, before: [UInt8]??, pending: String)]
  }

  /// So many cells are composed for a review, beside those whose texts are held.
  private static let mostReviewed = 8
  /// So many texts are held.
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

  /// The cells of a screen that are compared.
  func cells(of screen: ScreenDefinition, names: (String) -> [String]) -> [SnapshotCell] {
    SnapshotFiles.comparedCells(of: screen, in: matrix, names: names)
  }

  /// Takes what came of a screen's cells, with the texts of those that pend.
  mutating func take(_ new: [CellResult], _ pending: [String: String], of screen: String) -> ScreenSnapshots {
    forgetTexts { $0 == screen }
    results[screen] = [:]
    for result in new {
      let isHeld = texts.count < SnapshotDesk.maxTexts || rejected[result.path] != nil
      if let text = pending[result.path], isHeld { texts.keep(text, for: result.path) }
      keep(result)
    }
    return state(of: screen)
  }

  /// Forgets what was found out about screens that may look otherwise now, but for what pends, which the list goes on to mark.
  mutating func forgetTexts(where isOver: (String) -> Bool) {
    for (screen, own) in results where isOver(screen) {
      for path in own.keys { texts.forget(path) }
      results[screen] = own.filter { $0.value.status.isPending }
    }
  }

  /// Forgets screens.
  ///
  /// - Returns: that nothing is known of them.
  mutating func forget(where isGone: (String) -> Bool) -> [String: ScreenSnapshots] {
    let names = results.keys.filter(isGone)
    for name in names { results[name] = nil }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, ScreenSnapshots()) })
  }

  @discardableResult
  private mutating func keep(_ result: CellResult) -> CellResult {
    var result = result
    if result.status.isPending, let text = texts.pendingText(for: result.path), text == rejected[result.path] {
      result.status = .rejected
    }
    results[result.screen, default: [:]][result.path] = result
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

  /// Looks at what differs between a screen and its snapshots now; where nothing does, at a snapshot of what is shown beside it.
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
    // What is known to be the same is not composed again, unless nothing is known.
    let open = cells.filter { known[$0.path]?.status != .same && known[$0.path]?.status != .accepted }
    results[name] = known.filter { path, _ in cells.contains { $0.path == path } }
    var found: [CellResult] = []
    var composed = 0
    for cell in open {
      // A screen that has ended its worker's process would end this one.
      if let result = known[cell.path], result.status == .failed {
        found.append(result)
        continue
      }
      let text = texts.pendingText(for: cell.path)
      guard text != nil || composed < SnapshotDesk.mostReviewed else { continue }
      composed += text == nil ? 1 : 0
      // The file is looked at again, whoever has written it meanwhile.
      guard let result = text.map({ try? work.result(of: cell, text: $0) }) ?? (try? work.result(of: cell)) else {
        continue
      }
      found.append(keep(result))
    }
    var review = review(found, rest: open.count - found.count, all: cells)
    if review.groups.isEmpty { review.accepted = accepted(among: cells, for: request) }
    return (review, state(of: name))
  }

  /// The snapshot among a screen's that is nearest to what is shown of it.
  private func accepted(among cells: [SnapshotCell], for request: PreviewRequest) -> SnapshotReview.Accepted? {
    let environment = LaunchEnvironment(request.environment)
    let variants = request.environment.variantWords
    let fixture = request.fixture ?? Fixture.examples
    func distance(_ cell: SnapshotCell) -> Int {
      (cell.fixture == fixture ? 0 : 1) + (cell.environment == environment ? 0 : cell.isBase ? 2 : 4)
        + (cell.variants == variants ? 0 : 8) + (cell.rendering == .tree ? 0 : 16)
    }
    guard let cell = cells.min(by: { distance($0) < distance($1) }), let bytes = try? store.read(cell.path) else {
      return nil
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return SnapshotReview.Accepted(path: cell.path.cleaned, lines: lines.map { String($0).cleaned })
  }

  private func review(_ found: [CellResult], rest: Int, all: [SnapshotCell]) -> SnapshotReview {
    let printer = RunPrinter(store: store, run: texts, color: false)
    var groups = found.filter { $0.status == .failed || $0.status == .blocked }.map { cell in
      SnapshotReview.Group(
        status: cell.status.rawValue,
        paths: [cell.path.cleaned],
        message: cell.message?.split(separator: "\n").map { String($0).cleaned }.joined(separator: "; "),
        lines: [],
        canBeDecided: false
      )
    }
    groups = printer.groups(of: found.filter(\.status.isPending)).map { SnapshotReview.Group($0) } + groups
    var remarks: [String] = []
    if rest > 0 { remarks.append("\(rest) more \(rest == 1 ? "hasn't" : "haven't") been compared yet") }
    remarks += found.filter { $0.status == .rejected }.map { "rejected  \($0.path), which isn't changed".cleaned }
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
    return Decision(run: texts, store: store) { matrix.cell(at: $0) != nil }
  }

  /// Accepts or rejects what was looked at.
  ///
  /// - Returns: a message, and how the screen compares now.
  mutating func decide(_ word: SnapshotDecision, screen: String, paths: [String]) -> (
    note: String, state: ScreenSnapshots
  ) {
    var taken = Taken(screen: screen, decision: word, edition: edition, cells: [])
    var refusals: [String] = []
    for path in paths {
      guard var cell = results[screen]?[path], cell.status.isPending else { continue }
      do throws(Decision.Refusal) {
        switch word {
        case .accept:
          let (before, pending) = try decision.accept(cell)
          taken.cells.append((cell, .some(before), pending))
          cell.status = .accepted
        case .reject:
          let pending = try decision.reject(cell)
          taken.cells.append((cell, .none, pending))
          rejected[path] = pending
          cell.status = .rejected
        }
        results[screen]?[path] = cell
      } catch {
        refusals.append(error.description)
      }
    }
    if !taken.cells.isEmpty { decisions.append(taken) }
    let done = taken.cells.map(\.cell.path)
    let said = done.isEmpty ? [] : ["\(word == .accept ? "accepted" : "rejected") \(SnapshotDesk.words(done))"]
    let refused =
      refusals.isEmpty ? [] : [(done.isEmpty ? "nothing was written: " : "") + refusals.joined(separator: "; ")]
    return ((said + refused).joined(separator: "; ").cleaned, state(of: screen))
  }

  /// Takes the last decision back, unless a snapshot has changed since.
  ///
  /// - Returns: a message; the screen that it was about, and how that compares now, where it was taken back.
  mutating func undo() -> (note: String, changed: (screen: String, state: ScreenSnapshots)?) {
    guard let last = decisions.last else { return ("no decision is left to take back", nil) }
    for (cell, before, pending) in last.cells where before != nil {
      guard ((try? store.read(cell.path)) ?? nil) == Array(pending.utf8) else {
        return ("\(cell.path) has changed since it was accepted, so it wasn't restored".cleaned, nil)
      }
    }
    for (cell, before, pending) in last.cells.reversed() {
      do throws(Decision.Refusal) {
        try decision.undo(cell, before: before, pending: pending)
      } catch {
        return ("it can't be taken back: \(error)".cleaned, nil)
      }
      rejected[cell.path] = nil
      results[last.screen]?[cell.path] = cell
      // The files have changed since: what was decided about then is not how the screen looks now.
      if last.edition != edition { texts.forget(cell.path) }
    }
    decisions.removeLast()
    let word = last.decision == .accept ? "accepted" : "rejected"
    let isOne = last.cells.count == 1
    let note = "\(SnapshotDesk.words(last.cells.map(\.cell.path))) \(isOne ? "is" : "are") no longer \(word)"
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
      paths: group.cells.map(\.path),
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
