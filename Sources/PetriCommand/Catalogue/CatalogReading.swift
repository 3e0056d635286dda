import PetriBrowser
import PetriCatalog
import PetriLoader

/// A catalogue as the browser needs it: its screens are decoded when they are looked at, if there are many.
struct CatalogReading: Sendable {
  /// The result of loading it.
  let loaded: LoadedCatalog
  /// The entries of the list.
  let entries: [BrowserEntry]
  /// Which screens lead to which; `nil` where the list alone is known.
  let graph: CatalogGraph?
  /// Whether screens are decoded when they are looked at, so that changes are read behind the browser.
  let isDeferred: Bool
  /// The texts that are searched in addition to the list; `nil` where the list alone is known.
  let texts: SearchTexts?
}
