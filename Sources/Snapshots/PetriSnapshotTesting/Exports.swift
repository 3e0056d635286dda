// A test needs the types that the assertions take: kinds of text, environments, strategies, record modes.
@_exported public import PetriCatalog
@_exported public import PetriComposer
@_exported public import PetriSnapshots
