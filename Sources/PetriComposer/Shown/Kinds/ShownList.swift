import PetriCatalog

/// Views in rows.
struct ShownList: ShownKind {
  let attributes: [ShownAttribute]

  init(_ definition: ListDefinition) {
    attributes = [ShownAttribute("style", definition.style, usual: .plain)].compactMap(\.self)
  }

  var word: String? { "list" }
}
