import PetriCatalog

/// The parts of a load that single files are checked against.
struct LastLoad {
  let settings: CatalogSettings
  let names: DefinitionNames
  let linter: Linter?
}
