package import PetriCatalog
package import PetriComposer
import PetriUIKit

extension Touchable {
  /// The definition of its view, of a row that of its content; `nil` for what isn't a view, or that no catalogue made.
  @MainActor
  package var definition: ViewDefinition? {
    guard let view = object as? UIView else { return nil }
    var shown: ShownView? = ShownView(view)
    // A row holds what bounds its content's size, and that the content.
    for _ in 0..<3 {
      if let definition = shown?.definition { return definition }
      shown = shown?.subviews.first
    }
    return nil
  }
}
