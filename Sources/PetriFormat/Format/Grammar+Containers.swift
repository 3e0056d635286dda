import PetriCatalog

extension Grammar {
  /// A container.
  public static let container = FormShape(
    "the container",
    [
      FieldShape(
        "container",
        .name(.container),
        isRequired: true,
        "The name, unique in the catalogue, not one of UIKit's.",
        example: "modal-container"
      ),
      FieldShape("title", .text, "What people read.", example: "Modal container"),
      FieldShape("summary", .text, "What the container is for.", example: "A card with a button that closes it."),
      FieldShape(
        "parameters",
        .shared(.fields),
        "What `wrapping` may set; `${…}` in the container's views means them."
      ),
      FieldShape(
        "statusBar",
        .oneOf([.word(["child", "hidden"]), .shared(.statusBar)]),
        default: "child",
        "Who answers about the status bar; with `child` the chain goes on inwards."
      ),
      FieldShape("child", .mapping(childLayout), "Where the child goes; it fills the container without it."),
      FieldShape(
        "supportingViews",
        .oneOf([.mapping(supportingViews), .nothing]),
        "Where the content's supporting views go; without it they aren't shown here."
      ),
      FieldShape(
        "views",
        .list(.shared(.containerView)),
        "The container's own views, above the child.",
        example: "[button: Close]"
      ),
      FieldShape("presentation", .shared(.presentation), "The presentation of screens whose outermost layer it is."),
      FieldShape("background", .color, "Its colour.", example: "systemBackground"),
    ]
  )

  /// Where a container's child goes.
  public static let childLayout = FormShape(
    "'child'",
    [
      FieldShape("pin", sides, default: "edges", "The sides that it is pinned to, of the container's edges."),
      FieldShape(
        "center",
        .word(CenterAxis.self, "axis"),
        "It has its own size, in the middle of the safe area that the supporting views leave."
      ),
      FieldShape(
        "additionalSafeArea",
        .mapping(insets),
        "Insets that are added to the safe area of the child.",
        example: "{top: 30}"
      ),
      FieldShape(
        "preservesSuperviewLayoutMargins",
        .flag,
        default: "\(ChildLayout().preservesSuperviewLayoutMargins)",
        "Whether the margins of the container go on inwards."
      ),
    ]
  )

  /// Insets that are added to a safe area.
  public static let insets = FormShape(
    "'additionalSafeArea'",
    ["top", "leading", "bottom", "trailing"].map {
      FieldShape($0, .number(-10_000...10_000), default: "0", "The inset of this side, in points.")
    }
  )

  /// Where a container shows the content's supporting views.
  public static let supportingViews = FormShape(
    "'supportingViews'",
    [
      FieldShape(
        "pin",
        sides,
        default: "[\(SupportingViewsLayout().pins.map(\.rawValue).joined(separator: ", "))]",
        "The sides that they are pinned to, of the safe area and the margins."
      ),
      FieldShape(
        "axis",
        .word(StackAxis.self, "axis"),
        default: SupportingViewsLayout().axis.rawValue,
        "Their direction."
      ),
      FieldShape(
        "spacing",
        .length,
        default: SupportingViewsLayout().spacing.short,
        "The space between two of them, in points."
      ),
      FieldShape(
        "alignment",
        .word(StackAlignment.self, "alignment"),
        default: SupportingViewsLayout().alignment.rawValue,
        "How they are placed across the axis."
      ),
      FieldShape(
        "distribution",
        .word(StackDistribution.self, "distribution"),
        default: SupportingViewsLayout().distribution.rawValue,
        "How the length is shared out."
      ),
    ]
  )

  private static let sides = Shape.list(.word(PinEdge.self, "side"), orOne: true)
}
