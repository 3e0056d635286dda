package import PetriCatalog
import PetriYAML

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

  static let row = ViewForm(
    .row,
    { RowDefinition(title: noText) },
    ViewKind.row,
    "A row of a list.",
    sample: "row: Wi-Fi",
    short: "title",
    checks: [
      .notBoth("image", "symbol"), .goesWith("imageCornerRadius", "image"), .goesWith("imageMaximumSize", "image"),
    ]
  ) {
    Field("title", \.title, .localized, isRequired: true, "Its title.", example: "Wi-Fi")
    Field("subtitle", \.subtitle, .localized, "A smaller text below the title.", example: "3 networks")
    Field("value", \.value, .localized, "A text at its end.", example: "Home")
    Field("color", \.color, .color, "The colour of its title.", example: "systemRed")
    fontField(\.font)
    imageFields(\.image, "The name of the image before the title.", example: "wifi")
    Field("imageCornerRadius", \.imageCornerRadius, .length, "The radius of its image's corners, in points.")
    Field(
      "imageMaximumSize",
      \.imageMaximumSize,
      .form(imageMaximumSize),
      "The size that a larger image is made to fit; with half of it as `imageCornerRadius` it is a circle.",
      example: "{width: 40, height: 40}"
    )
    enabledField(\.enabled)
  }

  package static let imageMaximumSize = size("imageMaximumSize")

  package static let listSection = section(of: .list(.listView), "row", hasIndex: true)

  package static let gridSection = section(of: .views, "item", hasIndex: false)

  static func section(
    of views: Rule<[ViewDefinition]>,
    _ noun: String,
    hasIndex: Bool
  ) -> Form<SectionDraft> {
    let index = Field("index", \SectionDraft.section.index, .localized, indexSummary, example: "A")
    return Form("the section", { SectionDraft() }, checks: [.goesWith("as", "each")]) {
      Field("header", \.section.header, .sectionEdge, "The title above it, or views in a column.", example: "Account")
      Field(
        "footer",
        \.section.footer,
        .sectionEdge,
        "The text below it, or views in a column.",
        example: "Nobody else sees this."
      )
      hasIndex ? [index] : []
      Field("views", \.section.views, views, isRequired: true, "Its \(noun)s.", example: "[label: Hi]")
      common("id", "when", "each", "as").map { $0.within(\.parts) }
    }
  }

  static let indexSummary = "What leads to it at the edge of the list."

  static func common(_ keys: String...) -> [Field<ViewParts>] {
    commonViewFields.filter { keys.contains($0.shape.key) }
  }

  static func empty<Owner>(_ path: FieldPath<Owner, [ViewDefinition]>) -> Field<Owner> {
    Field(
      "empty",
      path,
      .list(.view, orOne: true),
      "What is shown in its place where it holds nothing.",
      example: "[label: Nothing here]"
    )
  }

  static func refresh<Owner>(_ path: FieldPath<Owner, TapAction?>) -> Field<Owner> {
    Field("refresh", path, .tap, "What pulling it down does.", example: "{emit: reload}")
  }
}

package struct SectionDraft: Sendable {
  var section = SectionDefinition(views: [])
  var parts = ViewParts()
}

extension Rule<SectionEdge> {
  static let sectionEdge = Rule(.oneOf([.localized, .list(.shared(.view))])) { reader, node, subject in
    guard reader.tree.kind(node) == .sequence else {
      if let entry = reader.tree.onlyEntry(node), Grammar.kind(named: reader.tree.string(entry.key)) != nil {
        let what = reader.words(subject)
        reader.fail(node) { ShapeProblem.notList("the views of \(what)", FoundValue($0)) }
        return nil
      }
      return reader.localized(node, subject).map { .text($0) }
    }
    return Rule<[ViewDefinition]>.views.read(&reader, node, subject).map { .views($0) }
  }
}

extension Rule<ViewDefinition> {
  static func section(_ construct: Construct, _ form: Form<SectionDraft>) -> Rule {
    .construct(construct) { reader, node, subject in
      reader.element(node, form, subject).map { draft in
        draft.parts.view(of: .section(draft.section), at: reader.firstPlace(node))
      }
    }
  }
}
