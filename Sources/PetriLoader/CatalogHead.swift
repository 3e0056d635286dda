import PetriCatalog
import PetriFormat
import PetriYAML

/// What the first document of `Catalog.yaml` has.
struct CatalogHead {
  /// The document.
  let root: YAMLNode
  let settings: CatalogSettings
  /// What the settings refer to.
  let references: References
  /// The localization files that it names.
  let strings: StringsFiles
  /// The asset catalogues that it names.
  let assets: AssetFiles
  /// The fonts that it names.
  let fonts: FontFiles
  /// Whether documents behind it have screens, so that there need be no others.
  var isFollowed = false
}
