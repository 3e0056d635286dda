package import PetriCatalog

extension Grammar {
  package static let tabBar = Form(
    "'tabBar'",
    { TabBarDefinition() },
    checks: [.atLeastOne(["background", "tint", "unselectedTint"])]
  ) {
    Field("background", \.background, .color, "What it is painted with.", example: "secondarySystemBackground")
    Field("tint", \.tint, .color, "The colour of the tab that is selected.", example: "systemRed")
    Field("unselectedTint", \.unselectedTint, .color, "The colour of the other tabs.", example: "systemGray")
  }
}
