import PetriCatalog

extension Grammar {
  static let list = ViewForm(
    .list,
    { ListDefinition(views: []) },
    ViewKind.list,
    "Views in rows.",
    sample: "list: {views: [label: Hello]}",
    checks: [.atLeastOne(["views", "sections"])]
  ) {
    Field("views", \.views, .list(.listView), "Its rows, before those of its sections.", example: "[row: Wi-Fi]")
    Field(
      "sections",
      \.sections,
      .list(.section(.listSection, listSection)),
      "Rows that belong together.",
      example: "[{header: Account, views: [row: Name]}]"
    )
    Field("style", \.style, .word("list style"), "How its rows are drawn.")
    Field("separators", \.separators, .flag, "Whether there are lines between rows.")
    Field("selection", \.selection, .word("selection"), "How many rows a tap selects.")
    startsAtEnd(\.startsAtEnd)
    empty(\.empty)
    refresh(\.refresh)
  }
}
