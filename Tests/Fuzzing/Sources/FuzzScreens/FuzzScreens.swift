import FuzzedCatalogue
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots

/// Any bytes as a catalogue: a screen without errors is composed, laid out and printed in every kind of text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { show(bytes) }
  return 0
}

@MainActor
private func show(_ bytes: [UInt8]) {
  let catalog = FuzzedCatalogue(bytes).load(devices: Stage.devices).catalog
  let printer = CellPrinter(catalog: catalog)
  let environment = LaunchEnvironment(settings: catalog.settings)
  for screen in catalog.screens.prefix(4) {
    for rendering in Rendering.allCases {
      let cell = SnapshotCell(of: screen, in: environment, as: rendering, settings: catalog.settings)
      // A screen whose examples aren't a complete context throws.
      guard let text = try? printer.text(of: cell) else { continue }
      for scalar in text.unicodeScalars where scalar != "\n" {
        precondition(scalar.properties.generalCategory != .control, "no control character reaches a terminal")
      }
    }
  }
}
