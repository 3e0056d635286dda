import PetriCatalog
import PetriUIKit

/// Views on a background.
struct ShownBox: ShownKind {
  private let cornerRadius: CGFloat

  init(_ definition: BoxDefinition) {
    cornerRadius = CGFloat(definition.cornerRadius)
  }

  var word: String? { "box" }
  var form: ShownForm { .box(cornerRadius: cornerRadius) }
}
