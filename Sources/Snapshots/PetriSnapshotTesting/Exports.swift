// Re-exported because the assertions use types of these modules.
@_exported public import PetriCatalog
@_exported public import PetriComposer
@_exported public import PetriSnapshots
