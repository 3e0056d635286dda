import PetriCatalog
import PetriComposer
import PetriLoader
import PetriTerminal

/// A catalogue for the browser: as it was when the user looked last, or as it is, or still to be read.
@MainActor
struct CatalogOpening {
  /// The catalogue, without screens where only the list is known.
  let workspace: Workspace
  let place: CatalogPlace
  /// Reads it behind the browser.
  let background: BackgroundReading
  /// The facts about it; `nil` where it is still being read.
  let reading: CatalogReading?

  /// How long is waited for a catalogue of which nothing is known, before the terminal is taken.
  private static let patience = 120

  /// Finds a catalogue.
  ///
  /// - Throws: `CommandFailure` if there is none or it can't be read, an exit code where its errors were printed.
  init(_ options: CatalogOptions, _ registry: ControllerRegistry) throws {
    place = try CatalogPlace(options.catalog, registry)
    let reader = CatalogReader(place, experiments: options.experiments)
    let remembered = reader.remembered()
    background = BackgroundReading(reader) { Terminal.wake() }
    if let remembered {
      reading = remembered
      workspace = try Workspace(whole: remembered.loaded, of: place, options)
      return
    }
    background.begin()
    var reading = background.wait(milliseconds: CatalogOpening.patience)
    if reading == nil, let alone = place.loader.load([], containers: [], of: place.source, fileName: place.fileName) {
      workspace = try Workspace(whole: alone, of: place, options)
      self.reading = nil
      return
    }
    // Problems of Catalog.yaml are printed before the browser takes the terminal.
    while reading == nil { reading = background.wait(milliseconds: 1_000) }
    self.reading = reading
    if let loaded = reading?.loaded {
      workspace = try Workspace(whole: loaded, of: place, options)
    } else {
      workspace = try Workspace(place, options)
    }
  }
}
