import PetriCatalog

/// The files of a load with all that each is held against.
struct LastLoad {
  let settings: CatalogSettings
  /// `Catalog.yaml` is the first.
  let files: [DecodedFile]
  let names: DefinitionNames
  /// The one that looked for warnings, if they are wanted.
  let linter: Linter?
}
