import PetriCatalog
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
  /// Where the app is started.
  let start: Start
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
    from beginning: String,
    links: Int = 0,
    states: Int = 30,
    _ rule: CheckRule,
    _ screen: String
  ) {
    (self.catalog, self.file, self.old, self.new) = (catalog, file, old, new)
    start = Start(catalog: catalog, screen: beginning, links: links, states: states)
    (self.rule, self.screen) = (rule, screen)
  }

  private static let reader = "Tests/Examples/Encyclopaedia"
  private static let files = "Tests/Examples/Files"
  private static let sample = ""

  /// A catalogue and the screen that its app is started with.
  struct Start: Hashable, Sendable {
    let catalog: String
    let screen: String
    /// How many links are opened.
    let links: Int
    /// How many states are enough to come to the mistake.
    let states: Int
  }

  /// The starts of the table, each once.
  static var starts: [Start] {
    var seen: Set<Start> = []
    return all.map(\.start).filter { seen.insert($0).inserted }
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
      "Screens/Settings/choices.yaml",
      "links: reader://languages\n",
      "links: reader://languages\nbar: {hidesBackButton: true}\n",
      from: "settings",
      .deadEnd,
      "languages"
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
      "Screens/Settings/media-upload.yaml",
      "\nform:\n",
      "\nbar: {hidesBackButton: true}\n\nform:\n",
      from: "settings",
      .deadEnd,
      "media-upload"
    ),
    NavigationMutant(
      sample,
      "Screens/Routing/routing-control.yaml",
      "canBeDismissed: not ${state.locked}",
      "canBeDismissed: ${state.locked} and ${state.plan} == business",
      from: "square",
      states: 80,
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
    NavigationMutant(
      reader,
      "Screens/Reading/contents.yaml",
      "{system: close, tap: close}",
      "{system: close, tap: {open: settings}}",
      from: "article",
      .wrongWayBack,
      "contents"
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
      reader,
      "Screens/Reading/days.yaml",
      "leading: {system: done, tap: close}",
      "leading: {system: done, tap: pop}",
      from: "home",
      states: 80,
      .refusedTap,
      "history"
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
      "Screens/Routing/color.yaml",
      "{title: Close, tap: dismiss}",
      "{title: Close, tap: pop}",
      from: "circle",
      .refusedTap,
      "color"
    ),
    NavigationMutant(
      sample,
      "Screens/Account/sign-in.yaml",
      "{title: Cancel, style: gray, tap: dismiss}",
      "{title: Cancel, style: gray, tap: pop}",
      from: "prompt",
      .refusedTap,
      "sign-in"
    ),
    NavigationMutant(
      sample,
      "Screens/Format/presentations.yaml",
      "{style: popover, source: filter}",
      "{style: popover, source: filters}",
      from: "places",
      .refusedTap,
      "place-map"
    ),
    // A screen that opens itself for ever.
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
      "sign-in"
    ),
    NavigationMutant(
      reader,
      "Catalog.yaml",
      "require: ${state.signedIn}",
      "require: ${state.signedIn} and ${state.reader} == nobody",
      from: "lists",
      links: 60,
      .closedInterceptor,
      "list"
    ),
    NavigationMutant(
      reader,
      "Screens/Settings/sign-in.yaml",
      "signedIn: true",
      "signedIn: false",
      from: "lists",
      links: 60,
      .closedInterceptor,
      "list"
    ),
    // Links that land elsewhere.
    NavigationMutant(
      files,
      "Screens/Settings/settings.yaml",
      "  find: {screen: settings}\n",
      "",
      from: "media-upload",
      links: 60,
      .stackedTwice,
      "settings"
    ),
    NavigationMutant(
      reader,
      "Screens/Reading/feed.yaml",
      "    - from: {route: home}\n",
      "    - from: {find: {screen: home, in: [presenting]}}\n",
      from: "about",
      links: 60,
      .brokenLink,
      "feed"
    ),
    NavigationMutant(
      reader,
      "Screens/Reading/search.yaml",
      "    - from: {route: home}\n",
      "    - from: {find: {tab: search}}\n",
      from: "about",
      links: 60,
      .brokenLink,
      "search"
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
      #"when: "${writers} < 0", tap: {open: licence}}"#,
      from: "about",
      .neverShown,
      "licence"
    ),
  ]
}
