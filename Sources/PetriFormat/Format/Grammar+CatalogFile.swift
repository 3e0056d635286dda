import PetriCatalog

extension Grammar {
  /// `Catalog.yaml`.
  public static let catalog = FormShape(
    "Catalog.yaml",
    [
      FieldShape("catalog", .text, isRequired: true, "The catalogue's name.", example: "Petri sample"),
      FieldShape(
        "format",
        .integer(1...format),
        default: "\(format)",
        "The version of the format."
      ),
      FieldShape(
        "screens",
        .list(.text, atLeast: 1, orOne: true),
        default: list(settings.screens),
        "Folders (all `.yaml` and `.yml` files below them), files, or globs with `*` and `**`, relative to this file.",
        example: "[Screens, App/**/*.yaml]"
      ),
      FieldShape(
        "strings",
        .list(.text, orOne: true),
        "Folders, files and globs with the app's own texts (`.strings`, `.stringsdict`, `.xcstrings`), relative to this file.",
        example: "[App/Resources]"
      ),
      colors, assets, fonts,
      FieldShape("start", .reference(.screen), "The screen an app starts with.", example: "home"),
      FieldShape(
        "devices",
        .list(.reference(.device), atLeast: 1),
        default: list(settings.devices),
        "The devices of the snapshots, the base one first."
      ),
      FieldShape(
        "appearances",
        .list(.word(Appearance.self, "appearance"), atLeast: 1),
        default: list(settings.appearances.map(\.rawValue)),
        "The appearances of the snapshots, the base one first."
      ),
      FieldShape(
        "contentSizes",
        .list(.word(ContentSize.self, "content size"), atLeast: 1),
        default: list(settings.contentSizes.map(\.rawValue)),
        "The text sizes of the snapshots, the base one first."
      ),
      FieldShape(
        "locales",
        .list(.name(.locale), atLeast: 1),
        default: list(settings.locales),
        "The locales of the snapshots, the base one first.",
        example: "[en, pt-BR]"
      ),
      FieldShape(
        "today",
        .literal(.date),
        default: "\(settings.today)",
        "The day that is today in texts such as `${due, relative}`, so that snapshots don't depend on when they are taken."
      ),
      FieldShape(
        "matrix",
        .shared(.catalogMatrix),
        "Which snapshots there are; all cells, as trees and routes, without it."
      ),
      FieldShape("state", .shared(.fields), "The app's state; each key needs a default."),
      FieldShape("interceptors", .named(.interceptor, .shared(.interceptor)), "What routes ask before anything moves."),
      FieldShape(
        "experiments",
        .named(.experiment, .list(.name(.variant), atLeast: 2)),
        "The variants of each experiment, the usual one first.",
        example: "{navigation: [tab-bar, hamburger]}"
      ),
      hosts, redirects,
      FieldShape(
        "unhandledLinks",
        .word(UnhandledLinks.self),
        default: settings.unhandledLinks.rawValue,
        "What becomes of links that lead to no screen."
      ),
      FieldShape("limits", .mapping(limits), "How large a composed screen may be."),
      FieldShape(
        "severity",
        .named(.warning, .word(WarningSeverity.self, "severity")),
        default: "all `warning`",
        "What becomes of warnings, by their codes.",
        example: "{unused-container: off}"
      ),
    ],
    checks: [.filled("catalog")]
  )

  /// `limits` in `Catalog.yaml`.
  public static let limits = FormShape(
    "'limits'",
    CompositionMeasure.allCases.map { measure in
      FieldShape(
        measure.rawValue,
        // Screens that were deeper inside one another would take more of the stack than there is.
        .integer(1...(measure == .depth ? 200 : 1_000_000_000)),
        default: "\(CompositionLimits()[measure])",
        measure.summary
      )
    }
  )

  /// `_defaults.yaml`.
  public static let defaults = FormShape(
    "_defaults.yaml",
    ["group", "tags", "wrapping", "devices"].compactMap { screen[$0] }
  )

  private static let settings = CatalogSettings(name: "")

  private static func list(_ words: [String]) -> String { "[\(words.joined(separator: ", "))]" }
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
