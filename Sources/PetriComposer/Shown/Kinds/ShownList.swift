import PetriCatalog
import PetriUIKit

/// Views in rows.
struct ShownList: ShownKind {
  private let view: UIView
  private let definition: ListDefinition

  @MainActor
  init(_ view: UIView, _ definition: ListDefinition) {
    self.view = view
    self.definition = definition
  }

  var word: String? { "list" }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList([ShownAttribute("style", definition.style, usual: .plain)], in: view.traitCollection)
    if let view = view as? UIScrollView { list.add(ScrollAttributes.of(view)) }
    return list.all
  }
  @MainActor var usualBackground: UIColor? { definition.style == .plain ? nil : .systemGroupedBackground }
}
