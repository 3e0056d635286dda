import PetriCatalog
import PetriChecks
import PetriComposer
import PetriLoader

/// The work of a worker process on checks.
struct CheckRole: WorkerRole {
  nonisolated static let name = "check"

  /// The catalogue's folder and the name of its file.
  let folder: String
  let fileName: String
  /// The variants that are not the usual ones, by their experiments.
  let variants: [String: String]
  /// Whether findings have pictures.
  let drawsPictures: Bool
  /// Whether navigation is explored near each screen alone.
  let staysNear: Bool

  @MainActor init(_ workspace: Workspace, drawsPictures: Bool = false, staysNear: Bool = false) {
    folder = workspace.folder
    fileName = workspace.fileName
    variants = workspace.unusualVariants
    (self.drawsPictures, self.staysNear) = (drawsPictures, staysNear)
  }

  func begin(with registry: ControllerRegistry) throws -> (CheckJob) throws -> CheckOutcome {
    let place = try CatalogPlace("\(folder)/\(fileName)", registry)
    let catalog = try place.loader.load(place.source, fileName: fileName).catalog.applying(variants)
    let checker = Checker(
      of: CheckedCatalog(catalog, registry: registry, drawsPictures: drawsPictures, staysNear: staysNear)
    )
    // Misuse of UIKit is for `launch` to report.
    return { job in Stage.withoutWarnings { checker.outcome(of: job) } }
  }
}
