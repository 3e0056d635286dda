import PetriCatalog

extension Grammar {
  /// A screen.
  public static let screen = Fields(
    "the screen",
    [
      Field(
        "screen",
        .name(.screen),
        isRequired: true,
        "The name, unique in the catalogue.",
        example: "new-year-hours"
      ),
      Field(
        "title",
        .localized,
        "What people read; the name without it. Bars and tabs follow its values; a controller written in Swift keeps a title of its own.",
        example: "New Year hours"
      ),
      Field("summary", .text, "What the screen is for.", example: "Tells when a shop closes on New Year's Eve."),
      Field("group", .text, "The path of its group.", example: "Onboarding/Seasonal"),
      Field("tags", .list(.name(.tag)), "Words to find it by.", example: "[seasonal]"),
      Field("context", .shared(.fields), "What it needs to be built; a key without a default is required."),
      Field(
        "form",
        .shared(.fields),
        "What a person fills in while it is there; each key has a default or may be absent. Its content is views.",
        example: "{mail: {type: string, default: \"\"}}"
      ),
      Field(
        "fixtures",
        .named(.fixture, .oneOf([.shared(.fixture), .nothing])),
        "Contexts by name; keys left out take their example, else their default. `examples` is taken.",
        example: "{far-east: {city: Vladivostok}}"
      ),
      Field(
        "wrapping",
        .list(.shared(.layer)),
        "The layers around its content, outermost first.",
        example: "[navigation]"
      ),
      Field("content", .shared(.content), isRequired: true, "The core: views, or a container of other screens."),
      Field("statusBar", .shared(.statusBar), "What the content answers about the status bar."),
      Field(
        "bar",
        .shared(.bar),
        "What a navigation controller's bars show of it besides the title; its content is views.",
        example: "{trailing: [{title: Edit, tap: {open: edit-cart}}]}"
      ),
      Field(
        "onAppear",
        .shared(.tap),
        "What is done when it has appeared for the first time; its content is views.",
        example: "{after: 2, set: {loaded: true}}"
      ),
      Field("presentation", .shared(.presentation), "How the screen is shown modally."),
      Field(
        "supportingViews",
        .list(.shared(.view)),
        "Shown by the nearest template outwards that asks for them.",
        example: "[button: Got it]"
      ),
      Field("devices", .list(.reference(.device)), "The devices of its snapshots, instead of the catalogue's."),
      Field("matrix", .shared(.matrix), "Which snapshots there are of the screen."),
      Field("links", .list(.shared(.link), orOne: true), "The links that lead to it.", example: "[shop://cart]"),
      Field(
        "walks",
        .named(.walk, .shared(.walk)),
        "What a person does from it on, by name.",
        example: "{buy: [{tap: Add to cart}, {expect: {text: 1 item}}]}"
      ),
      Field("route", .shared(.route), "How it is reached."),
      Field("routes", .named(.route, .shared(.route)), "Several ways to it, by name."),
      Field(
        "interceptors",
        .list(.reference(.interceptor), orOne: true),
        "What is asked before a route leads here.",
        example: "[signed-in]"
      ),
      Field(
        "contextTasks",
        .list(.shared(.contextTask), orOne: true),
        "What is done when a route has built or found it, before it is shown.",
        example: "[setContext]"
      ),
      Field(
        "postTasks",
        .list(.shared(.postTask), orOne: true),
        "What is done when a route has led to it.",
        example: "[{track: cart-shown}]"
      ),
      Field(
        "blocking",
        .shared(.blocking),
        "While it is visible, only routes to screens of this priority or a higher one go past it.",
        example: "{priority: 10}"
      ),
      Field("canBeDismissed", .condition, "When a route may dismiss it.", example: "not ${state.busy}"),
      Field(
        "variants",
        .named(.experiment, .named(.variant, .shared(.variant))),
        "Other parts, by experiment and variant.",
        example: "{navigation: {hamburger: {wrapping: []}}}"
      ),
    ],
    checks: [.notBoth("route", "routes")]
  )

  /// A fixture: values by the keys of the screen's context, none of which can be called `state`.
  public static let fixture = Fields(
    "the fixture",
    [
      Field(
        Reference.state,
        .values(.stateKey),
        "Values of the app's state; keys left out have their defaults.",
        example: "{signedIn: true}"
      ),
      Field(
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
  public static let statusBar = Fields(
    "'statusBar'",
    [
      Field(
        "style",
        .word(StatusBarStyle.self, "status bar style"),
        default: StatusBarDefinition().style.rawValue,
        "The colour of what it shows."
      ),
      Field("hidden", .flag, default: "\(StatusBarDefinition().hidden)", "Whether it is hidden."),
    ]
  )

  /// How a screen is shown modally.
  public static let presentation = Fields(
    "'presentation'",
    [
      Field(
        "style",
        .word(PresentationStyle.self, "presentation style"),
        default: PresentationDefinition().style.rawValue,
        "How much of the window it covers."
      ),
      Field(
        "transition",
        .word(TransitionStyle.self, "transition"),
        default: PresentationDefinition().transition.rawValue,
        "How it comes and goes."
      ),
      Field(
        "interactiveDismiss",
        .flag,
        default: "\(PresentationDefinition().interactiveDismiss)",
        "Whether a swipe down dismisses it."
      ),
      Field(
        "detents",
        .list(detent, atLeast: 1, orOne: true),
        "The heights at which a sheet rests, the lowest first; the large one without them.",
        example: "[medium, large]"
      ),
      Field("selectedDetent", detent, "The height at which it comes; the lowest without it.", example: "large"),
      Field(
        "largestUndimmedDetent",
        detent,
        "The greatest height at which what is behind isn't dimmed; it always is without it.",
        example: "medium"
      ),
      Field("grabber", .flag, default: "\(PresentationDefinition().grabber)", "Whether a sheet has a grabber."),
      Field(
        "source",
        .reference(.id),
        "The view or bar item that a popover points to, by its id on the screen that presents it.",
        example: "more"
      ),
    ],
    checks: [.goesWith("selectedDetent", "detents"), .goesWith("largestUndimmedDetent", "detents")]
  )

  /// A height at which a sheet rests.
  static let detent = Rule.oneOf([.word(SheetDetent.words, "detent"), .mapping(detentHeight)])

  /// A detent that isn't one of UIKit's.
  public static let detentHeight = Fields(
    "the detent",
    [
      Field("height", .number(1...10_000), isRequired: true, "Points, without the bottom safe area.", example: "320")
    ]
  )

  /// How a screen keeps navigation waiting.
  public static let blocking = Fields(
    "'blocking'",
    [
      Field(
        "priority",
        .integer(0...1_000),
        isRequired: true,
        "Routes to screens of a lower priority don't go past it."
      ),
      Field(
        "onConflict",
        .word(BlockingDefinition.Conflict.self),
        default: BlockingDefinition(priority: 0).onConflict.rawValue,
        "Whether those wait until it is gone, or are refused."
      ),
    ]
  )

  /// The parts of a screen in a variant of an experiment.
  public static let variant = Fields(
    "the variant",
    ["wrapping", "content", "supportingViews", "route", "routes"].compactMap { key in
      screen[key].map { Field(key, $0.rule, $0.summary, example: $0.example) }
    },
    checks: [.notBoth("route", "routes")]
  )

  /// What is done when a route has built or found a screen.
  public static let contextTask = choice("the task", [emit, set])

  /// What is done when a route has led to a screen.
  public static let postTask = choice(
    "the task",
    [Field("track", .name(.event), "Reports an event to whoever counts them.", example: "cart-shown"), emit, set]
  )
}
