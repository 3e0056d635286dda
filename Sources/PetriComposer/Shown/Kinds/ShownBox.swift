import PetriCatalog
import PetriUIKit

/// Views on a background.
struct ShownBox: ShownKind {
  private let view: UIView
  private let cornerRadius: CGFloat

  @MainActor
  init(_ view: UIView, _ definition: BoxDefinition) {
    self.view = view
    cornerRadius = CGFloat(definition.cornerRadius)
  }

  var word: String? { "box" }
  @MainActor var attributes: [ShownAttribute] {
    guard let box = view as? BoxView else { return [] }
    var list = AttributeList(in: view.traitCollection)
    let usual = BoxDefinition(views: [])
    list.number("padding", box.layoutMargins.top, usual: CGFloat(usual.padding))
    list.number("spacing", box.spacing, usual: CGFloat(usual.spacing))
    list.number("cornerRadius", CGFloat(box.cornerRadius))
    list.color("border", box.borderColor)
    return list.all
  }
  var form: ShownForm { .box(cornerRadius: cornerRadius) }
}
