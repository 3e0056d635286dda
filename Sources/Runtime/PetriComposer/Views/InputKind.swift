import PetriCatalog

/// A kind of view that a person changes.
protocol InputKind: BuildableKind {
  /// The references to the form or the state that the view shows and changes, `nil` for a value that isn't one. The first is all of
  /// its value, unless it has parts.
  func bindings(in scope: Scope) -> [InputBinding?]
}
