import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader

struct CatalogVersion: Codable {
  let folder: String
  let fileName: String
  let variants: [String: String]
  /// `nil` for the working tree.
  let commit: String?

  /// Loads the catalogue; files of a commit are read from git without touching the working tree.
  @MainActor func load(_ registry: ControllerRegistry) throws -> Catalog {
    let place = try CatalogPlace("\(folder)/\(fileName)", registry)
    let source: any CatalogSource =
      if let commit { try Git(in: folder, ProcessInfo.processInfo.environment).definitions(in: commit) } else {
        place.source
      }
    let catalog = place.loader.load(source, fileName: fileName).catalog
    // The commit may predate an experiment.
    return (try? catalog.applying(variants)) ?? catalog
  }
}

extension Git {
  nonisolated static func isDefinition(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }

  /// The file name suffixes of other files that a catalogue reads.
  private nonisolated static let resources = [
    ".strings", ".stringsdict", ".xcstrings", "/contents.json", ".ttf", ".otf", ".ttc",
  ]

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
