import Foundation
import PetriComposer
import PetriLoader

@MainActor
struct CatalogPlace {
  let folder: String
  let fileName: String
  let source: FolderSource
  let loader: CatalogLoader
  let registry: ControllerRegistry

  /// Locates a catalogue.
  ///
  /// - Parameters:
  ///   - path: the catalogue file or its folder; `nil` searches upwards from the current folder.
  ///   - lints: enables warnings.
  init(_ path: String?, _ registry: ControllerRegistry, lints: Bool = false) throws {
    let location = try CatalogPlace.locate(path)
    folder = location.folder
    fileName = location.fileName
    do {
      source = try FolderSource(path: location.folder, fileName: location.fileName)
    } catch {
      throw CommandFailure("can't read \(location.folder): \(error.reason)", .io)
    }
    self.registry = registry
    loader = CatalogLoader(
      devices: Stage.devices,
      controllers: registry.contents.isEmpty ? nil : Array(registry.contents.keys),
      layers: registry.layers.isEmpty ? nil : Array(registry.layers.keys),
      lints: lints
    )
  }

  private static func locate(_ path: String?) throws -> CatalogFinder.Location {
    do throws(CatalogFinder.Problem) {
      if let path { return try CatalogFinder.locate(path) }
      return try CatalogFinder.find(from: FileManager.default.currentDirectoryPath)
    } catch {
      switch error {
      case .noneUpwards(let folder):
        throw CommandFailure(
          "no Catalog.yaml in \(folder) or above it; run 'petri init' to make one, or name one with --catalog PATH",
          .noCatalog,
          next: "petri init"
        )
      case .missing(let path):
        throw CommandFailure("no catalogue at \(path); 'petri init FOLDER' makes one", .noCatalog, next: "petri init")
      case .unreadable(let path, let reason): throw CommandFailure("can't read \(path): \(reason)", .io)
      }
    }
  }
}
