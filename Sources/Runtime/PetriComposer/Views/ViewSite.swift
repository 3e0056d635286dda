import PetriCatalog
import PetriUIKit

/// Where a view is made.
struct ViewSite {
  /// Its definition.
  let definition: ViewDefinition
  /// The axis of the stack that it is in.
  var axis = NSLayoutConstraint.Axis.vertical
  /// The values that its texts may name.
  let scope: Scope
}
