import PetriCatalog

extension Grammar {
  /// A screen.
  public static let screen = FormShape(
    "the screen",
    [
      FieldShape(
        "screen",
        .name(.screen),
        isRequired: true,
        "The name, unique in the catalogue.",
        example: "new-year-hours"
      ),
      FieldShape(
        "title",
        .localized,
        "What people read; the name without it. Bars and tabs follow its values; a controller written in Swift keeps a title of its own.",
        example: "New Year hours"
      ),
      FieldShape("summary", .text, "What the screen is for.", example: "Tells when a shop closes on New Year's Eve."),
      FieldShape("group", .text, "The path of its group.", example: "Onboarding/Seasonal"),
      FieldShape("tags", .list(.name(.tag)), "Words to find it by.", example: "[seasonal]"),
      FieldShape("context", .shared(.fields), "What it needs to be built; a key without a default is required."),
      FieldShape(
        "form",
        .shared(.fields),
        "What a person fills in while it is there; each key has a default or may be absent. Its content is views.",
        example: "{mail: {type: string, default: \"\"}}"
      ),
      FieldShape(
        "fixtures",
        .named(.fixture, .oneOf([.shared(.fixture), .nothing])),
        "Contexts by name; keys left out take their example, else their default. `examples` is taken.",
        example: "{far-east: {city: Vladivostok}}"
      ),
      FieldShape(
        "wrapping",
        .list(.shared(.layer)),
        "The layers around its content, outermost first.",
        example: "[navigation]"
      ),
      FieldShape("content", .shared(.content), isRequired: true, "The core: views, or a container of other screens."),
      FieldShape("statusBar", .shared(.statusBar), "What the content answers about the status bar."),
      FieldShape(
        "bar",
        .shared(.bar),
        "What a navigation controller's bars show of it besides the title; its content is views.",
        example: "{trailing: [{title: Edit, tap: {open: edit-cart}}]}"
      ),
      FieldShape(
        "onAppear",
        .shared(.tap),
        "What is done when it has appeared for the first time; its content is views.",
        example: "{after: 2, set: {loaded: true}}"
      ),
      FieldShape("presentation", .shared(.presentation), "How the screen is shown modally."),
      FieldShape(
        "supportingViews",
        .list(.shared(.view)),
        "Shown by the nearest template outwards that asks for them.",
        example: "[button: Got it]"
      ),
      FieldShape("devices", .list(.reference(.device)), "The devices of its snapshots, instead of the catalogue's."),
      FieldShape("matrix", .shared(.matrix), "Which snapshots there are of the screen."),
      FieldShape("links", .list(.shared(.link), orOne: true), "The links that lead to it.", example: "[shop://cart]"),
      FieldShape(
        "walks",
        .named(.walk, .shared(.walk)),
        "What a person does from it on, by name.",
        example: "{buy: [{tap: Add to cart}, {expect: {text: 1 item}}]}"
      ),
      FieldShape("route", .shared(.route), "How it is reached."),
      FieldShape("routes", .named(.route, .shared(.route)), "Several ways to it, by name."),
      FieldShape(
        "interceptors",
        .list(.reference(.interceptor), orOne: true),
        "What is asked before a route leads here.",
        example: "[signed-in]"
      ),
      FieldShape(
        "contextTasks",
        .list(.shared(.contextTask), orOne: true),
        "What is done when a route has built or found it, before it is shown.",
        example: "[setContext]"
      ),
      FieldShape(
        "postTasks",
        .list(.shared(.postTask), orOne: true),
        "What is done when a route has led to it.",
        example: "[{track: cart-shown}]"
      ),
      FieldShape(
        "blocking",
        .shared(.blocking),
        "While it is visible, only routes to screens of this priority or a higher one go past it.",
        example: "{priority: 10}"
      ),
      FieldShape("canBeDismissed", .condition, "When a route may dismiss it.", example: "not ${state.busy}"),
      FieldShape(
        "variants",
        .named(.experiment, .named(.variant, .shared(.variant))),
        "Other parts, by experiment and variant.",
        example: "{navigation: {hamburger: {wrapping: []}}}"
      ),
    ],
    checks: [.notBoth("route", "routes")]
  )

  /// A fixture: values by the keys of the screen's context, none of which can be called `state`.
  public static let fixture = FormShape(
    "the fixture",
    [
      FieldShape(
        Reference.state,
        .values(.stateKey),
        "Values of the app's state; keys left out have their defaults.",
        example: "{signedIn: true}"
      ),
      FieldShape(
        Reference.form,
        .values(.formKey),
        "What is filled in already; keys left out have their defaults.",
        example: "{mail: ann@example.com}"
      ),
      fixtureKeyboard,
    ],
    others: (.key, .example)
  )

  /// What a content or a container answers about the status bar.
  public static let statusBar = FormShape(
    "'statusBar'",
    [
      FieldShape(
        "style",
        .word(StatusBarStyle.self, "status bar style"),
        default: StatusBarDefinition().style.rawValue,
        "The colour of what it shows."
      ),
      FieldShape("hidden", .flag, default: "\(StatusBarDefinition().hidden)", "Whether it is hidden."),
    ]
  )

  /// How a screen is shown modally.
  public static let presentation = FormShape(
    "'presentation'",
    [
      FieldShape(
        "style",
        .word(PresentationStyle.self, "presentation style"),
        default: PresentationDefinition().style.rawValue,
        "How much of the window it covers."
      ),
      FieldShape(
        "transition",
        .word(TransitionStyle.self, "transition"),
        default: PresentationDefinition().transition.rawValue,
        "How it comes and goes."
      ),
      FieldShape(
        "interactiveDismiss",
        .flag,
        default: "\(PresentationDefinition().interactiveDismiss)",
        "Whether a swipe down dismisses it."
      ),
      FieldShape(
        "detents",
        .list(detent, atLeast: 1, orOne: true),
        "The heights at which a sheet rests, the lowest first; the large one without them.",
        example: "[medium, large]"
      ),
      FieldShape("selectedDetent", detent, "The height at which it comes; the lowest without it.", example: "large"),
      FieldShape(
        "largestUndimmedDetent",
        detent,
        "The greatest height at which what is behind isn't dimmed; it always is without it.",
        example: "medium"
      ),
      FieldShape("grabber", .flag, default: "\(PresentationDefinition().grabber)", "Whether a sheet has a grabber."),
      FieldShape(
        "source",
        .reference(.id),
        "The view or bar item that a popover points to, by its id on the screen that presents it.",
        example: "more"
      ),
    ],
    checks: [.goesWith("selectedDetent", "detents"), .goesWith("largestUndimmedDetent", "detents")]
  )

  /// A height at which a sheet rests.
  static let detent = Shape.oneOf([.word(SheetDetent.words, "detent"), .mapping(detentHeight)])

  /// A detent that isn't one of UIKit's.
  public static let detentHeight = FormShape(
    "the detent",
    [
      FieldShape(
        "height",
        .number(1...10_000),
        isRequired: true,
        "Points, without the bottom safe area.",
        example: "320"
      )
    ]
  )

  /// How a screen keeps navigation waiting.
  public static let blocking = FormShape(
    "'blocking'",
    [
      FieldShape(
        "priority",
        .integer(0...1_000),
        isRequired: true,
        "Routes to screens of a lower priority don't go past it."
      ),
      FieldShape(
        "onConflict",
        .word(BlockingDefinition.Conflict.self),
        default: BlockingDefinition(priority: 0).onConflict.rawValue,
        "Whether those wait until it is gone, or are refused."
      ),
    ]
  )

  /// The parts of a screen in a variant of an experiment.
  public static let variant = FormShape(
    "the variant",
    ["wrapping", "content", "supportingViews", "route", "routes"].compactMap { key in
      screen[key].map { FieldShape(key, $0.rule, $0.summary, example: $0.example) }
    },
    checks: [.notBoth("route", "routes")]
  )

  /// What is done when a route has built or found a screen.
  public static let contextTask = choice("the task", [emit, set])

  /// What is done when a route has led to a screen.
  public static let postTask = choice(
    "the task",
    [FieldShape("track", .name(.event), "Reports an event to whoever counts them.", example: "cart-shown"), emit, set]
  )
}
