import Foundation
import PetriSnapshots
import PetriText

/// A run with pending texts: the last one, or one kept in a folder.
@MainActor
struct PendingRun {
  private let workspace: Workspace
  let run: RunFolder
  let store: SnapshotStore
  private(set) var printer: RunPrinter
  private(set) var report: RunReport
  private let decision: Decision
  /// Indices of cells in the report, by cell ID.
  private let places: [String: Int]

  /// - Parameter folder: a folder created by `--keep`; `nil` for the last run.
  /// - Throws: `CommandFailure` if there is no such run.
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
    // The report may be outdated or untrusted: only files that are unowned now may be deleted.
    let unowned = Set(workspace.snapshotFiles.unowned)
    printer.renames = printer.renames(in: found).filter { unowned.contains($0.value) }
    decision = Decision(run: run, store: store) { matrix.cell(withID: $0) }
  }

  /// Names of a group for scripts. Uses the screen's or file's name if the group has all of its pending cells.
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

  /// The pending cells, optionally limited to screens or files.
  ///
  /// - Throws: `CommandFailure` if a name has no pending cells.
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

  struct Undo {
    let taken: Decision.Taken
    var gone: (path: String, bytes: [UInt8])?
  }

  /// Makes pending texts the snapshots, and deletes the old files of renamed screens.
  mutating func accept(_ cells: [CellResult]) throws -> (undos: [Undo], refusals: [Decision.Refusal]) {
    try workspace.refuseTreeOfLinks()
    let (taken, refusals) = decision.accept(cells)
    let undos = taken.map { Undo(taken: $0, gone: removeOldName(of: $0.path)) }
    let gone = undos.compactMap(\.gone?.path)
    report.unowned.removeAll { gone.contains($0) }
    try finish(undos, as: .accepted)
    return (undos, refusals)
  }

  /// Deletes the file of a screen's old name once the new file has all of its cells.
  private func removeOldName(of path: String) -> (path: String, bytes: [UInt8])? {
    guard let old = printer.renames[path], let bytes = (try? store.read(old)) ?? nil,
      Set(store.texts(inFile: old).keys).isSubset(of: store.texts(inFile: path).keys), (try? store.delete(old)) != nil
    else { return nil }
    return (old, bytes)
  }

  mutating func reject(_ cells: [CellResult]) throws -> (undos: [Undo], refusals: [Decision.Refusal]) {
    let (taken, refusals) = decision.reject(cells)
    let undos = taken.map { Undo(taken: $0) }
    try finish(undos, as: .rejected)
    return (undos, refusals)
  }

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
  /// Whether a name is that of the screen, the file, its relative path or one of its cells.
  fileprivate func isNamed(_ name: String) -> Bool {
    let names = [path, "\(path):\(cell)"]
    return screen == name || names.contains { $0 == name || $0.hasSuffix("/\(name)") }
  }
}
