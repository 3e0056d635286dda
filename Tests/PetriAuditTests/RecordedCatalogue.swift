import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriRendering
import PetriSnapshots
import SampleScreens
import Testing

/// A catalogue of the repository with its recorded snapshots, whose definitions can be edited in memory.
@MainActor
struct RecordedCatalogue {
  let path: String
  let source: EditedSource
  let loader: CatalogLoader
  let registry: ControllerRegistry
  let store: SnapshotStore
  private let cache = FileCache()

  /// - Parameters:
  ///   - folder: where its `Catalog.yaml` is, below the package; the sample's without it.
  ///   - lints: whether loading looks for warnings.
  init(_ folder: String = "", lints: Bool = false) throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    path = package.appending(path: folder).path
    source = EditedSource(base: try FolderSource(path: path))
    var registry = ControllerRegistry()
    SampleScreens.register(in: &registry)
    self.registry = registry
    loader = CatalogLoader(
      devices: Stage.devices,
      controllers: Array(registry.contents.keys),
      layers: Array(registry.layers.keys),
      lints: lints
    )
    store = SnapshotStore(root: path)
  }

  /// Loads it with the edits; files that are as they were are not decoded again.
  func load() -> LoadedCatalog { loader.load(source, reusing: cache) }

  /// The path of the first snapshot of the complete matrix of some screens for which verifying fails, or of one that belongs to none;
  /// `nil` where it goes through.
  func failure(of screens: [String], in loaded: LoadedCatalog) throws -> String? {
    let catalog = loaded.catalog
    let work = SnapshotWork(
      printer: CellPrinter(catalog: catalog, registry: registry),
      store: store,
      mode: .never,
      run: nil
    )
    let matrix = SnapshotMatrix(of: catalog)
    if let path = SnapshotFiles(beside: loaded.folders, in: store, of: matrix).unowned.first { return path }
    for screen in screens.compactMap({ catalog.screen(named: $0) }) {
      for cell in matrix.cells(of: screen) where try !work.result(of: cell).status.isGood { return cell.path }
    }
    return nil
  }

  /// Plays all walks, and reports those that stop.
  ///
  /// - Returns: their names, each behind its screen's.
  func playWalks() throws -> Set<String> {
    let catalog = load().catalog
    var names: Set<String> = []
    for screen in catalog.screens {
      for walk in screen.walks {
        names.insert("\(screen.name) \(walk.name)")
        let stage = try Stage(environment: LaunchEnvironment(settings: catalog.settings))
        let state = AppState(fields: catalog.settings.state, values: screen.state(ofFixture: walk.fixture))
        let composer = Composer(catalog: catalog, registry: registry, state: state)
        do throws(WalkStop) {
          try LaunchedScreen.play(walk, of: screen, on: stage, with: composer)
        } catch {
          Issue.record("\(screen.name) \(walk.name): \(error.reason)")
        }
      }
    }
    return names
  }
}

/// A catalogue's files, some of them edited.
final class EditedSource: CatalogSource, @unchecked Sendable {
  private let base: FolderSource
  /// The edited files; set between loads only.
  var files: [String: [UInt8]] = [:]

  init(base: FolderSource) { self.base = base }

  func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    if let bytes = files[path] { return bytes }
    return try base.read(path, limit: limit)
  }

  func entry(at path: String) throws(SourceProblem) -> SourceEntry { try base.entry(at: path) }
  func names(in folder: String) throws(SourceProblem) -> [SourceName] { try base.names(in: folder) }
}
