import PetriCatalog

extension Grammar {
  /// What a tap does, where it isn't a word.
  public static let tap = FormShape(
    "the tap action",
    [
      FieldShape("open", .reference(.screen), "Opens a screen.", example: "cart"),
      FieldShape("with", .values(.key), "The context of the screen that is opened.", example: "{id: \"${id}\"}"),
      FieldShape("link", .localized, "Follows a link.", example: "shop://cart"),
      FieldShape("select", .reference(.tab), "Selects a tab by its place from 0, or by its screen.", example: "menu"),
      set, emit, focus,
      FieldShape("dismiss", .nothing, "Dismisses the modal, as the word alone does."),
      FieldShape("pop", .nothing, "Goes back in the navigation stack, as the word alone does."),
      FieldShape(
        "close",
        .nothing,
        "Closes the modal that the screen is in, with all that it presents, as the word alone does."
      ),
      FieldShape("back", .nothing, "Goes back to where the route to the screen began, as the word alone does."),
      FieldShape(
        "after",
        .number(0...86_400),
        "How many seconds pass before; given up where the screen is closed or popped by then.",
        example: "2"
      ),
      FieldShape("when", .condition, "It is done where it holds, otherwise left out.", example: "${state.signedIn}"),
    ],
    checks: [
      .exactlyOne(["open", "link", "select", "set", "emit", "focus"] + TapAction.plainWords), .goesWith("with", "open"),
      .filled("link"),
    ]
  )

  /// One of several actions that are done in order, or the only one.
  static let oneAction = Shape.oneOf([.word(TapAction.plainWords), .mapping(tap)])

  static let set = FieldShape(
    "set",
    .values(.stateKey),
    "Changes the app's state, and what is in the screen's form: `form.mail`, or `form` with a mapping.",
    example: "{signedIn: true}"
  )
  static let focus = FieldShape(
    "focus",
    .reference(.input),
    "Has an input of the screen typed in, by its id; `none` ends typing.",
    example: "password"
  )
  static let emit = FieldShape("emit", .name(.event), "Tells the content's controller a name.", example: "got-it")
}
