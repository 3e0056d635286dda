import PetriCatalog
import PetriFormat

/// The content of the first document of `Catalog.yaml`.
struct CatalogHead {
  let settings: CatalogSettings
  /// The references of the settings.
  let references: References
  /// The localization files that it names.
  let strings: StringsFiles
  /// The files of the asset catalogues, images and fonts that it names.
  let others: [DecodedFile]
}
