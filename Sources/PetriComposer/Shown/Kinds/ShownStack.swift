import PetriCatalog
import PetriUIKit

/// Views in a row or a column.
struct ShownStack: ShownKind {
  private let view: UIStackView
  private let definition: StackDefinition?

  @MainActor
  init(_ view: UIStackView, _ definition: StackDefinition?) {
    self.view = view
    self.definition = definition
  }

  var isArrangement: Bool { true }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(
      [ShownAttribute("axis", definition?.axis, usual: .vertical)],
      in: view.traitCollection
    )
    // A column is how views are read anyway; a row of an app's own is one where nothing else says so.
    if definition == nil { list.flag("horizontal", view.axis == .horizontal) }
    list.add(
      StackAttributes.of(view, usualSpacing: definition == nil ? 0 : CGFloat(StackDefinition(views: []).spacing))
    )
    return list.all
  }
}
