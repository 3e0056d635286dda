import Foundation
import PetriSnapshots

/// A run whose pending texts are decided: the last one, or one that was kept in a folder.
@MainActor
struct PendingRun {
  let run: RunFolder
  let store: SnapshotStore
  private(set) var printer: RunPrinter
  private(set) var report: RunReport
  private let decision: Decision
  /// Where in the report a cell is, by its path.
  private let places: [String: Int]

  /// Finds a run.
  ///
  /// - Parameter folder: what `--keep` made; the last run without one.
  /// - Throws: `CommandFailure` if there is none.
  init(in workspace: Workspace, from folder: String?, color: Bool) throws {
    guard let run = folder.map({ RunFolder(path: $0) }) ?? workspace.history.last() else {
      throw CommandFailure("no last run; run 'petri snapshot verify' first", .nothingMatched)
    }
    let found: RunReport?
    do throws(StoreFailure) {
      found = try run.report()
    } catch {
      throw CommandFailure("\(run.path): \(error)", .io)
    }
    guard let found else {
      throw CommandFailure(
        "\(run.path) isn't the folder of a run; 'petri snapshot verify --keep DIR' makes one",
        .noCatalog
      )
    }
    self.run = run
    report = found
    places = Dictionary(
      zip(found.cells.map(\.path), found.cells.indices),
      uniquingKeysWith: { first, _ in first }
    )
    store = workspace.snapshotStore
    printer = RunPrinter(store: store, run: run, color: color)
    let matrix = SnapshotMatrix(of: workspace.catalog)
    // A report may be old, or come from anywhere: only what is a snapshot file and belongs to nothing now may go.
    let unowned = Set(workspace.snapshotFiles.unowned)
    printer.renames = printer.renames(in: found).filter { unowned.contains($0.value) }
    decision = Decision(run: run, store: store) { matrix.cell(at: $0) != nil }
  }

  /// The names by which scripts decide about a group: a screen's where all that pends of it is in the group.
  func names(of group: PendingGroup) -> [String] {
    let inside = Dictionary(grouping: group.cells, by: \.screen).mapValues(\.count)
    let pending = pendingCounts
    var names: [String] = []
    for cell in group.cells {
      let name = inside[cell.screen] == pending[cell.screen] ? cell.screen : cell.path
      if names.last != name { names.append(name) }
    }
    return names
  }

  private var pendingCounts: [String: Int] {
    Dictionary(grouping: report.cells.filter { $0.status.isPending }, by: \.screen).mapValues(\.count)
  }

  /// The cells that pend: all, or those of screens or files of these names.
  ///
  /// - Throws: `CommandFailure` where a name has none.
  func pending(_ names: [String]) throws -> [CellResult] {
    let pending = report.cells.filter { $0.status.isPending }
    for name in names where !pending.contains(where: { $0.isNamed(name) }) {
      throw CommandFailure("nothing is pending for '\(name)'", .nothingMatched)
    }
    return names.isEmpty ? pending : pending.filter { cell in names.contains { cell.isNamed($0) } }
  }

  /// A decision that can be taken back.
  struct Undo {
    let cell: CellResult
    let before: [UInt8]??
    let pending: String
    /// The file of a screen that was renamed, which is gone.
    var gone: (path: String, bytes: [UInt8])?
  }

  /// Makes pending texts the snapshots; of a renamed screen, the old file goes.
  ///
  /// - Returns: how to take it back, and what was refused.
  mutating func accept(_ cells: [CellResult]) throws -> (undos: [Undo], refusals: [Decision.Refusal]) {
    let renames = printer.renames
    let store = store
    let (undos, refusals) = try decide(cells, as: .accepted) { decision, cell throws(Decision.Refusal) in
      let (before, pending) = try decision.accept(cell)
      var undo = Undo(cell: cell, before: .some(before), pending: pending)
      if let old = renames[cell.path], let bytes = (try? store.read(old)) ?? nil, (try? store.delete(old)) != nil {
        undo.gone = (old, bytes)
      }
      return undo
    }
    let gone = undos.compactMap(\.gone?.path)
    report.unowned.removeAll { gone.contains($0) }
    if !gone.isEmpty { try save() }
    return (undos, refusals)
  }

  /// Forgets pending texts.
  mutating func reject(_ cells: [CellResult]) throws -> (undos: [Undo], refusals: [Decision.Refusal]) {
    try decide(cells, as: .rejected) { decision, cell throws(Decision.Refusal) in
      Undo(cell: cell, before: .none, pending: try decision.reject(cell))
    }
  }

  /// Takes decisions back.
  mutating func undo(_ undos: [Undo]) throws {
    for undo in undos.reversed() {
      do throws(Decision.Refusal) {
        try decision.undo(undo.cell, before: undo.before, pending: undo.pending)
      } catch {
        throw CommandFailure(error.description, .io)
      }
      if let gone = undo.gone {
        do throws(StoreFailure) {
          try store.write(gone.bytes, to: gone.path)
        } catch {
          throw CommandFailure(error.description, .io)
        }
        report.unowned.append(gone.path)
      }
      set(undo.cell.status, of: undo.cell)
    }
    try save()
  }

  private mutating func decide(
    _ cells: [CellResult],
    as status: SnapshotStatus,
    _ decide: (Decision, CellResult) throws(Decision.Refusal) -> Undo
  ) throws -> (undos: [Undo], refusals: [Decision.Refusal]) {
    var undos: [Undo] = []
    var refusals: [Decision.Refusal] = []
    for cell in cells {
      do throws(Decision.Refusal) {
        undos.append(try decide(decision, cell))
        set(status, of: cell)
      } catch {
        refusals.append(error)
      }
    }
    try save()
    return (undos, refusals)
  }

  private mutating func set(_ status: SnapshotStatus, of cell: CellResult) {
    if let place = places[cell.path] { report.cells[place].status = status }
  }

  private func save() throws {
    do throws(StoreFailure) {
      try run.write(report)
    } catch {
      throw CellRun.failure(error, run)
    }
  }
}

extension CellResult {
  /// Whether a name means it: the screen's, or the file's, alone or with its folders.
  fileprivate func isNamed(_ name: String) -> Bool {
    screen == name || path == name || path.hasSuffix("/\(name)")
  }
}
