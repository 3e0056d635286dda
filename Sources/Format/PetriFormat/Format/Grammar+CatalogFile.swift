package import PetriCatalog

extension Grammar {
  package static let catalog = Form("Catalog.yaml", { CatalogSettings(name: "") }, checks: [.filled("catalog")]) {
    Field("catalog", \.name, .text, isRequired: true, "The catalogue's name.", example: "Petri sample")
    Field(
      "format",
      \.format,
      Rule(.integer(1...format), written: { "\($0)" }) { reader, node, subject in reader.version(node, subject) },
      "The version of the format."
    )
    Field(
      "screens",
      \.screens,
      .paths,
      "Folders (all `.yaml` and `.yml` files below them), files, or globs with `*` and `**`, relative to this file.",
      example: "[Screens, App/**/*.yaml]",
      default: "[\(CatalogSettings(name: "").screens.joined(separator: ", "))]"
    )
    Field(
      "strings",
      \.strings,
      .list(.text, orOne: true),
      "Folders, files and globs with the app's own texts (`.strings`, `.stringsdict`, `.xcstrings`), relative to this file.",
      example: "[App/Resources]"
    )
    Field(
      "stringsTable",
      \.stringsTable,
      .text,
      "The name of the files that texts of `strings` are looked for in, where they name no `table`.",
      example: "Shop"
    )
    // Other keys may name a color.
    Field(
      "colors",
      \.colors,
      Rule(.named(.color, .oneOf([.literal(.color([])), .mapping(namedColor.shape)]))) { reader, node, _ in
        reader.colors(node)
      },
      "The app's own colours, each one colour or one for each appearance; a value can be UIKit's, or another colour above it.",
      example: "{brand: \"#FF6900\", card: {light: white, dark: \"#1C1C1E\"}}",
      turn: -2
    )
    Field(
      "assets",
      \.assets,
      .list(.text, orOne: true),
      "Asset catalogues (`.xcassets`), or folders or globs with some, whose colour and image sets are colours and images, relative to this file.",
      example: "[App/Assets.xcassets]"
    )
    Field(
      "images",
      \.images,
      .list(.text, orOne: true),
      "The app's own images (`.png`, `.jpg`, `.jpeg`, `.gif`, `.svg`, `.pdf`), or folders or globs with some, relative to this file.",
      example: "[App/Images]"
    )
    Field(
      "storyboards",
      \.storyboards,
      .list(.text, orOne: true),
      "The app's storyboards and xibs, or folders or globs with some, relative to this file; each scene is a screen.",
      example: "[App]"
    )
    Field(
      "fonts",
      \.fonts,
      .list(.text, orOne: true),
      "Files with the app's own fonts (`.ttf`, `.otf`, `.ttc`, `.otc`), or folders or globs with some, relative to this file.",
      example: "[App/Fonts]"
    )
    Field(
      "tint",
      \.tint,
      .constantColor,
      "The colour of what can be tapped; without it, that of the asset catalogue's `AccentColor`.",
      example: "systemIndigo"
    )
    Field(
      "background",
      \.background,
      .color,
      "The colour behind the views of screens that have no `background`.",
      example: "systemGroupedBackground"
    )
    Field(
      "fontFamily",
      \.fontFamily,
      .reference(.fontFamily),
      "The font family, or a font's name, of labels, buttons, inputs and rows whose `font` has neither `family` nor `design`.",
      example: "Inter"
    )
    Field(
      "bar",
      \.bar,
      .form(barAppearance),
      "The look of navigation bars, where a screen's `bar` has none.",
      example: "{background: systemIndigo, tint: white}"
    )
    Field("start", \.start, .reference(.screen), "The screen an app starts with.", example: "home")
    Field(
      "devices",
      \.devices,
      .list(.reference(.device), atLeast: 1),
      "The devices of the snapshots, the base one first."
    )
    Field(
      "orientations",
      \.orientations,
      .list(.word("orientation"), atLeast: 1),
      "The orientations that the app has on phones: `petri check layout` looks at all of them."
    )
    Field(
      "appearances",
      \.appearances,
      .list(.word("appearance"), atLeast: 1),
      "The appearances of the snapshots, the base one first."
    )
    Field(
      "contentSizes",
      \.contentSizes,
      .list(.word("content size"), atLeast: 1),
      "The text sizes of the snapshots, the base one first."
    )
    Field(
      "locales",
      \.locales,
      .list(.name(.locale), atLeast: 1),
      "The locales of the snapshots, the base one first.",
      example: "[en, pt-BR]"
    )
    Field(
      "today",
      \.today,
      Rule(.literal(.date), written: { "\($0)" }) { reader, node, subject in
        reader.value(node, of: .date, subject).flatMap { CalendarDate(contextValue: $0) }
      },
      "The day that is today in texts such as `${due, relative}`, so that snapshots don't depend on when they are taken."
    )
    Field(
      "matrix",
      \.matrix,
      .construct(.catalogMatrix) { reader, node, subject in reader.form(node, catalogMatrix, subject) },
      "Which snapshots there are; all cells, as trees and routes, without it."
    )
    // Interceptors refer to the state.
    Field(
      "state",
      \.state,
      .construct(.fields) { reader, node, _ in reader.state(node) },
      "The app's state; each key needs a default.",
      turn: -1
    )
    Field(
      "interceptors",
      \.interceptors,
      .named(.interceptor, .shared(.interceptor)) { reader, name, value in reader.interceptor(name, value) },
      "What routes ask before anything moves."
    )
    Field(
      "experiments",
      \.experiments,
      .named(.experiment, variantNames.shape) { reader, name, value in reader.experiment(name, value) },
      "The variants of each experiment, the usual one first.",
      example: "{navigation: [tab-bar, hamburger]}"
    )
    Field(
      "hosts",
      \.hosts,
      Rule(.named(.hosts, hostEntries.shape)) { reader, node, _ in reader.hosts(node) },
      "Hosts and schemes by names that patterns of links begin with; a name above another can be one of its entries.",
      example: "{web: [shop.example, \"*.shop.example\"], app: shop}"
    )
    // Their patterns may start with the name of hosts.
    Field(
      "redirects",
      \.redirects,
      .list(.construct(.redirect) { reader, node, _ in reader.redirect(node) }, orOne: true),
      "Links that lead where other links lead.",
      example: "[{url: \"https://shop.example/out?url={url!}\", to: \"${url}\"}]",
      turn: 1
    )
    Field(
      "lenientLinks",
      \.lenientLinks,
      .list(.word("leniency"), orOne: true),
      "Links that are read although they are incomplete: paths without a slash, `orders/7`; links that are encoded with their scheme."
    )
    Field("unhandledLinks", \.unhandledLinks, .word(), "What becomes of links that lead to no screen.")
    Field("limits", \.limits, .form(limits), "How large a composed screen may be.")
    Field(
      "severity",
      \.severities,
      Rule(.named(.warning, severityRule.shape)) { reader, node, _ in reader.severities(node) },
      "What becomes of warnings, by their codes.",
      example: "{unused-container: off}",
      default: "all `warning`"
    )
  }

  package static let limits = Form("'limits'", { CompositionLimits() }) {
    CompositionMeasure.allCases.map { measure in
      Field(
        measure.rawValue,
        // Deeper nesting could overflow the stack.
        .integer(1...(measure == .depth ? 200 : 1_000_000_000)),
        measure.summary,
        default: "\(CompositionLimits()[measure])"
      ) { limits, limit, _, _ in limits[measure] = limit }
    }
  }

  package static let defaults = Form("_defaults.yaml", { ScreenDraft() }) {
    screen.fields("group", "tags", "wrapping", "devices", "launchedIn")
  }

  static let variantNames = Rule<[String]>.list(.name(.variant), atLeast: 2)
  static let severityRule = Rule<WarningSeverity>.word("severity")
}

extension Rule<[String]> {
  fileprivate static let paths = Rule(list.shape, written: list.written) { reader, node, subject in
    reader.hasPaths(node) ? list.read(&reader, node, subject) : []
  }

  private static let list = Rule.list(.text, atLeast: 1, orOne: true)
}

extension CompositionMeasure {
  fileprivate var summary: String {
    switch self {
    case .depth: "How deep screens may be inside one another."
    case .screens: "How many screens a screen may be composed of, itself included."
    case .views: "How many views a screen may have, with those of its containers and of the screens in it."
    case .textBytes: "How many bytes its texts, and the values that it gives to other screens, may have."
    }
  }
}
