import PetriUIKit

/// A bar with buttons.
package struct ShownToolbar: ShownKind {
  /// The buttons, in the order in which they are read.
  package let items: [ShownBarItem]

  @MainActor
  init(_ view: UIToolbar) {
    items = ShownBarItem.items(view.items)
  }

  package var form: ShownForm { .toolbar(self) }
  package var touch: ShownTouch { .bar }
}
