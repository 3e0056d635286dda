import PetriCatalog
import PetriFormat

/// The first document of `Catalog.yaml`.
struct CatalogHead {
  let settings: CatalogSettings
  let references: References
  let strings: StringsFiles
  /// The files of the named asset catalogues, images and fonts.
  let others: [DecodedFile]
  /// The paths of the localization files, asset catalogues, images and fonts.
  let resources: [String]
}
