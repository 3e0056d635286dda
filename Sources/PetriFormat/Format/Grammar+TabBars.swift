import PetriCatalog

extension Grammar {
  /// The colours of a tab bar.
  public static let tabBar = FormShape(
    "'tabBar'",
    [
      FieldShape("background", .color, "What it is painted with.", example: "secondarySystemBackground"),
      FieldShape("tint", .color, "The colour of the tab that is selected.", example: "systemRed"),
      FieldShape("unselectedTint", .color, "The colour of the other tabs.", example: "systemGray"),
    ],
    checks: [.atLeastOne(["background", "tint", "unselectedTint"])]
  )

  /// How a tab stands out in its bar.
  static let tabLooks = [
    FieldShape(
      "badge",
      .localized,
      "The badge of its tab; none while it is empty.",
      example: "${state.unread}"
    ),
    FieldShape("badgeColor", .color, "The badge's colour; the system's red by default.", example: "systemBlue"),
  ]

  /// The colours of a toolbar.
  static let toolbarColors = [
    FieldShape("toolbarBackground", .color, "What the toolbar is painted with.", example: "systemYellow"),
    FieldShape("toolbarTint", .color, "The colour of the toolbar's buttons.", example: "systemRed"),
  ]
}
