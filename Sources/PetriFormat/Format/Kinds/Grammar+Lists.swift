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
    empty(\.empty)
    refresh(\.refresh)
  }

  static let row = ViewForm(
    .row,
    { RowDefinition(title: noText) },
    ViewKind.row,
    "A row of a list.",
    sample: "row: Wi-Fi",
    short: "title",
    checks: [.notBoth("image", "symbol")]
  ) {
    Field("title", \.title, .localized, isRequired: true, "Its title.", example: "Wi-Fi")
    Field("subtitle", \.subtitle, .localized, "A smaller text below the title.", example: "3 networks")
    Field("value", \.value, .localized, "A text at its end.", example: "Home")
    Field("color", \.color, .color, "The colour of its title.", example: "systemRed")
    fontField(\.font)
    imageFields(\.image, "The name of the image before the title.", example: "wifi")
    Field(
      "accessory",
      \.accessory,
      .oneOf(Rule<RowAccessory.Word>.word().map(\.accessory), Rule.form(accessory).map(\.accessory)),
      "What is at its end.",
      example: "disclosure"
    )
    Field("selected", \.selected, .condition, "It is selected at first where it holds.", example: "${chosen}")
    enabledField(\.enabled)
    Field("swipe", .form(swipe), "What a swipe over it offers.", example: "{trailing: [{title: Delete}]}") {
      row,
      swipe,
      _,
      _ in
      row.leadingSwipe = swipe.leading
      row.trailingSwipe = swipe.trailing
    }
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
    Field("columns", \.columns, .integer(1...100), "How many items are side by side.")
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

  /// Rows of a list that belong together.
  package static let listSection = section(of: .list(.listView), "row", hasIndex: true)

  /// Items of a grid that belong together.
  package static let gridSection = section(of: .views, "item", hasIndex: false)

  private static func section(
    of views: Rule<[ViewDefinition]>,
    _ noun: String,
    hasIndex: Bool
  ) -> Form<SectionDraft> {
    let index = Field("index", \SectionDraft.section.index, .localized, indexSummary, example: "A")
    return Form("the section", { SectionDraft() }, checks: [.goesWith("as", "each")]) {
      Field("header", \.section.header, .localized, "The title above it.", example: "Account")
      Field("footer", \.section.footer, .localized, "The text below it.", example: "Nobody else sees this.")
      hasIndex ? [index] : []
      Field("views", \.section.views, views, isRequired: true, "Its \(noun)s.", example: "[label: Hi]")
      common("id", "when", "each", "as").map { $0.within(\.parts) }
    }
  }

  private static let indexSummary = "What leads to it at the edge of the list."

  /// Some of the keys that every kind of view has.
  private static func common(_ keys: String...) -> [Field<ViewParts>] {
    commonViewFields.filter { keys.contains($0.shape.key) }
  }

  /// The mapping at the end of a row.
  package static let accessory = Form(
    "'accessory'",
    { AccessoryDraft() },
    checks: [.exactlyOne(["checkmark", "detail", "switch"])]
  ) {
    Field(
      "checkmark",
      \.accessory,
      Rule.condition.map { .checkmark($0) },
      "A mark where it holds.",
      example: "${chosen}"
    )
    Field(
      "detail",
      \.accessory,
      Rule.tap.map { .detail($0) },
      "A button for details, and what a tap on it does.",
      example: "{open: cart}"
    )
    Field("switch", \.accessory, .rowSwitch, "A switch.", example: "${on}")
  }

  /// The switch of a row: the keys that any has, but for those that its place decides.
  package static let rowSwitch = Form("the switch", { RowSwitchDraft() }) {
    switchFields.map { $0.within(\.control) }
    common("id", "tap", "tint", "alpha", "accessibilityLabel").map { $0.within(\.parts) }
  }

  /// The actions that swipes over a row offer.
  package static let swipe = Form("'swipe'", { SwipeDraft() }, checks: [.atLeastOne(["leading", "trailing"])]) {
    Field(
      "leading",
      \.leading,
      .list(.swipeAction, orOne: true),
      "The actions of a swipe from where reading begins, from the edge inwards.",
      example: "{title: Pin, tap: {emit: pin}}"
    )
    Field(
      "trailing",
      \.trailing,
      .list(.swipeAction, orOne: true),
      "The actions of a swipe from where reading ends, from the edge inwards.",
      example: "{title: Delete, style: destructive, tap: {emit: delete}}"
    )
  }

  /// An action that a swipe over a row offers.
  package static let swipeAction = Form(
    "the swipe action",
    { SwipeActionDraft() },
    checks: [.notBoth("image", "symbol")]
  ) {
    Field("title", \.action.title, .localized, isRequired: true, "Its title.", example: "Delete")
    imageFields(\.action.image, example: "trash")
    Field("style", \.action.style, .word("swipe action style"), "What it is for; `destructive` is red.")
    Field("tap", \.parts.view.tap, .tap, "What a tap on it does.", example: "{emit: delete}")
    common("when", "background").map { $0.within(\.parts) }
  }

  /// The size of a grid's items.
  package static let itemSize = Form("'itemSize'", { GridDefinition.ItemSize(width: 0, height: 0) }) {
    Field("width", \.width, .number(1...10_000), isRequired: true, "In points.", example: "120")
    Field("height", \.height, .number(1...10_000), isRequired: true, "In points.", example: "90")
  }

  private static func empty<Owner>(_ path: WritableKeyPath<Owner, [ViewDefinition]> & Sendable) -> Field<Owner> {
    Field(
      "empty",
      path,
      .list(.view, orOne: true),
      "What is shown in its place where it holds nothing.",
      example: "[label: Nothing here]"
    )
  }

  private static func refresh<Owner>(_ path: WritableKeyPath<Owner, TapAction?> & Sendable) -> Field<Owner> {
    Field("refresh", path, .tap, "What pulling it down does.", example: "{emit: reload}")
  }
}

/// A section as its keys are read.
package struct SectionDraft: Sendable {
  var section = SectionDefinition(views: [])
  var parts = ViewParts()
}

/// The accessory of a row as its keys are read.
package struct AccessoryDraft: Sendable {
  var accessory: RowAccessory?
}

/// The switch of a row as its keys are read.
package struct RowSwitchDraft: Sendable {
  var control = SwitchDefinition()
  var parts = ViewParts()
}

/// The actions of swipes as their keys are read.
package struct SwipeDraft: Sendable {
  var leading: [ViewDefinition] = []
  var trailing: [ViewDefinition] = []
}

/// An action of a swipe as its keys are read.
package struct SwipeActionDraft: Sendable {
  var action = SwipeActionDefinition(title: Grammar.noText)
  var parts = ViewParts()
}

extension RowAccessory.Word {
  fileprivate var accessory: RowAccessory {
    switch self {
    case .disclosure: .disclosure
    case .checkmark: .checkmark(nil)
    }
  }
}

extension Rule<ViewDefinition> {
  /// A section, which may be there for each element of a list.
  fileprivate static func section(_ construct: Construct, _ form: Form<SectionDraft>) -> Rule {
    .construct(construct) { reader, node, subject in
      reader.element(node, form, subject).map { draft in
        draft.parts.view(of: .section(draft.section), at: reader.firstPlace(node))
      }
    }
  }

  /// An action that a swipe over a row offers.
  fileprivate static let swipeAction = Rule.construct(.swipeAction) { reader, node, subject in
    reader.element(node, Grammar.swipeAction, subject).map { draft in
      draft.parts.view(of: .swipeAction(draft.action), at: reader.firstPlace(node))
    }
  }
}

extension Rule<RowAccessory> {
  /// A switch at the end of a row, whose place is that of its key.
  fileprivate static let rowSwitch: Rule = {
    let short = Grammar.switchFields[0].within(\RowSwitchDraft.control)
    return Rule(.shared(.rowSwitch), takesNothing: true) { reader, node, subject in
      guard case .key(let key) = subject else { return nil }
      var draft = RowSwitchDraft()
      if reader.tree.kind(node) == .mapping {
        guard reader.fill(&draft, node, Grammar.rowSwitch, subject) else { return nil }
      } else if !reader.tree.isNull(node) {
        guard reader.fill(&draft, with: node, ofShort: short, Grammar.rowSwitch) else { return nil }
      }
      return .switch(draft.parts.view(of: .switch(draft.control), at: reader.place(key)))
    }
  }()
}
