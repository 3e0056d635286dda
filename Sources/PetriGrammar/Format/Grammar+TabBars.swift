import PetriCatalog

extension Grammar {
  /// The colours of a tab bar.
  public static let tabBar = Fields(
    "'tabBar'",
    [
      Field("background", .color, "What it is painted with.", example: "secondarySystemBackground"),
      Field("tint", .color, "The colour of the tab that is selected.", example: "systemRed"),
      Field("unselectedTint", .color, "The colour of the other tabs.", example: "systemGray"),
    ],
    checks: [.atLeastOne(["background", "tint", "unselectedTint"])]
  )

  /// How a tab stands out in its bar.
  static let tabLooks = [
    Field(
      "badge",
      .localized,
      "The badge of its tab; none while it is empty.",
      example: "${state.unread}"
    ),
    Field("badgeColor", .color, "The badge's colour; the system's red by default.", example: "systemBlue"),
  ]

  /// The colours of a toolbar.
  static let toolbarColors = [
    Field("toolbarBackground", .color, "What the toolbar is painted with.", example: "systemYellow"),
    Field("toolbarTint", .color, "The colour of the toolbar's buttons.", example: "systemRed"),
  ]
}
