import PetriCatalog

/// The things of a load that a file is held against.
struct LastLoad {
  let settings: CatalogSettings
  let names: DefinitionNames
  /// The one that looked for warnings, if they are wanted.
  let linter: Linter?
}
