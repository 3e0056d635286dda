import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots

/// The changes of a catalogue since a commit. Renders both versions, so it needs no snapshots.
@MainActor
struct RevisionChanges {
  let workspace: Workspace
  /// The revision as given. For another branch, the merge base is used.
  let revision: String
  let jobs: Int

  /// Compares the screens that the changes can affect.
  ///
  /// - Throws: `CommandFailure` if git doesn't know the revision.
  func changes(of screens: [String]) throws -> RunChanges {
    let git = try Git(in: workspace.folder, workspace.invocation.environment, for: "--since")
    let commit = try git.parting(of: git.commit(revision), and: "HEAD")
    let affected = try ChangedScreens(since: revision, in: workspace).names
    let matrix = SnapshotMatrix(of: workspace.catalog)
    let chosen = screens.filter(affected.contains).compactMap { workspace.catalog.screen(named: $0) }
    let cells = chosen.flatMap { matrix.cells(of: $0) }
    let before = try texts(of: cells, in: commit)
    let now = try texts(of: cells, in: nil)
    var texts: [String: (old: String, new: String)] = [:]
    var results: [CellResult] = []
    for (cell, (old, new)) in zip(cells, zip(before, now)) {
      guard let text = new.text else {
        results.append(CellResult(of: cell, .failed, message: new.problem))
        continue
      }
      texts[cell.id] = (old.text ?? "", text)
      results.append(CellResult(of: cell, old.text == nil ? .missing : old.text == text ? .same : .differs))
    }
    let renamed = try renames(to: results.filter { $0.status == .missing }, texts: texts.mapValues(\.new), from: commit)
    for (id, old) in renamed.texts { texts[id]?.old = old }
    var report = RunReport(catalog: workspace.catalog.settings.name, isComplete: false, cells: results)
    report.screens = workspace.screens(of: report)
    let groups = PendingGroup.groups(of: results.filter(\.status.isPending)) {
      texts[$0.id]
    } files: { cells in
      // All cells of a new screen count as one edit, so show the first.
      cells.first.flatMap { texts[$0.id] }
    }
    let pictures = ChangedPictures(of: workspace, since: revision, isDrawing: true)
    let byID = Dictionary(cells.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let drawn = groups.map { Self.looks(of: $0.cells) }
    let looks = try pictures.pictures(of: drawn.flatMap { $0.compactMap { byID[$0.id] } })
    let edits = zip(groups, drawn).map { group, cells in
      let sides = group.cells.first.flatMap { looks[$0.id] }
      let old = group.cells.first.flatMap { renamed.paths[$0.path] }
      let own = cells.compactMap { cell in
        looks[cell.id].map { ScreenChange.Look(of: cell, before: $0.before, after: $0.after) }
      }
      return ScreenChange(group, before: sides?.before, after: sides?.after, renamedFrom: old, looks: own)
    }
    var changes = RunChanges(report, edits: edits, change: try pictures.change())
    changes.base = "\(revision) (\(commit.prefix(8)), \(try git.day(of: commit)))"
    return changes
  }

  private static let maxLooks = 12

  /// The first cell of each configuration, regardless of its rendering.
  private static func looks(of cells: [CellResult]) -> [CellResult] {
    var seen: Set<[String]> = []
    return Array(cells.filter { seen.insert([$0.screen, $0.cell]).inserted }.prefix(maxLooks))
  }

  /// Detects screens that were only renamed. Returns the old snapshot paths by new path, and the old texts by cell ID.
  private func renames(
    to missing: [CellResult],
    texts: [String: String],
    from commit: String
  ) throws -> (paths: [String: String], texts: [String: String]) {
    guard !missing.isEmpty else { return ([:], [:]) }
    let before = try version(commit).load(workspace.registry)
    let names = Set(workspace.catalog.screenNames + workspace.loaded.brokenScreens.map(\.name))
    let matrix = SnapshotMatrix(of: before)
    let lost = before.screens.filter { !names.contains($0.name) }.flatMap { matrix.cells(of: $0) }
    var old: [String: [CellName: String]] = [:]
    for (cell, outcome) in zip(lost, try self.texts(of: lost, in: commit)) {
      old[cell.path, default: [:]][cell.name] = outcome.text.map { String($0.trimmingPrefix(cell.header)) }
    }
    let current = SnapshotMatrix(of: workspace.catalog)
    let cells = missing.compactMap { current.cell(withID: $0.id) }
    var new: [String: [CellName: String]] = [:]
    for cell in cells {
      new[cell.path, default: [:]][cell.name] = texts[cell.id].map { String($0.trimmingPrefix(cell.header)) }
    }
    func files(_ texts: [String: [CellName: String]]) -> [Rename.File] {
      texts.sorted { $0.key < $1.key }.map { Rename.File(path: $0.key, texts: $0.value) }
    }
    let found = Rename.find(obsolete: files(old), missing: files(new))
    let paths = Dictionary(found.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    let known = cells.compactMap { cell in paths[cell.path].flatMap { old[$0]?[cell.name] }.map { (cell.id, $0) } }
    return (paths, Dictionary(known, uniquingKeysWith: { first, _ in first }))
  }

  private func version(_ commit: String?) -> CatalogVersion {
    CatalogVersion(
      folder: workspace.folder,
      fileName: workspace.fileName,
      variants: workspace.unusualVariants,
      commit: commit
    )
  }

  private func texts(of cells: [SnapshotCell], in commit: String?) throws -> [TextRole.Outcome] {
    guard !cells.isEmpty else { return [] }
    let role = TextRole(catalog: version(commit))
    let timeout = Duration.seconds(CellRun.usualTimeout)
    var pool = WorkerPool(
      role,
      count: min(jobs, cells.count),
      timeout: timeout,
      isQuiet: true,
      program: workspace.invocation.program
    )
    let results = try pool.results(of: CellRun.groups(of: cells, by: \.screen))
    return try zip(cells, results).map { cell, result in
      switch result {
      case .done(let outcome): return outcome
      case .ended(let ending):
        throw CommandFailure("'\(cell.screen)' can't be compared with \(revision): \(ending)", .failed)
      }
    }
  }
}
