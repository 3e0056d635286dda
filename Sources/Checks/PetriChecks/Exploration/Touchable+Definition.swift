package import PetriCatalog
package import PetriComposer
import PetriUIKit

extension Touchable {
  @MainActor
  package var definition: ViewDefinition? {
    guard let view = object as? UIView else { return nil }
    var shown: ShownView? = ShownView(view)
    // A row's content may be inside a view that limits its size.
    for _ in 0..<3 {
      if let definition = shown?.definition { return definition }
      shown = shown?.subviews.first
    }
    return nil
  }
}
