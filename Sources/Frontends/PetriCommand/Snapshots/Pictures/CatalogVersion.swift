import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader

/// A catalogue as its files are, or as they were in a commit.
struct CatalogVersion: Codable {
  /// The catalogue's folder and the name of its file.
  let folder: String
  let fileName: String
  /// The variants that are not the usual ones, by their experiments.
  let variants: [String: String]
  /// The commit; `nil` for the files as they are.
  let commit: String?

  /// The catalogue, its files of a commit read from git without touching the working tree.
  @MainActor func load(_ registry: ControllerRegistry) throws -> Catalog {
    let place = try CatalogPlace("\(folder)/\(fileName)", registry)
    let source: any CatalogSource =
      if let commit { try Git(in: folder, ProcessInfo.processInfo.environment).definitions(in: commit) } else {
        place.source
      }
    let catalog = place.loader.load(source, fileName: fileName).catalog
    // An experiment may be newer than the commit.
    return (try? catalog.applying(variants)) ?? catalog
  }
}

extension Git {
  /// Whether a file defines something.
  nonisolated static func isDefinition(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }

  /// The ends of the names of files that a catalogue reads besides.
  private nonisolated static let resources = [
    ".strings", ".stringsdict", ".xcstrings", "/contents.json", ".ttf", ".otf", ".ttc",
  ]

  /// The files below the folder in a commit of which a catalogue is made.
  func definitions(in commit: String) throws -> MemorySource {
    MemorySource(
      bytes: try files(in: commit) { path in
        let name = path.lowercased()
        return Git.isDefinition(path) || Git.resources.contains { name.hasSuffix($0) }
          || CatalogSettings.imageEndings.contains { name.hasSuffix(".\($0)") }
      }
    )
  }
}
