import PetriCatalog

extension Grammar {
  static let contentRule = Shape.oneOf([
    .list(.shared(.view)), .shared(.viewOfKind), .mapping(content),
  ])

  /// Content that isn't a list of views.
  public static let content = FormShape(
    "'content'",
    [
      FieldShape(
        "views",
        .list(.shared(.view)),
        "A column of views within the safe area and the margins.",
        example: "[label: Hi]"
      ),
      FieldShape(
        "spacing",
        .length,
        default: ViewsContent(views: []).spacing.short,
        "The space between two views, in points."
      ),
      FieldShape(
        "alignment",
        .word(StackAlignment.self, "alignment"),
        default: ViewsContent(views: []).alignment.rawValue,
        "How views are placed across the column."
      ),
      FieldShape(
        "padding",
        .insets,
        "The space between the column and the safe area, in place of the system's margins.",
        example: "{top: 8, leading: 24, trailing: 24}"
      ),
      FieldShape(
        "ignoresSafeArea",
        .list(.word(PinEdge.self, "side"), orOne: true),
        "The sides on which the column goes to the edges of the screen.",
        example: "[top]"
      ),
      FieldShape("background", .color, "The colour behind it.", example: "systemGroupedBackground"),
      FieldShape(
        "tabs",
        .list(.shared(.child), atLeast: 1),
        "The screens of a tab bar controller.",
        example: "[{screen: menu}]"
      ),
      FieldShape("tabBar", .mapping(tabBar), "The colours of their bar.", example: "{tint: systemRed}"),
      FieldShape(
        "navigation",
        .list(.shared(.child), atLeast: 1),
        "The stack of a navigation controller, its root first.",
        example: "[{screen: menu}]"
      ),
      FieldShape(
        "split",
        .mapping(split),
        "The columns of a split view controller.",
        example: "{primary: {screen: cities}}"
      ),
      FieldShape(
        "pages",
        .list(.shared(.child), atLeast: 1),
        "The pages of a page view controller.",
        example: "[{screen: menu}]"
      ),
      FieldShape(
        "class",
        .reference(.class),
        "A controller written in Swift and registered under this name.",
        example: "ProductViewController"
      ),
      FieldShape(
        "alert",
        .mapping(alert),
        "An alert, which is presented.",
        example: "{title: Delete the order?, actions: [{title: Delete, style: destructive, tap: {emit: delete}}]}"
      ),
      FieldShape(
        "actionSheet",
        .mapping(actionSheet),
        "A sheet of actions, which is presented.",
        example: "{actions: [{title: Share, tap: {open: share}}, {title: Cancel, style: cancel}]}"
      ),
      FieldShape(
        "systemPrompt",
        .mapping(systemPrompt),
        "What the system asks a person to allow.",
        example: "{for: camera, message: To scan codes.}"
      ),
      FieldShape("share", .mapping(share), "The system's share sheet.", example: "{items: [\"${url}\"]}"),
    ],
    checks: [
      .exactlyOne(Content.Word.allCases.map(\.rawValue)), .goesWith("spacing", "views"),
      .goesWith("alignment", "views"), .goesWith("padding", "views"), .goesWith("ignoresSafeArea", "views"),
      .goesWith("background", "views"), .goesWith("tabBar", "tabs"),
    ]
  )

  /// The columns of a split view.
  public static let split = FormShape(
    "'split'",
    [
      FieldShape("primary", .shared(.child), isRequired: true, "The first column.", example: "{screen: cities}"),
      FieldShape("supplementary", .shared(.child), "The column between the two.", example: "{screen: cities}"),
      FieldShape("secondary", .shared(.child), "The column of the details.", example: "{screen: city}"),
    ]
  )

  /// A screen inside another.
  public static let child = FormShape(
    "the child screen",
    [
      FieldShape("screen", .reference(.screen), isRequired: true, "The screen.", example: "cart"),
      FieldShape(
        "fixture",
        .reference(.fixture),
        default: Fixture.examples,
        "The fixture that its context is made of.",
        example: "full"
      ),
      FieldShape("with", .values(.key), "Values of its context, over those of the fixture.", example: "{city: Kazan}"),
      FieldShape("title", .localized, "The title of its tab.", example: "Cart"),
      FieldShape("image", .imageName, "The image of its tab.", example: "cart"),
      FieldShape("symbol", .imageName, "The symbol of its tab, in place of an image.", example: "cart.fill"),
    ] + tabLooks,
    checks: [.notBoth("image", "symbol"), .goesWith("badgeColor", "badge")]
  )

  static let layer = Shape.oneOf([
    .reference(.layer),
    .mapping(
      FormShape(
        "the layer",
        [
          FieldShape(
            "class",
            .reference(.class),
            "A container written in Swift and registered under this name.",
            example: "CardController"
          )
        ]
          + SystemContainer.allCases.map { FieldShape($0.rawValue, .nothing, "UIKit's own, which has no parameters.") },
        checks: [.oneKey],
        others: (.container, .oneOf([.values(.key), .nothing]))
      )
    ),
  ])
}
