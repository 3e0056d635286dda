import PetriCatalog

extension Shape {
  /// The same inset of all sides, or some of them.
  static let insets = Shape.oneOf([.length, .mapping(Grammar.padding)])
}

extension Grammar {
  /// The keys of what a view looks like at its edges and how much room it takes; every kind of view has them.
  static let lookFields = [
    FieldShape("minWidth", .length, "Its least width, in points."),
    FieldShape("maxWidth", .length, "Its greatest width, in points; it is centred where there is more."),
    FieldShape("minHeight", .length, "Its least height, in points."),
    FieldShape("maxHeight", .length, "Its greatest height, in points."),
    FieldShape("aspectRatio", .number(0.01...100), "Its width divided by its height.", example: "1.5"),
    FieldShape(
      "grow",
      .flag,
      default: "\(ViewRoom().grow)",
      "Whether it takes the space that its stack or column has left, and shrinks first where there is too little."
    ),
    FieldShape(
      "hidden",
      .condition,
      default: "false",
      "The view is hidden where it holds, and keeps its space.",
      example: "${empty}"
    ),
    cornerRadius,
    border,
    FieldShape("shadow", .mapping(shadow), "The shadow behind it.", example: "{radius: 8, y: 4}"),
  ]

  /// What must hold between sizes.
  static let lookChecks: [KeyCheck] = [
    .ordered("minWidth", "maxWidth"), .ordered("minHeight", "maxHeight"),
    .notBoth("width", "minWidth"), .notBoth("width", "maxWidth"),
    .notBoth("height", "minHeight"), .notBoth("height", "maxHeight"),
    .notAll(["aspectRatio", "width", "height"]),
  ]

  static let cornerRadius = FieldShape(
    "cornerRadius",
    .length,
    default: ViewEdges().cornerRadius.short,
    "The radius of its corners, in points."
  )

  static let border = FieldShape(
    "border",
    .oneOf([.color, .mapping(borderFields)]),
    "The colour of its border, or its colour and width; no border by default.",
    example: "separator"
  )

  /// A line along the edges of a view.
  public static let borderFields = FormShape(
    "'border'",
    [
      FieldShape("color", .color, isRequired: true, "Its colour.", example: "separator"),
      FieldShape("width", .length, default: aBorder.width.short, "Its width, in points, inside the edges."),
    ]
  )

  /// What a view casts behind it.
  public static let shadow = FormShape(
    "'shadow'",
    [
      FieldShape("color", .color, default: "black", "Its colour."),
      FieldShape(
        "radius",
        .number(0...100),
        default: ShadowDefinition().radius.short,
        "How far it is blurred, in points."
      ),
      FieldShape("opacity", .number(0...1), default: ShadowDefinition().opacity.short, "How opaque it is."),
      FieldShape(
        "x",
        .number(-1_000...1_000),
        default: ShadowDefinition().x.short,
        "Its offset to the right, in points."
      ),
      FieldShape("y", .number(-1_000...1_000), default: ShadowDefinition().y.short, "Its offset downwards, in points."),
    ]
  )

  /// The space between the edges of a view and what it holds.
  public static let padding = FormShape(
    "'padding'",
    ["top", "leading", "bottom", "trailing"].map {
      FieldShape($0, .length, default: "0", "The space at this side, in points.")
    }
  )

  static func padding(_ usual: Double) -> FieldShape {
    FieldShape(
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
      FieldShape(
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
