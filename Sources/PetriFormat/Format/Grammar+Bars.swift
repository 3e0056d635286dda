import PetriCatalog

extension Grammar {
  /// What the bars of a navigation controller show while the screen is on top of its stack.
  public static let bar = FormShape(
    "'bar'",
    [
      FieldShape(
        "leading",
        .list(.shared(.barItem), orOne: true),
        "The buttons where reading begins, from the edge inwards.",
        example: "[{system: cancel, tap: dismiss}]"
      ),
      FieldShape(
        "trailing",
        .list(.shared(.barItem), orOne: true),
        "The buttons where reading ends, from the edge inwards.",
        example: "[{title: Edit, tap: {emit: edit}}]"
      ),
      FieldShape(
        "toolbar",
        .list(.shared(.barItem), orOne: true),
        "What the bar at the bottom holds; there is none without it.",
        example: "[{system: trash, tap: {emit: delete}}, space]"
      ),
      FieldShape("prompt", .localized, "A line above the title.", example: "Step 2 of 3"),
      FieldShape("largeTitle", .flag, "Whether the title is large; without it, as that of the screen before."),
      FieldShape(
        "backButtonTitle",
        .localized,
        "What the button says that leads back to this screen; its title without it.",
        example: "Back"
      ),
      FieldShape("search", .mapping(search), "A search bar below the title.", example: "{placeholder: Dishes}"),
      FieldShape("background", .color, "What the navigation bar is painted with.", example: "systemYellow"),
      FieldShape("tint", .color, "The colour of the navigation bar's buttons.", example: "systemRed"),
      FieldShape(
        "hidesBackButton",
        .flag,
        default: "\(BarDefinition().hidesBackButton)",
        "Whether there is no back button."
      ),
      FieldShape("hidden", .flag, default: "\(BarDefinition().hidden)", "Whether there is no navigation bar."),
    ] + toolbarColors,
    checks: [.goesWith("toolbarBackground", "toolbar"), .goesWith("toolbarTint", "toolbar")]
  )

  static let barItemRule = Shape.oneOf([.word(["space"]), .mapping(barItem)])

  /// A button of a bar.
  public static let barItem = FormShape(
    "the bar item",
    [
      FieldShape("title", .localized, "Its title.", example: "Edit"),
      FieldShape("image", .imageName, "The name of its image, which is shown in place of the title.", example: "gear"),
      symbol,
      FieldShape(
        "system",
        .word(BarSystemItem.self, "system item"),
        "One of the system's buttons, in place of a title and an image."
      ),
      FieldShape("tap", .shared(.tap), "What a tap does.", example: "{open: cart}"),
      FieldShape(
        "menu",
        menuRule,
        "The menu that a tap opens; a long press where it has a `tap`.",
        example: menuExample
      ),
      FieldShape(
        "style",
        .word(BarItemStyle.self, "bar item style"),
        default: BarItemStyle.plain.rawValue,
        "Its look; `done` is bold."
      ),
      FieldShape("enabled", .condition, "It can be tapped where it holds.", example: "${filled}"),
      FieldShape("when", .condition, "It is shown where it holds.", example: "${signedIn}"),
      FieldShape("id", .name(.id), "A name for tests and taps, unique in the screen.", example: "edit"),
      FieldShape("tint", .color, "Its colour.", example: "systemRed"),
      FieldShape("accessibilityLabel", .localized, "What VoiceOver reads.", example: "Settings"),
    ],
    checks: [
      .atLeastOne(["title", "image", "symbol", "system"]), .notBoth("system", "title"), .notBoth("system", "image"),
      .notBoth("system", "symbol"), .notBoth("image", "symbol"),
    ]
  )
}
