import PetriCatalog

extension Grammar {
  /// What the bars of a navigation controller show while the screen is on top of its stack.
  public static let bar = Fields(
    "'bar'",
    [
      Field(
        "leading",
        .list(.shared(.barItem), orOne: true),
        "The buttons where reading begins, from the edge inwards.",
        example: "[{system: cancel, tap: dismiss}]"
      ),
      Field(
        "trailing",
        .list(.shared(.barItem), orOne: true),
        "The buttons where reading ends, from the edge inwards.",
        example: "[{title: Edit, tap: {emit: edit}}]"
      ),
      Field(
        "toolbar",
        .list(.shared(.barItem), orOne: true),
        "What the bar at the bottom holds; there is none without it.",
        example: "[{system: trash, tap: {emit: delete}}, space]"
      ),
      Field("prompt", .localized, "A line above the title.", example: "Step 2 of 3"),
      Field("largeTitle", .flag, "Whether the title is large; without it, as that of the screen before."),
      Field(
        "backButtonTitle",
        .localized,
        "What the button says that leads back to this screen; its title without it.",
        example: "Back"
      ),
      Field("search", .mapping(search), "A search bar below the title.", example: "{placeholder: Dishes}"),
      Field("background", .color, "What the navigation bar is painted with.", example: "systemYellow"),
      Field("tint", .color, "The colour of the navigation bar's buttons.", example: "systemRed"),
      Field(
        "hidesBackButton",
        .flag,
        default: "\(BarDefinition().hidesBackButton)",
        "Whether there is no back button."
      ),
      Field("hidden", .flag, default: "\(BarDefinition().hidden)", "Whether there is no navigation bar."),
    ] + toolbarColors,
    checks: [.goesWith("toolbarBackground", "toolbar"), .goesWith("toolbarTint", "toolbar")]
  )

  static let barItemRule = Rule.oneOf([.word(["space"]), .mapping(barItem)])

  /// A button of a bar.
  public static let barItem = Fields(
    "the bar item",
    [
      Field("title", .localized, "Its title.", example: "Edit"),
      Field("image", .imageName, "The name of its image, which is shown in place of the title.", example: "gear"),
      symbol,
      Field(
        "system",
        .word(BarSystemItem.self, "system item"),
        "One of the system's buttons, in place of a title and an image."
      ),
      Field("tap", .shared(.tap), "What a tap does.", example: "{open: cart}"),
      Field("menu", menuRule, "The menu that a tap opens; a long press where it has a `tap`.", example: menuExample),
      Field(
        "style",
        .word(BarItemStyle.self, "bar item style"),
        default: BarItemStyle.plain.rawValue,
        "Its look; `done` is bold."
      ),
      Field("enabled", .condition, "It can be tapped where it holds.", example: "${filled}"),
      Field("when", .condition, "It is shown where it holds.", example: "${signedIn}"),
      Field("id", .name(.id), "A name for tests and taps, unique in the screen.", example: "edit"),
      Field("tint", .color, "Its colour.", example: "systemRed"),
      Field("accessibilityLabel", .localized, "What VoiceOver reads.", example: "Settings"),
    ],
    checks: [
      .atLeastOne(["title", "image", "symbol", "system"]), .notBoth("system", "title"), .notBoth("system", "image"),
      .notBoth("system", "symbol"), .notBoth("image", "symbol"),
    ]
  )
}
