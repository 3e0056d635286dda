// The submodules `log` and `signpost`.
@_exported public import PetriOS
