import PetriCatalog

extension Grammar {
  static let contentRule = Rule.oneOf([
    .list(.shared(.view)), .shared(.viewOfKind), .mapping(content),
  ])

  /// Content that isn't a list of views.
  public static let content = Fields(
    "'content'",
    [
      Field(
        "views",
        .list(.shared(.view)),
        "A column of views within the safe area and the margins.",
        example: "[label: Hi]"
      ),
      Field(
        "spacing",
        .length,
        default: ViewsContent(views: []).spacing.short,
        "The space between two views, in points."
      ),
      Field(
        "alignment",
        .word(StackAlignment.self, "alignment"),
        default: ViewsContent(views: []).alignment.rawValue,
        "How views are placed across the column."
      ),
      Field(
        "padding",
        .insets,
        "The space between the column and the safe area, in place of the system's margins.",
        example: "{top: 8, leading: 24, trailing: 24}"
      ),
      Field(
        "ignoresSafeArea",
        .list(.word(PinEdge.self, "side"), orOne: true),
        "The sides on which the column goes to the edges of the screen.",
        example: "[top]"
      ),
      Field("background", .color, "The colour behind it.", example: "systemGroupedBackground"),
      Field(
        "tabs",
        .list(.shared(.child), atLeast: 1),
        "The screens of a tab bar controller.",
        example: "[{screen: menu}]"
      ),
      Field("tabBar", .mapping(tabBar), "The colours of their bar.", example: "{tint: systemRed}"),
      Field(
        "navigation",
        .list(.shared(.child), atLeast: 1),
        "The stack of a navigation controller, its root first.",
        example: "[{screen: menu}]"
      ),
      Field(
        "split",
        .mapping(split),
        "The columns of a split view controller.",
        example: "{primary: {screen: cities}}"
      ),
      Field(
        "pages",
        .list(.shared(.child), atLeast: 1),
        "The pages of a page view controller.",
        example: "[{screen: menu}]"
      ),
      Field(
        "class",
        .reference(.class),
        "A controller written in Swift and registered under this name.",
        example: "ProductViewController"
      ),
      Field(
        "alert",
        .mapping(alert),
        "An alert, which is presented.",
        example: "{title: Delete the order?, actions: [{title: Delete, style: destructive, tap: {emit: delete}}]}"
      ),
      Field(
        "actionSheet",
        .mapping(actionSheet),
        "A sheet of actions, which is presented.",
        example: "{actions: [{title: Share, tap: {open: share}}, {title: Cancel, style: cancel}]}"
      ),
      Field(
        "systemPrompt",
        .mapping(systemPrompt),
        "What the system asks a person to allow.",
        example: "{for: camera, message: To scan codes.}"
      ),
      Field("share", .mapping(share), "The system's share sheet.", example: "{items: [\"${url}\"]}"),
    ],
    checks: [
      .exactlyOne(Content.Word.allCases.map(\.rawValue)), .goesWith("spacing", "views"),
      .goesWith("alignment", "views"), .goesWith("padding", "views"), .goesWith("ignoresSafeArea", "views"),
      .goesWith("background", "views"), .goesWith("tabBar", "tabs"),
    ]
  )

  /// The columns of a split view.
  public static let split = Fields(
    "'split'",
    [
      Field("primary", .shared(.child), isRequired: true, "The first column.", example: "{screen: cities}"),
      Field("supplementary", .shared(.child), "The column between the two.", example: "{screen: cities}"),
      Field("secondary", .shared(.child), "The column of the details.", example: "{screen: city}"),
    ]
  )

  /// A screen inside another.
  public static let child = Fields(
    "the child screen",
    [
      Field("screen", .reference(.screen), isRequired: true, "The screen.", example: "cart"),
      Field(
        "fixture",
        .reference(.fixture),
        default: Fixture.examples,
        "The fixture that its context is made of.",
        example: "full"
      ),
      Field("with", .values(.key), "Values of its context, over those of the fixture.", example: "{city: Kazan}"),
      Field("title", .localized, "The title of its tab.", example: "Cart"),
      Field("image", .imageName, "The image of its tab.", example: "cart"),
      Field("symbol", .imageName, "The symbol of its tab, in place of an image.", example: "cart.fill"),
    ] + tabLooks,
    checks: [.notBoth("image", "symbol"), .goesWith("badgeColor", "badge")]
  )

  static let layer = Rule.oneOf([
    .reference(.layer),
    .mapping(
      Fields(
        "the layer",
        [
          Field(
            "class",
            .reference(.class),
            "A container written in Swift and registered under this name.",
            example: "CardController"
          )
        ]
          + SystemContainer.allCases.map { Field($0.rawValue, .nothing, "UIKit's own, which has no parameters.") },
        checks: [.oneKey],
        others: (.container, .oneOf([.values(.key), .nothing]))
      )
    ),
  ])
}
