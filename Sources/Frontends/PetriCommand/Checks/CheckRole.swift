import PetriCatalog
import PetriChecks
import PetriComposer
import PetriLoader

struct CheckRole: WorkerRole {
  nonisolated static let name = "check"

  let folder: String
  let fileName: String
  let variants: [String: String]
  let drawsPictures: Bool
  /// Limits navigation checks to the neighbourhood of each screen.
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
    // Violations of UIKit's rules are reported by `launch`.
    return { job in Stage.withoutWarnings { checker.outcome(of: job) } }
  }
}
