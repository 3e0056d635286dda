import Foundation
import PetriAgent
import PetriLoader
import PetriSnapshots

extension Workspace {
  /// The catalogue's files.
  var snapshotStore: SnapshotStore { SnapshotStore(root: folder, catalogFile: fileName) }

  /// The printer of its cells.
  var printer: CellPrinter { CellPrinter(catalog: catalog, registry: registry) }

  /// The snapshot files beside the catalogue's own files.
  var snapshotFiles: SnapshotFiles {
    SnapshotFiles(beside: loaded.folders, in: snapshotStore, of: SnapshotMatrix(of: catalog))
  }

  /// The printer of a run's report for people.
  func runPrinter(_ run: any PendingTexts, color: Bool) -> RunPrinter {
    let matrix = SnapshotMatrix(of: catalog)
    return RunPrinter(store: snapshotStore, run: run, color: color) { matrix.cell(withID: $0) }
  }

  /// The runs over this catalogue that are remembered.
  var history: RunHistory {
    RunHistory(catalogFolder: folder, environment: invocation.environment)
  }

  /// The texts that were shown last.
  var shownTexts: ShownTextFolder {
    let folder = CatalogCache.folder(of: folder, environment: invocation.environment)
    return ShownTextFolder(path: "\(folder)/shown")
  }

  /// The report of the last run; `nil` where there was none.
  ///
  /// - Throws: `CommandFailure` where it can't be read.
  func lastReport() throws -> RunReport? {
    do throws(StoreFailure) {
      return try history.last()?.report()
    } catch {
      throw CommandFailure(error.description, .io)
    }
  }
}
