import PetriBrowser
import PetriCatalog
import PetriLoader

/// A catalogue as the browser needs it: its screens are decoded when they are looked at, if there are many.
struct CatalogReading: Sendable {
  /// What came of loading it.
  let loaded: LoadedCatalog
  /// What the list shows.
  let entries: [BrowserEntry]
  /// What leads to each screen; `nil` for a small catalogue, whose definitions tell it.
  let origins: ScreenOrigins?
  /// What is searched beside the list; `nil` where the list alone is known.
  let texts: SearchTexts?
}
