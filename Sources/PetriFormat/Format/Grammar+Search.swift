import PetriCatalog

extension Grammar {
  /// The search bar of a navigation bar.
  public static let search = FormShape(
    "'search'",
    [
      FieldShape("placeholder", .localized, "What it shows while it is empty.", example: "Dishes"),
      FieldShape("text", .localized, "What it holds at first.", example: "Pizza"),
      FieldShape(
        "scopes",
        .oneOf([.list(.localized, atLeast: 2), .named(.case, .localized)]),
        "The kinds of search, shown while somebody searches; of a choice in the order of its values, or by value.",
        example: "[All, Vegetarian]"
      ),
      FieldShape(
        "selected",
        .selection,
        default: "0",
        "The place of the selected kind, from 0, or a choice's value.",
        example: "1"
      ),
      FieldShape(
        "showsScopes",
        .flag,
        default: "\(SearchDefinition().showsScopes)",
        "Whether the kinds are shown while nobody searches, too."
      ),
      FieldShape(
        "active",
        .attribute(.bool, nil),
        default: "false",
        "Whether somebody searches: there is a button to cancel, and the title makes room."
      ),
      FieldShape("onSubmit", .shared(.tap), "What the key to search does.", example: "{open: cart}"),
      FieldShape(
        "hidesWhenScrolling",
        .flag,
        default: "\(SearchDefinition().hidesWhenScrolling)",
        "Whether it is there only where the content is at its top."
      ),
    ],
    checks: [
      .goesWith("selected", "scopes"), .goesWith("showsScopes", "scopes"), .place("selected", of: "scopes"),
      .titles("scopes", by: "selected"),
    ]
  )
}
