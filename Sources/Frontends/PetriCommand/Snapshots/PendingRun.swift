import Foundation
import PetriSnapshots
import PetriText

/// A run whose pending texts are decided: the last one, or one that was kept in a folder.
@MainActor
struct PendingRun {
  private let workspace: Workspace
  let run: RunFolder
  let store: SnapshotStore
  private(set) var printer: RunPrinter
  private(set) var report: RunReport
  private let decision: Decision
  /// Where in the report a cell is, by its id.
  private let places: [String: Int]

  /// Finds a run.
  ///
  /// - Parameter folder: the folder that `--keep` made; the last run without one.
  /// - Throws: `CommandFailure` if there is none.
  init(in workspace: Workspace, from folder: String?, color: Bool) throws {
    guard let run = folder.map({ RunFolder(path: $0) }) ?? workspace.history.last() else {
      throw CommandFailure.noLastRun
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
        .noCatalog,
        next: "petri snapshot verify --keep DIR"
      )
    }
    self.workspace = workspace
    self.run = run
    report = found
    places = Dictionary(
      zip(found.cells.map(\.id), found.cells.indices),
      uniquingKeysWith: { first, _ in first }
    )
    store = workspace.snapshotStore
    printer = workspace.runPrinter(run, color: color)
    let matrix = SnapshotMatrix(of: workspace.catalog)
    // A report may be old, or come from anywhere: only a snapshot file that belongs to nothing now may go.
    let unowned = Set(workspace.snapshotFiles.unowned)
    printer.renames = printer.renames(in: found).filter { unowned.contains($0.value) }
    decision = Decision(run: run, store: store) { matrix.cell(withID: $0) }
  }

  /// The names by which scripts decide about a group: a screen's or a file's where all that pends of it is in the group.
  func names(of group: PendingGroup) -> [String] {
    let pending = report.cells.filter { $0.status.isPending }
    let ofScreen = Dictionary(grouping: pending, by: \.screen).mapValues(\.count)
    let ofFile = Dictionary(grouping: pending, by: \.path).mapValues(\.count)
    let screens = Dictionary(grouping: group.cells, by: \.screen).mapValues(\.count)
    let files = Dictionary(grouping: group.cells, by: \.path).mapValues(\.count)
    var names: [String] = []
    for cell in group.cells {
      let name =
        screens[cell.screen] == ofScreen[cell.screen]
        ? cell.screen : files[cell.path] == ofFile[cell.path] ? cell.path : "\(cell.path):\(cell.cell)"
      if names.last != name { names.append(name) }
    }
    return names
  }

  /// The cells that pend: all, or those of screens or files of these names.
  ///
  /// - Throws: `CommandFailure` where a name has none.
  func pending(_ names: [String]) throws -> [CellResult] {
    let pending = report.cells.filter { $0.status.isPending }
    for name in names where !pending.contains(where: { $0.isNamed(name) }) {
      throw CommandFailure(
        "nothing is pending for '\(name)'; 'petri snapshot review' lists what is",
        .nothingMatched,
        nearest: NearestName.nearest(to: name, among: pending.map(\.screen)),
        next: "petri snapshot review"
      )
    }
    return names.isEmpty ? pending : pending.filter { cell in names.contains { cell.isNamed($0) } }
  }

  /// A decision that can be taken back.
  struct Undo {
    let taken: Decision.Taken
    /// The file of a screen that was renamed, which is gone.
    var gone: (path: String, bytes: [UInt8])?
  }

  /// Makes pending texts the snapshots; of a renamed screen, the old file goes.
  ///
  /// - Returns: how to take it back, and the refusals.
  mutating func accept(_ cells: [CellResult]) throws -> (undos: [Undo], refusals: [Decision.Refusal]) {
    try workspace.refuseTreeOfLinks()
    let (taken, refusals) = decision.accept(cells)
    let undos = taken.map { Undo(taken: $0, gone: removeOldName(of: $0.path)) }
    let gone = undos.compactMap(\.gone?.path)
    report.unowned.removeAll { gone.contains($0) }
    try finish(undos, as: .accepted)
    return (undos, refusals)
  }

  /// Deletes the file of a screen's old name, once all of its cells are in that of the new one.
  private func removeOldName(of path: String) -> (path: String, bytes: [UInt8])? {
    guard let old = printer.renames[path], let bytes = (try? store.read(old)) ?? nil,
      Set(store.texts(inFile: old).keys).isSubset(of: store.texts(inFile: path).keys), (try? store.delete(old)) != nil
    else { return nil }
    return (old, bytes)
  }

  /// Forgets pending texts.
  mutating func reject(_ cells: [CellResult]) throws -> (undos: [Undo], refusals: [Decision.Refusal]) {
    let (taken, refusals) = decision.reject(cells)
    let undos = taken.map { Undo(taken: $0) }
    try finish(undos, as: .rejected)
    return (undos, refusals)
  }

  /// Takes decisions back.
  mutating func undo(_ undos: [Undo]) throws {
    for undo in undos.reversed() {
      do throws(Decision.Refusal) {
        try decision.undo(undo.taken)
      } catch {
        throw CommandFailure(error.description, error.isIO ? .io : .failed)
      }
      if let gone = undo.gone {
        do throws(StoreFailure) {
          try store.write(gone.bytes, to: gone.path)
        } catch {
          throw CommandFailure(error.description, .io)
        }
        report.unowned.append(gone.path)
      }
      for (cell, _) in undo.taken.cells { set(cell.status, of: cell) }
    }
    try save()
  }

  private mutating func finish(_ undos: [Undo], as status: SnapshotStatus) throws {
    for (cell, _) in undos.flatMap(\.taken.cells) { set(status, of: cell) }
    try save()
  }

  private mutating func set(_ status: SnapshotStatus, of cell: CellResult) {
    if let place = places[cell.id] { report.cells[place].status = status }
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
  /// Whether a name means it: the screen's, or the file's, alone or with its folders, or one of the file's cells.
  fileprivate func isNamed(_ name: String) -> Bool {
    let names = [path, "\(path):\(cell)"]
    return screen == name || names.contains { $0 == name || $0.hasSuffix("/\(name)") }
  }
}
