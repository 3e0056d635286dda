package import PetriCatalog

extension Grammar {
  static let grid = ViewForm(
    .grid,
    { GridDefinition(views: []) },
    ViewKind.grid,
    "Views in columns.",
    sample: "grid: {views: [label: Hello]}",
    checks: [
      .atLeastOne(["views", "sections"]), .notBoth("columns", "itemSize"), .goesWith("paging", "axis"),
      .goesWith("pageDots", "paging"),
    ]
  ) {
    Field("views", \.views, .views, "Its items, before those of its sections.", example: "[label: Hi]")
    Field(
      "sections",
      \.sections,
      .list(.section(.gridSection, gridSection)),
      "Items that belong together.",
      example: "[{header: New, views: [label: Hi]}]"
    )
    Field(
      "columns",
      \.columns,
      .integer(1...100),
      "How many items are side by side; 2 by default, and 1 with `paging`.",
      example: "3"
    )
    Field(
      "itemSize",
      \.itemSize,
      .form(itemSize),
      "The size of its items, in place of columns.",
      example: "{width: 120, height: 90}"
    )
    spacingField(\.spacing)
    paddingField(\.padding)
    Field("axis", \.axis, .word("axis"), "The direction in which it scrolls.")
    Field("paging", \.paging, .flag, "Whether it scrolls by pages of its width; only with `axis: horizontal`.")
    Field("pageDots", \.pageDots, .flag, "Whether it shows a page control; only with `paging`.")
    empty(\.empty)
    refresh(\.refresh)
  }

  package static let itemSize = size("itemSize")

  static func size(_ key: String) -> Form<ViewSize> {
    Form("'\(key)'", { ViewSize(width: 0, height: 0) }) {
      Field("width", \.width, .number(1...10_000), isRequired: true, "In points.", example: "120")
      Field("height", \.height, .number(1...10_000), isRequired: true, "In points.", example: "90")
    }
  }
}
