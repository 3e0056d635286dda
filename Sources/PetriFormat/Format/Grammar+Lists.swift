import PetriCatalog

extension Grammar {
  static let list = ViewForm(
    .list,
    "Views in rows.",
    [
      FieldShape(
        "views",
        .list(.shared(.listView)),
        "Its rows, before those of its sections.",
        example: "[row: Wi-Fi]"
      ),
      FieldShape(
        "sections",
        .list(.shared(.listSection)),
        "Rows that belong together.",
        example: "[{header: Account, views: [row: Name]}]"
      ),
      FieldShape(
        "style",
        .word(ListStyle.self, "list style"),
        default: aList.style.rawValue,
        "How its rows are drawn."
      ),
      FieldShape("separators", .flag, default: "\(aList.separators)", "Whether there are lines between rows."),
      FieldShape(
        "selection",
        .word(ListSelection.self, "selection"),
        default: aList.selection.rawValue,
        "How many rows a tap selects."
      ),
      empty, refresh,
    ],
    checks: [.atLeastOne(["views", "sections"])]
  )

  static let row = ViewForm(
    .row,
    "A row of a list.",
    [
      FieldShape("title", .localized, isRequired: true, "Its title.", example: "Wi-Fi"),
      FieldShape("subtitle", .localized, "A smaller text below the title.", example: "3 networks"),
      FieldShape("value", .localized, "A text at its end.", example: "Home"),
      FieldShape("color", .color, "The colour of its title.", example: "systemRed"),
      fontField,
      FieldShape("image", .imageName, "The name of the image before the title.", example: "wifi"),
      symbol,
      FieldShape(
        "accessory",
        .oneOf([.word(RowAccessory.Word.allCases.map(\.rawValue)), .mapping(accessory)]),
        "What is at its end.",
        example: "disclosure"
      ),
      FieldShape("selected", .condition, "It is selected at first where it holds.", example: "${chosen}"),
      enabled,
      FieldShape("swipe", .mapping(swipe), "What a swipe over it offers.", example: "{trailing: [{title: Delete}]}"),
    ],
    short: "title",
    checks: [.notBoth("image", "symbol")]
  )

  static let grid = ViewForm(
    .grid,
    "Views in columns.",
    [
      FieldShape("views", .list(.shared(.view)), "Its items, before those of its sections.", example: "[label: Hi]"),
      FieldShape(
        "sections",
        .list(.shared(.gridSection)),
        "Items that belong together.",
        example: "[{header: New, views: [label: Hi]}]"
      ),
      FieldShape("columns", .integer(1...100), default: "\(aGrid.columns)", "How many items are side by side."),
      FieldShape(
        "itemSize",
        .mapping(itemSize),
        "The size of its items, in place of columns.",
        example: "{width: 120, height: 90}"
      ),
      spacing(aGrid.spacing),
      padding(aGrid.padding.top),
      FieldShape(
        "axis",
        .word(StackAxis.self, "axis"),
        default: aGrid.axis.rawValue,
        "The direction in which it scrolls."
      ),
      FieldShape(
        "paging",
        .flag,
        default: "\(aGrid.paging)",
        "Whether it scrolls by pages of its width; only with `axis: horizontal`."
      ),
      FieldShape(
        "pageDots",
        .flag,
        default: "\(aGrid.pageDots)",
        "Whether it shows a page control; only with `paging`."
      ),
      empty, refresh,
    ],
    checks: [
      .atLeastOne(["views", "sections"]), .notBoth("columns", "itemSize"), .goesWith("paging", "axis"),
      .goesWith("pageDots", "paging"),
    ]
  )

  /// Rows of a list that belong together.
  public static let listSection = section(of: .listView, "row") { $0 }

  /// Items of a grid that belong together.
  public static let gridSection = section(of: .view, "item") { $0.filter { $0.key != "index" } }

  private static func section(of view: Construct, _ noun: String, _ choose: ([FieldShape]) -> [FieldShape]) -> FormShape
  {
    let texts = [
      FieldShape("header", .localized, "The title above it.", example: "Account"),
      FieldShape("footer", .localized, "The text below it.", example: "Nobody else sees this."),
      FieldShape("index", .localized, "What leads to it at the edge of the list.", example: "A"),
      FieldShape("views", .list(.shared(view)), isRequired: true, "Its \(noun)s.", example: "[label: Hi]"),
    ]
    let common = commonViewFields.filter { ["id", "when", "each", "as"].contains($0.key) }
    return FormShape("the section", choose(texts) + common, checks: [.goesWith("as", "each")])
  }

  /// What is at the end of a row, where it isn't a word.
  public static let accessory = FormShape(
    "'accessory'",
    [
      FieldShape("checkmark", .condition, "A mark where it holds.", example: "${chosen}"),
      FieldShape("detail", .shared(.tap), "A button for details, and what a tap on it does.", example: "{open: cart}"),
      FieldShape("switch", .shared(.rowSwitch), "A switch.", example: "${on}"),
    ],
    checks: [.exactlyOne(["checkmark", "detail", "switch"])]
  )

  /// The switch of a row: what any has, but for what its place decides.
  public static let rowSwitch = FormShape(
    "the switch",
    `switch`.own + commonViewFields.filter { ["id", "tap", "tint", "alpha", "accessibilityLabel"].contains($0.key) }
  )

  static let rowSwitchRule = Shape.oneOf([.attribute(.bool, nil), .nothing, .mapping(rowSwitch)])

  /// What swipes over a row offer.
  public static let swipe = FormShape(
    "'swipe'",
    [
      FieldShape(
        "leading",
        .list(.shared(.swipeAction), orOne: true),
        "The actions of a swipe from where reading begins, from the edge inwards.",
        example: "{title: Pin, tap: {emit: pin}}"
      ),
      FieldShape(
        "trailing",
        .list(.shared(.swipeAction), orOne: true),
        "The actions of a swipe from where reading ends, from the edge inwards.",
        example: "{title: Delete, style: destructive, tap: {emit: delete}}"
      ),
    ],
    checks: [.atLeastOne(["leading", "trailing"])]
  )

  /// An action that a swipe over a row offers.
  public static let swipeAction = FormShape(
    "the swipe action",
    [
      FieldShape("title", .localized, isRequired: true, "Its title.", example: "Delete"),
      FieldShape("image", .imageName, "The name of its image.", example: "trash"),
      symbol,
      FieldShape(
        "style",
        .word(SwipeActionStyle.self, "swipe action style"),
        default: SwipeActionStyle.normal.rawValue,
        "What it is for; `destructive` is red."
      ),
      FieldShape("tap", .shared(.tap), "What a tap on it does.", example: "{emit: delete}"),
    ] + commonViewFields.filter { ["when", "background"].contains($0.key) },
    checks: [.notBoth("image", "symbol")]
  )

  /// The size of a grid's items.
  public static let itemSize = FormShape(
    "'itemSize'",
    [
      FieldShape("width", .number(1...10_000), isRequired: true, "In points.", example: "120"),
      FieldShape("height", .number(1...10_000), isRequired: true, "In points.", example: "90"),
    ]
  )

  private static let empty = FieldShape(
    "empty",
    .list(.shared(.view), orOne: true),
    "What is shown in its place where it holds nothing.",
    example: "[label: Nothing here]"
  )
  private static let refresh = FieldShape(
    "refresh",
    .shared(.tap),
    "What pulling it down does.",
    example: "{emit: reload}"
  )
  private static let aList = ListDefinition(views: [])
  private static let aGrid = GridDefinition(views: [])
}
