import PetriCatalog

extension Grammar {
  /// A route with more than its steps.
  public static let route = FormShape(
    "the route",
    [
      FieldShape(
        "find",
        .shared(.find),
        "How the screen is recognised where it is on screen already; without it the screen is built each time."
      ),
      FieldShape(
        "steps",
        .list(.shared(.routeStep), atLeast: 1),
        "From the screen back to something that is on screen.",
        example: "[{using: present}, {from: current}]"
      ),
      FieldShape(
        "reconcile",
        .list(.mapping(requiredLevel), atLeast: 1),
        "The whole stack, in place of steps: the root, then each level presented over the one before. The screen itself comes last.",
        example: "[{screen: home}]"
      ),
    ],
    checks: [.exactlyOne(["steps", "reconcile"]), .notBoth("find", "reconcile")]
  )

  /// A step of a route.
  public static let routeStep = choice(
    "the route step",
    [
      FieldShape(
        "using",
        .oneOf([.word(RouteAction.words, "action"), .mapping(action)]),
        "How what comes before is put on what comes next.",
        example: "push"
      ),
      FieldShape(
        "from",
        .oneOf([.word(RouteOrigin.words, "origin"), .mapping(origin)]),
        "Where it is put: on a new container, on a screen, on what is found, or on what is on screen already.",
        example: "navigationController"
      ),
      FieldShape(
        "context",
        .values(.key),
        "The context of the steps from here on, made of the one before.",
        example: "{city: \"${id}\"}"
      ),
      FieldShape(
        "switch",
        .list(.mapping(routeCase), atLeast: 1),
        "Ends the chain by cases: the first that holds decides, and the last always holds.",
        example: "[{steps: [{from: current}]}]"
      ),
    ]
  )

  /// An action with more than its word.
  public static let action = choice(
    "the action",
    [
      FieldShape(
        "present",
        .shared(.presentation),
        "Presents it in a style of its own.",
        example: "{style: pageSheet}"
      ),
      FieldShape("addTab", .oneOf([place, .mapping(addTab)]), "Adds it as a tab.", example: "{at: 0}"),
    ]
  )

  /// Where a tab is added.
  public static let addTab = FormShape(
    "'addTab'",
    [
      FieldShape("at", place, "The place of the tab, from 0; behind the last without it."),
      FieldShape("replacing", .flag, default: "false", "Whether it replaces the tab that is there."),
    ]
  )

  /// Where something is put, where that isn't a word.
  public static let origin = FormShape(
    "'from'",
    [
      FieldShape(
        "screen",
        .reference(.screen),
        "That screen, found by its name or built, and put somewhere in turn.",
        example: "home"
      ),
      FieldShape("with", .values(.key), "Values of its context.", example: "{city: Kazan}"),
      FieldShape("find", .shared(.find), "What is found; a step may follow for where it isn't.", example: "tabs"),
      FieldShape(
        "route",
        .reference(.screen),
        "Where another screen's route leads, which ends the chain.",
        example: "home"
      ),
      FieldShape("name", .reference(.route), "Which of that screen's routes.", example: "default"),
    ],
    checks: [.exactlyOne(["screen", "find", "route"]), .goesWith("with", "screen"), .goesWith("name", "route")]
  )

  /// A case of `switch`.
  public static let routeCase = FormShape(
    "the case",
    [
      FieldShape("when", .condition, "It holds on the context and the state.", example: "${state.signedIn}"),
      FieldShape("find", .shared(.find), "This is on screen.", example: "tabs"),
      FieldShape("start", .reference(.screen), "The navigation starts on this screen.", example: "home"),
      FieldShape(
        "steps",
        .list(.shared(.routeStep), atLeast: 1),
        "The steps of the case.",
        example: "[{from: current}]"
      ),
      FieldShape("route", .reference(.screen), "The route of another screen.", example: "home"),
    ],
    checks: [.atLeastOne(["steps", "route"])]
  )

  /// What is found by a word.
  public static let findTargets = SystemContainer.allCases.map(\.rawValue) + ["presenting", "detailNavigation"]

  /// What is looked for, and where.
  public static let find = FormShape(
    "'find'",
    [
      FieldShape("screen", .reference(.screen), "A screen by its name.", example: "product"),
      FieldShape(
        "tab",
        .reference(.screen),
        "The tab that begins with a screen, shown with whatever is on its stack.",
        example: "home"
      ),
      FieldShape(
        "container",
        .word(findTargets),
        "A container of UIKit's; `presenting`: what presents what is in front; `detailNavigation`: that of a split view's details."
      ),
      FieldShape(
        "context",
        .oneOf([.word(RouteFind.Match.words, "match"), .list(.reference(.key), atLeast: 1)]),
        default: "any",
        "`same` for a screen that shows the same, as far as the route gives values; a list for one that shows the same values of these keys."
      ),
      FieldShape(
        "in",
        .list(.word(RouteFind.Option.self, "part of the stack"), orOne: true),
        "In which parts of the stack; in all without it."
      ),
      FieldShape(
        "start",
        .word(RouteFind.Start.self),
        default: RouteFind(.presenting).start.rawValue,
        "Where the search starts; `start` is where the navigation starts."
      ),
    ],
    checks: [.exactlyOne(["screen", "tab", "container"])]
  )

  /// An interceptor of `Catalog.yaml`.
  public static let interceptor = FormShape(
    "the interceptor",
    [
      FieldShape(
        "context",
        .shared(.fields),
        "What it reads of the route's context, by the keys of the screens that name it; one without a default is a key that each has."
      ),
      FieldShape("require", .condition, "The navigation goes on where it holds.", example: "${state.signedIn}"),
      FieldShape(
        "show",
        .reference(.screen),
        "The screen that is shown until it does; closed without it, the navigation is refused.",
        example: "sign-in"
      ),
      FieldShape("with", .values(.key), "The context of that screen.", example: "{city: Kazan}"),
      FieldShape("refuse", .localized, "The reason why the navigation is refused.", example: "Sign in first."),
      FieldShape("always", .flag, default: "false", "Whether it goes for every navigation."),
      FieldShape(
        "timeout",
        .number(0.001...86_400),
        "How many seconds the answer may take; any number without it.",
        example: "120"
      ),
      FieldShape(
        "transition",
        .word(TransitionPolicy.self, "transition"),
        "What becomes of the navigation while a transition runs: it waits for the end, or is aborted."
      ),
    ],
    checks: [
      .atLeastOne(["require", "transition"]), .goesWith("show", "require"), .goesWith("refuse", "require"),
      .goesWith("with", "show"), .goesWith("context", "require"),
    ]
  )

  private static let place = Shape.integer(0...100)
}
