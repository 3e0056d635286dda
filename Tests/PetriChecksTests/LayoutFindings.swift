import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import Testing
import UIKit

@testable import PetriChecks

/// A catalogue of a file of screens, and settings.
func layoutCatalog(_ screens: String, settings: String = "") throws -> Catalog {
  let files = ["Catalog.yaml": "catalog: A\n\(settings)", "Screens/a.yaml": screens]
  let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(MemorySource(files))
  try #require(loaded.diagnostics.filter { $0.severity == .error }.isEmpty, "\(loaded.diagnostics)")
  return loaded.catalog
}

/// The findings of `petri check layout` about it.
@MainActor func layoutFindings(
  _ screens: String,
  settings: String = "",
  draws: Bool = false,
  _ controllers: [String: @MainActor () -> UIViewController] = [:]
) throws -> [CheckFinding] {
  let catalog = try layoutCatalog(screens, settings: settings)
  var registry = ControllerRegistry()
  for (name, make) in controllers { registry.registerContent(name) { _ in make() } }
  let checker = Checker(of: CheckedCatalog(catalog, registry: registry, drawsPictures: draws))
  return checker.findings(
    of: .layout,
    from: checker.jobs(of: .layout, on: catalog.screens).map { checker.outcome(of: $0) }
  )
}
