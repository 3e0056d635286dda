import PetriCatalog
import PetriFormat

/// What the first document of `Catalog.yaml` has.
struct CatalogHead {
  let settings: CatalogSettings
  /// What the settings refer to.
  let references: References
  /// The localization files that it names.
  let strings: StringsFiles
  /// The asset catalogues that it names.
  let assets: AssetFiles
  /// The fonts that it names.
  let fonts: FontFiles
}
