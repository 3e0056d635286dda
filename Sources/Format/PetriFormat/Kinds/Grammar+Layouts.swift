import PetriCatalog

extension Grammar {
  static let stack = ViewForm(
    .stack,
    { StackDefinition(views: []) },
    ViewKind.stack,
    "Views in a row or a column.",
    sample: "stack: {views: [label: Hello]}"
  ) {
    viewsField(\.views)
    Field("axis", \.axis, .word("axis"), "Its direction.")
    spacingField(\.spacing)
    Field("alignment", \.alignment, .word("alignment"), "How views are placed across the axis.")
    Field("distribution", \.distribution, .word("distribution"), "How the length is shared out.")
    paddingField(\.padding)
    gradientField(\.gradient)
  }

  static let scroll = ViewForm(
    .scroll,
    { ScrollDefinition(views: []) },
    ViewKind.scroll,
    "Views that scroll.",
    sample: "scroll: {views: [label: Hello]}"
  ) {
    viewsField(\.views)
    Field("axis", \.axis, .word("axis"), "Its direction.")
    spacingField(\.spacing)
    paddingField(\.padding)
    startsAtEnd(\.startsAtEnd)
  }

  static func startsAtEnd<Owner>(_ path: FieldPath<Owner, Bool>) -> Field<Owner> {
    Field(
      "startsAtEnd",
      path,
      .flag,
      "Whether its end is shown at first, and stays in sight as it grows, as in a chat."
    )
  }

  static let box = ViewForm(
    .box,
    { BoxDefinition(views: []) },
    ViewKind.box,
    "Views on a background.",
    sample: "box: {views: [label: Hello]}"
  ) {
    viewsField(\.views)
    paddingField(\.padding)
    spacingField(\.spacing)
    cornerRadiusField(\.cornerRadius)
    borderField(\.border)
    gradientField(\.gradient)
  }

  static let overlay = ViewForm(
    .overlay,
    { OverlayDefinition(views: []) },
    ViewKind.overlay,
    "Views on top of one another, the last in front; each fills it unless it is pinned or centred.",
    sample: "overlay: {views: [label: Hello]}"
  ) {
    Field(
      "views",
      \.views,
      .list(.containerView),
      isRequired: true,
      "What it holds, the lowest first; each may have `pin` and `center`.",
      example: "[image: photo, {label: {text: New, pin: [top, leading]}}]"
    )
    gradientField(\.gradient)
  }

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

extension Grammar {
  static let custom = ViewForm(
    .custom,
    { EmbeddedDefinition(.custom) },
    ViewKind.embedded,
    "A view of the app's own class, drawn as a box with its name that fills the remaining space.",
    sample: "custom: ChartView",
    short: "name"
  ) {
    Field("name", \.name, .template, isRequired: true, "The name of the class.", example: "ChartView")
  }
}
