import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots

/// Pictures of cells before and after a change, and the other differences between the two catalogues.
@MainActor
struct ChangedPictures {
  private let workspace: Workspace
  private let commit: String?
  private let isDrawing: Bool

  /// - Parameters:
  ///   - revision: defaults to HEAD; if the histories have diverged, the merge base is used.
  ///   - isDrawing: renders SVG in addition to wireframes.
  init(of workspace: Workspace, since revision: String? = nil, isDrawing: Bool = false) {
    self.workspace = workspace
    self.isDrawing = isDrawing
    guard let git = try? Git(in: workspace.folder, workspace.invocation.environment),
      let head = try? git.commit("HEAD"),
      let named = try? git.commit(revision ?? "HEAD")
    else {
      commit = nil
      return
    }
    commit = try? git.parting(of: named, and: head)
  }

  func pictures(of cells: [SnapshotCell]) throws -> [String: RunEvidence.Pictures] {
    guard !cells.isEmpty else { return [:] }
    let before = try commit.map { try pictures(of: cells, in: $0) } ?? cells.map { _ in nil }
    let pairs = zip(before, try pictures(of: cells, in: nil)).map { RunEvidence.Pictures(before: $0, after: $1) }
    return Dictionary(zip(cells.map(\.id), pairs), uniquingKeysWith: { first, _ in first })
  }

  /// The differences of the catalogue itself: dead ends, transitions and deleted screens. Empty if the commit is
  /// unknown.
  func change() throws -> CatalogChange {
    guard let commit else { return CatalogChange() }
    let git = try Git(in: workspace.folder, workspace.invocation.environment)
    // Loading and checking a large catalogue twice takes seconds.
    guard try (git.changed(since: commit, .below) + git.untracked(.below)).contains(where: Git.isDefinition) else {
      return CatalogChange()
    }
    let place = try CatalogPlace("\(workspace.folder)/\(workspace.fileName)", workspace.registry, lints: true)
    let before = place.loader.load(try git.definitions(in: commit), fileName: place.fileName)
    let now = place.loader.load(place.source, fileName: place.fileName)
    let (oldWays, newWays) = (CatalogGraph(before.catalog).edges, CatalogGraph(now.catalog).edges)
    let (oldSet, newSet) = (Set(oldWays), Set(newWays))
    return CatalogChange(
      deadEnds: DeadEnds.between(before, now),
      newWays: newWays.filter { !oldSet.contains($0) },
      lostWays: oldWays.filter { !newSet.contains($0) },
      lostScreens: try lostScreens(between: before, and: now, in: commit)
    )
  }

  private func lostScreens(
    between before: LoadedCatalog,
    and now: LoadedCatalog,
    in commit: String
  ) throws -> [CatalogChange.LostScreen] {
    let names = Set(now.catalog.screenNames + now.brokenScreens.map(\.name))
    let lost = before.catalog.screens.filter { !names.contains($0.name) }
    guard !lost.isEmpty else { return [] }
    let settings = before.catalog.settings
    let base = LaunchEnvironment(settings: settings)
    let cells = lost.map { SnapshotCell(of: $0, in: base, as: .tree, settings: settings) }
    return zip(zip(lost, cells), try pictures(of: cells, in: commit)).map { screen, picture in
      CatalogChange.LostScreen(
        name: screen.0.name,
        title: screen.0.title.template(for: base.locale).description,
        path: screen.1.path,
        picture: picture
      )
    }
  }

  private func pictures(of cells: [SnapshotCell], in commit: String?) throws -> [CellPicture?] {
    let role = PictureRole(
      catalog: CatalogVersion(
        folder: workspace.folder,
        fileName: workspace.fileName,
        variants: workspace.unusualVariants,
        commit: commit
      ),
      isDrawing: isDrawing
    )
    var pool = WorkerPool(
      role,
      count: 1,
      timeout: .seconds(CellRun.usualTimeout),
      isQuiet: true,
      program: workspace.invocation.program
    )
    return try pool.results(of: [cells]).map { if case .done(let picture) = $0 { picture } else { nil } }
  }
}
