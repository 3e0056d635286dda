import PetriCatalog

extension Rule {
  /// The same inset of all sides, or some of them.
  static let insets = Rule.oneOf([.length, .mapping(Grammar.padding)])
}

extension Grammar {
  /// The keys of what a view looks like at its edges and how much room it takes; every kind of view has them.
  static let lookFields = [
    Field("minWidth", .length, "Its least width, in points."),
    Field("maxWidth", .length, "Its greatest width, in points; it is centred where there is more."),
    Field("minHeight", .length, "Its least height, in points."),
    Field("maxHeight", .length, "Its greatest height, in points."),
    Field("aspectRatio", .number(0.01...100), "Its width divided by its height.", example: "1.5"),
    Field(
      "grow",
      .flag,
      default: "\(ViewRoom().grow)",
      "Whether it takes the space that its stack or column has left, and shrinks first where there is too little."
    ),
    Field(
      "hidden",
      .condition,
      default: "false",
      "The view is hidden where it holds, and keeps its space.",
      example: "${empty}"
    ),
    cornerRadius,
    border,
    Field("shadow", .mapping(shadow), "The shadow behind it.", example: "{radius: 8, y: 4}"),
  ]

  /// What must hold between sizes.
  static let lookChecks: [KeyCheck] = [
    .ordered("minWidth", "maxWidth"), .ordered("minHeight", "maxHeight"),
    .notBoth("width", "minWidth"), .notBoth("width", "maxWidth"),
    .notBoth("height", "minHeight"), .notBoth("height", "maxHeight"),
    .notAll(["aspectRatio", "width", "height"]),
  ]

  static let cornerRadius = Field(
    "cornerRadius",
    .length,
    default: ViewEdges().cornerRadius.short,
    "The radius of its corners, in points."
  )

  static let border = Field(
    "border",
    .oneOf([.color, .mapping(borderFields)]),
    "The colour of its border, or its colour and width; no border by default.",
    example: "separator"
  )

  /// A line along the edges of a view.
  public static let borderFields = Fields(
    "'border'",
    [
      Field("color", .color, isRequired: true, "Its colour.", example: "separator"),
      Field("width", .length, default: aBorder.width.short, "Its width, in points, inside the edges."),
    ]
  )

  /// What a view casts behind it.
  public static let shadow = Fields(
    "'shadow'",
    [
      Field("color", .color, default: "black", "Its colour."),
      Field("radius", .number(0...100), default: ShadowDefinition().radius.short, "How far it is blurred, in points."),
      Field("opacity", .number(0...1), default: ShadowDefinition().opacity.short, "How opaque it is."),
      Field(
        "x",
        .number(-1_000...1_000),
        default: ShadowDefinition().x.short,
        "Its offset to the right, in points."
      ),
      Field("y", .number(-1_000...1_000), default: ShadowDefinition().y.short, "Its offset downwards, in points."),
    ]
  )

  /// The space between the edges of a view and what it holds.
  public static let padding = Fields(
    "'padding'",
    ["top", "leading", "bottom", "trailing"].map {
      Field($0, .length, default: "0", "The space at this side, in points.")
    }
  )

  static func padding(_ usual: Double) -> Field {
    Field(
      "padding",
      .insets,
      default: usual.short,
      "The space between its edges and its views, in points: one number, or a number for each side."
    )
  }

  /// Views above one another.
  static let overlay = ViewForm(
    .overlay,
    "Views on top of one another, the last in front; each fills it unless it is pinned or centred.",
    [
      Field(
        "views",
        .list(.shared(.containerView)),
        isRequired: true,
        "What it holds, the lowest first; each may have `pin` and `center`.",
        example: "[image: photo, {label: {text: New, pin: [top, leading]}}]"
      )
    ]
  )

  private static let aBorder = BorderDefinition(color: .value(.named("separator")))
}
