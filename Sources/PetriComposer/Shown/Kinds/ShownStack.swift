import PetriCatalog

/// Views in a row or a column.
struct ShownStack: ShownKind {
  let attributes: [ShownAttribute]

  init(_ definition: StackDefinition?) {
    attributes = [ShownAttribute("axis", definition?.axis, usual: .vertical)].compactMap(\.self)
  }

  var isArrangement: Bool { true }
}
