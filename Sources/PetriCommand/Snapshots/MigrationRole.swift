import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots

/// The work of a worker process on cells that were recorded in an older version: it prints them as that version did,
/// and as it is now.
struct MigrationRole: WorkerRole {
  nonisolated static let name = "migration"

  /// The catalogue's folder and the name of its file.
  let folder: String
  let fileName: String

  func begin(with registry: ControllerRegistry) throws -> (VersionedCell) throws -> PrintedVersions {
    let place = try CatalogPlace("\(folder)/\(fileName)", registry)
    let catalog = place.loader.load(place.source, fileName: fileName).catalog
    var printers: [[String]: CellPrinter] = [:]
    return { cell in
      // A file names the variants that it is of.
      let variants = cell.cell.variants
      let printer =
        try printers[variants]
        ?? CellPrinter(catalog: Workspace.choosing(variants, of: catalog), registry: registry)
      printers[variants] = printer
      return PrintedVersions(printer.text(of: cell))
    }
  }
}

/// The answer of a worker process.
struct PrintedVersions: Codable {
  private let old: String?
  private let new: String?
  private let failure: String?

  init(_ text: VersionedText) {
    new = text.new
    switch text.old {
    case .success(let text): (old, failure) = (text, nil)
    case .failure(let reason): (old, failure) = (nil, reason.description)
    }
  }

  /// The printed text.
  var text: VersionedText {
    guard let new, failure == nil else { return VersionedText(CellFailure(failure ?? "")) }
    return VersionedText(old: old, new: new)
  }
}
