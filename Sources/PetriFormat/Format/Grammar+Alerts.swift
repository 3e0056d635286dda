import PetriCatalog

extension Grammar {
  /// An alert, as content.
  public static let alert = FormShape(
    "the alert",
    [
      alertTitle, alertMessage,
      FieldShape(
        "fields",
        .list(.mapping(alertField)),
        "What a person types, below the message.",
        example: "[{placeholder: Name}]"
      ),
      alertActions,
    ],
    checks: [.atLeastOne(["title", "message"])]
  )

  /// A sheet of actions, as content.
  public static let actionSheet = FormShape("the action sheet", [alertTitle, alertMessage, alertActions])

  private static let alertTitle = FieldShape(
    "title",
    .localized,
    "The text at the top, bold.",
    example: "Delete the order?"
  )
  private static let alertMessage = FieldShape(
    "message",
    .localized,
    "The text below the title.",
    example: "It can't be undone."
  )
  private static let alertActions = FieldShape(
    "actions",
    .list(.shared(.alertAction), atLeast: 1),
    isRequired: true,
    "The buttons; UIKit puts the one that cancels where it belongs.",
    example: "[{title: Delete, style: destructive, tap: {emit: delete}}, {title: Cancel, style: cancel}]"
  )

  /// A field of an alert: UIKit gives the first one the focus, and the return key taps the preferred action.
  public static let alertField = FormShape(
    "the field",
    form(of: .textField).own.filter { !["enabled", "onSubmit", "accessory", "focused"].contains($0.key) }
      + [FieldShape("id", .name(.id), "A name for tests and taps, unique in the screen.", example: "name")]
  )

  /// A button of an alert or of a sheet of actions.
  public static let alertAction = FormShape(
    "the action",
    [
      FieldShape("title", .localized, isRequired: true, "Its title.", example: "Delete"),
      FieldShape(
        "style",
        .word(AlertActionDefinition.Style.self, "action style"),
        default: AlertActionDefinition.Style.default.rawValue,
        "What it is for; one cancels at most."
      ),
      FieldShape("tap", .shared(.tap), "What is done when the alert has gone.", example: "{emit: delete}"),
      FieldShape("enabled", .condition, "It can be tapped where it holds.", example: "${complete}"),
      FieldShape("when", .condition, "It is there where it holds.", example: "${signedIn}"),
      FieldShape("each", .contextList, "It is repeated for each element of a list.", example: "${sizes}"),
      FieldShape("as", .name(.key), default: Repetition.defaultName, "What an element of the list is called."),
      FieldShape("preferred", .flag, default: "false", "Whether the return key taps it; only an alert has one."),
      FieldShape("id", .name(.id), "A name for tests and taps, unique in the screen.", example: "delete"),
    ],
    checks: [.goesWith("as", "each")]
  )

  /// A prompt of the system's, as content.
  public static let systemPrompt = FormShape(
    "the system prompt",
    [
      FieldShape(
        "for",
        .word(SystemPermission.self, "permission"),
        isRequired: true,
        "What a person is asked to allow; the words are iOS's, in English."
      ),
      FieldShape(
        "message",
        .localized,
        "What the app wants it for, as its `Info.plist` says.",
        example: "To show the shops near you."
      ),
      FieldShape("allow", .shared(.tap), "What is done when it is allowed.", example: "{set: {located: true}}"),
      FieldShape("deny", .shared(.tap), "What is done when it isn't.", example: "{open: settings}"),
    ]
  )

  /// The system's share sheet, as content.
  public static let share = FormShape(
    "the share sheet",
    [
      FieldShape(
        "items",
        .list(.localized, atLeast: 1, orOne: true),
        isRequired: true,
        "What is shared: texts and addresses.",
        example: "[\"https://shop.example/orders/${number}\"]"
      ),
      FieldShape("completed", .shared(.tap), "What is done when it was shared.", example: "{emit: shared}"),
    ]
  )
}
