import PetriCatalog
import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  extension CatalogSettings {
    /// Makes the catalogue's fonts known, as an app's Info.plist does.
    @MainActor func registerFonts() { HeadlessRuntime.registerFonts(fontFaces) }
  }
#else
  extension CatalogSettings {
    /// On iOS the fonts are those of the app.
    @MainActor func registerFonts() {}
  }
#endif
