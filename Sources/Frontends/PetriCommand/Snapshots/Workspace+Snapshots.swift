import Foundation
import PetriAgent
import PetriLoader
import PetriSnapshots

extension Workspace {
  var snapshotStore: SnapshotStore { SnapshotStore(root: folder, catalogFile: fileName) }

  var printer: CellPrinter { CellPrinter(catalog: catalog, registry: registry) }

  var snapshotFiles: SnapshotFiles {
    SnapshotFiles(beside: loaded.folders, in: snapshotStore, of: SnapshotMatrix(of: catalog))
  }

  func runPrinter(_ run: any PendingTexts, color: Bool) -> RunPrinter {
    let matrix = SnapshotMatrix(of: catalog)
    return RunPrinter(store: snapshotStore, run: run, color: color) { matrix.cell(withID: $0) }
  }

  var history: RunHistory {
    RunHistory(catalogFolder: folder, environment: invocation.environment)
  }

  /// The texts that were printed most recently, by hash.
  var shownTexts: ShownTextFolder {
    let folder = CatalogCache.folder(of: folder, environment: invocation.environment)
    return ShownTextFolder(path: "\(folder)/shown")
  }

  func lastReport() throws -> RunReport? {
    do throws(StoreFailure) {
      return try history.last()?.report()
    } catch {
      throw CommandFailure(error.description, .io)
    }
  }
}
