import PetriCatalog
import PetriUIKit

/// A kind of view that is made out of its definition. Sections, swipe actions and groups aren't: they are made with what they are of.
protocol BuildableKind: KindDefinition {
  /// Makes the view; what any view has is given to it by the builder.
  @MainActor func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView
}

/// A kind of view that a person changes.
protocol InputKind: BuildableKind {
  /// What the view shows and changes: each is one reference to the form or the state. The first of them is all of its value,
  /// unless it has parts.
  func bindings(in scope: Scope) -> [InputBinding]
}

/// Where a view is made.
struct ViewSite {
  /// Its definition.
  let definition: ViewDefinition
  /// The axis of the stack that it is in.
  var axis = NSLayoutConstraint.Axis.vertical
  /// The values that its texts may name.
  let scope: Scope
}
