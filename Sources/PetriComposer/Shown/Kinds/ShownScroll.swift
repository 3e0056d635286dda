import PetriCatalog

/// Views that scroll.
struct ShownScroll: ShownKind {
  let attributes: [ShownAttribute]

  init(_ definition: ScrollDefinition?) {
    attributes = [ShownAttribute("axis", definition?.axis, usual: .vertical)].compactMap(\.self)
  }

  var word: String? { "scroll" }
}
