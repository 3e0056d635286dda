import PetriCatalog

extension Grammar {
  static let partView = ViewForm(
    .part,
    { PartViewDraft() },
    "The views of a part.",
    sample: "part: {name: price-tag}",
    short: "name",
    identity: .partView,
    finish: { draft, _, node, reader in reader.part(draft, node).map { .part($0) } }
  ) {
    Field("name", \.name, Rule.reference(.part).located, isRequired: true, "The part's name.", example: "price-tag")
    Field("with", \.with, Rule.contextValues.located, "Values of its parameters.", example: "{price: \"${price}\"}")
  }
}

struct PartViewDraft: Sendable {
  var name: Located<String>?
  var with: Located<ContextLiteral>?
}
