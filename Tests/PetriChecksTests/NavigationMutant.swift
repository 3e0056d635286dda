import PetriChecks
import Testing

/// A mistake in navigation, as an edit of a file of a catalogue, and the finding that it is expected to make.
struct NavigationMutant: CustomTestStringConvertible, Sendable {
  /// The catalogue's folder, from the package's.
  let catalog: String
  /// The file, from the catalogue's folder.
  let file: String
  /// The text that is replaced, wherever the file has it.
  let old: String
  /// The text in its place.
  let new: String
  /// The screen that the app is started with.
  let start: String
  /// The rule that finds it.
  let rule: CheckRule
  /// The screen that the finding is about.
  let screen: String

  var testDescription: String { "\(file): '\(old)' becomes '\(new)'" }

  init(
    _ catalog: String,
    _ file: String,
    _ old: String,
    _ new: String,
    from start: String,
    _ rule: CheckRule,
    _ screen: String
  ) {
    (self.catalog, self.file, self.old, self.new) = (catalog, file, old, new)
    (self.start, self.rule, self.screen) = (start, rule, screen)
  }

  private static let reader = "Tests/Examples/Encyclopaedia"
  private static let files = "Tests/Examples/Files"
  private static let sample = ""

  /// A catalogue and the screen that its app is started with.
  struct Start: Hashable, Sendable {
    let catalog: String
    let screen: String
  }

  /// The starts of the table, each once.
  static var starts: [Start] {
    var seen: Set<Start> = []
    return all.map { Start(catalog: $0.catalog, screen: $0.start) }.filter { seen.insert($0).inserted }
  }

  /// The table.
  static let all: [NavigationMutant] = [
    // Screens that can't be left.
    NavigationMutant(
      reader,
      "Screens/Reading/pictures.yaml",
      "      - button: {symbol: xmark, accessibilityLabel: {en: Close, de: Schließen}, tint: white, pin: [top, trailing], tap: close}\n",
      "",
      from: "gallery",
      .deadEnd,
      "picture"
    ),
    NavigationMutant(
      reader,
      "Screens/Reading/article.yaml",
      "  largeTitle: false\n",
      "  largeTitle: false\n  hidesBackButton: true\n",
      from: "feed",
      .noWayBack,
      "article"
    ),
    NavigationMutant(
      reader,
      "Screens/Settings/about.yaml",
      "title: {en: Licence, de: Lizenz}\nsummary",
      "title: {en: Licence, de: Lizenz}\npresentation: {style: fullScreen}\nsummary",
      from: "about",
      .deadEnd,
      "licence"
    ),
    NavigationMutant(
      files,
      "Screens/Settings/passcode.yaml",
      #"                          - {when: "${purpose} == set and ${form.code.count} == 4", close: }\#n"#,
      "",
      from: "settings",
      .deadEnd,
      "passcode"
    ),
    NavigationMutant(
      sample,
      "Screens/Routing/routing-control.yaml",
      "canBeDismissed: not ${state.locked}",
      "canBeDismissed: ${state.locked} and ${state.plan} == business",
      from: "square",
      .noWayBack,
      "routing-control"
    ),
    NavigationMutant(
      sample,
      "Screens/Routing/routing-control.yaml",
      "  - button: {title: Go home, tap: {open: home}}\n",
      "",
      from: "square",
      .noWayBack,
      "routing-control"
    ),
    // Ways back that lead elsewhere.
    NavigationMutant(
      reader,
      "Screens/Settings/sign-in.yaml",
      "bar: {leading: {system: close, tap: close}}",
      "bar: {leading: {system: close, tap: {open: home}}}",
      from: "settings",
      .wrongWayBack,
      "sign-in"
    ),
    NavigationMutant(
      reader,
      "Screens/Reading/pictures.yaml",
      "pin: [top, trailing], tap: close}",
      #"pin: [top, trailing], tap: {link: "reader://explore"}}"#,
      from: "gallery",
      .wrongWayBack,
      "picture"
    ),
    // Taps that do nothing.
    NavigationMutant(
      reader,
      "Screens/Reading/pictures.yaml",
      "pin: [top, trailing], tap: close}",
      "pin: [top, trailing], tap: pop}",
      from: "gallery",
      .refusedTap,
      "picture"
    ),
    NavigationMutant(
      reader,
      "Screens/Start/editions.yaml",
      #"tap: {link: "reader://explore"}"#,
      #"tap: {link: "reader://explored"}"#,
      from: "editions",
      .refusedTap,
      "editions"
    ),
    NavigationMutant(
      reader,
      "Screens/Reading/feed.yaml",
      "tap: {open: history}",
      "tap: {select: 7}",
      from: "home",
      .refusedTap,
      "feed"
    ),
    NavigationMutant(
      sample,
      "Screens/Routing/home.yaml",
      #"tap: {link: "app://star"}"#,
      #"tap: {link: "app://stars"}"#,
      from: "home",
      .refusedTap,
      "square"
    ),
    NavigationMutant(
      sample,
      "Screens/Routing/home.yaml",
      "{title: Back to the circle, tap: {open: circle}}",
      "{title: Back to the circle, tap: pop}",
      from: "home",
      .refusedTap,
      "star"
    ),
    NavigationMutant(
      sample,
      "Screens/Format/presentations.yaml",
      "{style: popover, source: filter}",
      "{style: popover, source: filters}",
      from: "places",
      .refusedTap,
      "places"
    ),
    // A loop.
    NavigationMutant(
      reader,
      "Screens/Settings/notifications.yaml",
      "summary: What the app may tell of, and when.\n",
      "summary: What the app may tell of, and when.\nonAppear: {open: notifications}\n",
      from: "settings",
      .refusedTap,
      "settings"
    ),
    // Interceptors.
    NavigationMutant(
      reader,
      "Catalog.yaml",
      "    refuse: Sign in to see your lists.\n",
      "",
      from: "lists",
      .refusedWithoutReason,
      "list"
    ),
    NavigationMutant(
      reader,
      "Catalog.yaml",
      "require: ${state.signedIn}",
      "require: ${state.signedIn} and ${state.reader} == nobody",
      from: "lists",
      .closedInterceptor,
      "list"
    ),
    NavigationMutant(
      reader,
      "Screens/Settings/sign-in.yaml",
      "signedIn: true",
      "signedIn: false",
      from: "lists",
      .closedInterceptor,
      "list"
    ),
    NavigationMutant(
      files,
      "Catalog.yaml",
      "    refuse: {en: Sign in first., de: Melde dich zuerst an.}\n",
      "",
      from: "accounts",
      .refusedWithoutReason,
      "spaces"
    ),
    // Links that land elsewhere.
    NavigationMutant(
      sample,
      "Screens/Routing/color.yaml",
      "  find: {screen: color, context: same, in: [current, visible]}\n",
      "",
      from: "color",
      .stackedTwice,
      "color"
    ),
    NavigationMutant(
      reader,
      "Screens/Reading/feed.yaml",
      "    - from: {route: home}\n",
      "    - from: {find: {screen: home, in: [presenting]}}\n",
      from: "about",
      .brokenLink,
      "feed"
    ),
    NavigationMutant(
      reader,
      "Screens/Reading/search.yaml",
      "    - from: {route: home}\n",
      "    - from: {find: {tab: search}}\n",
      from: "about",
      .brokenLink,
      "search"
    ),
    NavigationMutant(
      reader,
      "Screens/Library/lists.yaml",
      "    - from: {route: home}\n",
      "    - from: {route: feed}\n",
      from: "about",
      .brokenLink,
      "lists"
    ),
    // Screens that nothing reaches.
    NavigationMutant(
      reader,
      "Screens/Settings/notifications.yaml",
      "      - when: not ${state.news}\n",
      "      - when: ${state.news} and not ${state.news}\n",
      from: "notifications",
      .neverShown,
      "allow-notifications"
    ),
    NavigationMutant(
      reader,
      "Screens/Settings/about.yaml",
      "tap: {open: licence}}",
      "when: ${writers} < 0, tap: {open: licence}}",
      from: "about",
      .neverShown,
      "licence"
    ),
  ]
}
