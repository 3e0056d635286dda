import PetriAudit
import PetriLoader

/// A catalogue in memory, audited.
struct SmallCatalogue {
  let audited: AuditedCatalog

  init(_ screen: String, settings: String = "catalog: A\n", others: [String: String] = [:]) throws {
    let files = ["Catalog.yaml": settings, "Screens/a.yaml": screen].merging(others) { $1 }
    let devices = ["iphone-16", "iphone-se"]
    audited = try AuditedCatalog(
      MemorySource(files),
      loader: CatalogLoader(devices: devices, lints: false, isParallel: false),
      devices: devices
    )
  }

  /// The changes of the screen.
  var mutations: [Mutation] { audited.mutations(in: "Screens/a.yaml") }
}
