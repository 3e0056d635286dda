import PetriCatalog
import PetriUIKit

/// Views that scroll.
struct ShownScroll: ShownKind {
  private let view: UIScrollView
  private let definition: ScrollDefinition?

  @MainActor
  init(_ view: UIScrollView, _ definition: ScrollDefinition?) {
    self.view = view
    self.definition = definition
  }

  var word: String? { "scroll" }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(
      [ShownAttribute("axis", definition?.axis, usual: .vertical)],
      in: view.traitCollection
    )
    let usual = ScrollDefinition(views: []).spacing
    list.number("spacing", (view as? ScrollStackView)?.stack.spacing, usual: CGFloat(usual))
    if let stack = (view as? ScrollStackView)?.stack, stack.isLayoutMarginsRelativeArrangement {
      list.insets("padding", stack.directionalLayoutMargins)
    }
    list.add(ScrollAttributes.of(view))
    return list.all
  }
}
