import PetriCatalog

extension Grammar {
  /// A walk with more than its steps.
  public static let walk = FormShape(
    "the walk",
    [
      FieldShape(
        "fixture",
        .reference(.fixture),
        default: Fixture.examples,
        "The fixture that the screen is launched with.",
        example: "sold-out"
      ),
      FieldShape(
        "steps",
        .list(.shared(.walkStep), atLeast: 1),
        isRequired: true,
        "What is done and expected, in order.",
        example: "[dismiss]"
      ),
    ]
  )

  /// A step of a walk, where it isn't a word.
  public static let walkStep = choice(
    "the step",
    [
      FieldShape(
        "tap",
        .text,
        "Taps what is called so: by its `id`, its title, its placeholder or what VoiceOver reads; a row also by what its text begins with, else by a part of it, where only one row has that. The second of a name is `NAME#2`.",
        example: "Add to cart"
      ),
      FieldShape("longPress", .text, "Presses what is called so for long, which opens its menu.", example: "Orders"),
      FieldShape(
        "type",
        .mapping(typing),
        "Types into a field until it holds the text.",
        example: "{into: Name, text: Ann}"
      ),
      FieldShape("submit", .text, "Presses the return key in a field.", example: "Name"),
      FieldShape(
        "set",
        .mapping(setting),
        "Sets a switch (on, off), a slider or a stepper (a number), segments or a picker (a title), a date picker (`2026-12-31`, `18:00`, or both, separated by a space), a page control (a page, from 0).",
        example: "{control: Volume, to: 0.5}"
      ),
      FieldShape(
        "swipe",
        .oneOf([.word(Move.Swipe.self), .mapping(swiping)]),
        "Turns a page, swipes down to dismiss what is presented, or swipes over a row and taps an action of its.",
        example: "{row: Milk, action: Delete}"
      ),
      FieldShape("select", .reference(.tab), "Selects a tab by its place from 0, or by its screen.", example: "menu"),
      FieldShape("push", .reference(.screen), "Pushes a screen, as the app's own code does.", example: "cart"),
      FieldShape(
        "present",
        .oneOf([.reference(.screen), .mapping(presenting)]),
        "Presents a screen, as the app's own code does.",
        example: "cart"
      ),
      FieldShape("open", .text, "Follows a link, as if it had come from outside.", example: "shop://cart"),
      FieldShape(
        "wait",
        .number(0...86_400),
        "Lets so many seconds pass for timeouts and animations, in no time.",
        example: "0.5"
      ),
      FieldShape(
        "expect",
        .mapping(expectation),
        "Checks what is shown.",
        example: "{screen: cart, text: 1 item}"
      ),
    ]
  )

  /// What is typed, and where.
  public static let typing = FormShape(
    "'type'",
    [
      FieldShape("into", .text, isRequired: true, "The field.", example: "Name"),
      FieldShape("text", .text, isRequired: true, "What it holds then.", example: "Ann"),
    ]
  )

  /// What a control is set to.
  public static let setting = FormShape(
    "'set'",
    [
      FieldShape("control", .text, isRequired: true, "The control.", example: "Volume"),
      FieldShape("to", .text, isRequired: true, "Its value then.", example: "0.5"),
    ]
  )

  /// A row that is swiped over, and the action that is tapped then.
  public static let swiping = FormShape(
    "'swipe'",
    [
      FieldShape("row", .text, isRequired: true, "The row, as `tap` has it.", example: "Milk"),
      FieldShape("action", .text, isRequired: true, "The title of the action.", example: "Delete"),
    ]
  )

  /// A screen that is presented, and how.
  public static let presenting = FormShape(
    "'present'",
    [
      FieldShape("screen", .reference(.screen), isRequired: true, "The screen.", example: "cart"),
      FieldShape(
        "style",
        .word(PresentationStyle.self, "presentation style"),
        "Its style; the screen's own without it."
      ),
    ]
  )

  /// What should be shown.
  public static let expectation = FormShape(
    "'expect'",
    [
      FieldShape("screen", .reference(.screen), "The screen in front, or one that it is in.", example: "cart"),
      FieldShape("text", .list(.text, orOne: true), "Texts, each a part of one that is shown.", example: "1 item"),
      FieldShape("noText", .list(.text, orOne: true), "Texts, none a part of one that is shown.", example: "Empty"),
      FieldShape("refused", .text, "A part of the reason why the step before is refused.", example: "Sign in"),
      FieldShape(
        "opens",
        .text,
        "The link that the step before opens outside the app.",
        example: "https://example.com/"
      ),
      FieldShape("event", .name(.event), "What the step before emits or tracks.", example: "got-it"),
      FieldShape("focused", .text, "What is typed in, as `tap` has it; `none` where nothing is.", example: "password"),
    ],
    checks: [.atLeastOne(["screen", "text", "noText", "refused", "opens", "event", "focused"])]
  )
}
