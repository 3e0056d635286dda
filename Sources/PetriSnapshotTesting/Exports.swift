// A test needs what the assertions take: kinds of text, environments, strategies, record modes.
@_exported public import PetriCatalog
@_exported public import PetriComposer
@_exported public import PetriSnapshots
