import PetriLoader
import PetriSnapshots

/// A catalogue as it was in a commit beside the one that it is now: the looks of cells, and dead ends.
@MainActor
struct ChangedPictures {
  private let workspace: Workspace
  /// The commit that "before" means; `nil` where nothing is known of before.
  private let commit: String?
  private let isDrawing: Bool

  /// - Parameters:
  ///   - revision: the name of the commit; the last one by default. Where the histories have parted since, it is where
  ///     they did.
  ///   - isDrawing: whether cells are drawn as SVG, too.
  init(of workspace: Workspace, since revision: String? = nil, isDrawing: Bool = false) {
    self.workspace = workspace
    self.isDrawing = isDrawing
    guard let git = try? Git(in: workspace.folder), let head = try? git.commit("HEAD"),
      let named = try? git.commit(revision ?? "HEAD")
    else {
      commit = nil
      return
    }
    commit = try? git.parting(of: named, and: head)
  }

  /// The edits of a run with the pictures of the first cell of each.
  ///
  /// - Parameter printer: knows the catalogue's cells, and which files are those of renamed screens.
  /// - Throws: `CommandFailure` where workers can't be started.
  func changes(_ groups: [PendingGroup], by printer: RunPrinter) throws -> [ScreenChange] {
    let cells = groups.map { group in group.cells.first.flatMap { printer.cell($0.id) } }
    let drawn = try pictures(of: cells.compactMap(\.self))
    var next = drawn.makeIterator()
    return zip(groups, cells).map { group, cell in
      let (before, after) = cell == nil ? (nil, nil) : next.next() ?? (nil, nil)
      let oldPath = group.cells.first.flatMap { printer.renames[$0.path] }
      return ScreenChange(group, before: before, after: after, renamedFrom: oldPath)
    }
  }

  /// The dead ends that the commit didn't have; none where that isn't known.
  func deadEnds() throws -> [String] {
    guard let commit else { return [] }
    let place = try CatalogPlace("\(workspace.folder)/\(workspace.fileName)", workspace.registry, lints: true)
    let before = try Git(in: workspace.folder).definitions(in: commit)
    return DeadEnds.between(
      place.loader.load(before, fileName: place.fileName),
      place.loader.load(place.source, fileName: place.fileName)
    )
  }

  /// The pictures of cells before and now; `nil` for a cell that isn't there or can't be composed.
  private func pictures(of cells: [SnapshotCell]) throws -> [(before: CellPicture?, after: CellPicture?)] {
    let before = try commit.map { try pictures(of: cells, in: $0) } ?? cells.map { _ in nil }
    return zip(before, try pictures(of: cells, in: nil)).map { ($0, $1) }
  }

  private func pictures(of cells: [SnapshotCell], in commit: String?) throws -> [CellPicture?] {
    let role = PictureRole(
      folder: workspace.folder,
      fileName: workspace.fileName,
      variants: workspace.unusualVariants,
      commit: commit,
      isDrawing: isDrawing
    )
    var pool = WorkerPool(role, count: 1, timeout: .seconds(CellRun.usualTimeout), isQuiet: true)
    return try pool.results(of: [cells]).map { if case .done(let picture) = $0 { picture } else { nil } }
  }
}
