import PetriCatalog

extension Grammar {
  /// The lines of a menu.
  static let menuRule = Shape.list(.shared(.menuElement), atLeast: 1)

  static let menuExample =
    "[{title: Copy, tap: {emit: copy}}, {title: Delete, style: destructive, tap: {emit: delete}}]"

  /// A line of a menu, or a menu in it.
  public static let menuElement = FormShape(
    "the menu element",
    [
      FieldShape("title", .localized, "Its title; only a menu that is `inline` may have none.", example: "Copy"),
      FieldShape("subtitle", .localized, "A line below the title.", example: "As text"),
      FieldShape("image", .imageName, "The name of its image.", example: "copy"),
      symbol,
      FieldShape(
        "style",
        .word(MenuElementDefinition.Style.self, "style of a menu element"),
        default: MenuElementDefinition.Style.default.rawValue,
        "What it is for; `destructive` is red."
      ),
      FieldShape("tap", .shared(.tap), "What is done when it is chosen.", example: "{emit: copy}"),
      FieldShape("checked", .condition, "It has a tick where it holds.", example: "${sort} == name"),
      FieldShape("enabled", .condition, "It can be chosen where it holds.", example: "${filled}"),
      FieldShape("when", .condition, "It is there where it holds.", example: "${signedIn}"),
      FieldShape("each", .contextList, "It is repeated for each element of a list.", example: "${sizes}"),
      FieldShape("as", .name(.key), default: Repetition.defaultName, "What an element of the list is called."),
      FieldShape(
        "menu",
        .list(.shared(.menuElement), atLeast: 1),
        "The lines of a menu in this one, in place of `tap`."
      ),
      FieldShape(
        "inline",
        .flag,
        default: "false",
        "Whether the lines of `menu` are shown in this menu, set off by lines."
      ),
      FieldShape("id", .name(.id), "A name for tests and taps, unique in the screen.", example: "copy"),
    ],
    checks: [
      .atLeastOne(["title", "inline"]), .notBoth("tap", "menu"), .notBoth("image", "symbol"),
      .goesWith("inline", "menu"), .goesWith("as", "each"),
    ]
  )
}
