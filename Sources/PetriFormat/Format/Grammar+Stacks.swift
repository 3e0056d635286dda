import PetriCatalog

extension Grammar {
  /// A level of the stack that a route requires.
  public static let requiredLevel = FormShape(
    "the level",
    requiredFields + [
      FieldShape(
        "tab",
        .reference(.screen),
        "The tab that is selected, by the screen that it begins with; the other tabs stay as they are.",
        example: "account"
      ),
      FieldShape(
        "push",
        .list(.oneOf([.reference(.screen), .mapping(requiredScreen)]), atLeast: 1),
        "What is on the stack above the screen, or above the tab's first one.",
        example: "[orders]"
      ),
    ]
  )

  /// A screen of the stack that a route requires, with more than its name.
  public static let requiredScreen = FormShape("the screen", requiredFields)

  private static let requiredFields = [
    FieldShape("screen", .reference(.screen), isRequired: true, "The screen.", example: "home"),
    FieldShape("with", .values(.key), "Values of its context, over those of the route.", example: "{city: Kazan}"),
    FieldShape(
      "context",
      .oneOf([.word(RouteFind.Match.words, "match"), .list(.reference(.key), atLeast: 1)]),
      default: "same",
      "Which one stays: `same` that shows the same, as far as values are given; a list, the same values of these keys; `any`, any."
    ),
  ]
}
