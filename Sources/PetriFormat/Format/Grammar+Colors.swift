import PetriCatalog

extension Grammar {
  static let colors = FieldShape(
    "colors",
    .named(.color, .oneOf([.literal(.color([])), .mapping(namedColor)])),
    "The app's own colours, each one colour or one for each appearance; a value can be UIKit's, or another colour above it.",
    example: "{brand: \"#FF6900\", card: {light: white, dark: \"#1C1C1E\"}}"
  )

  static let assets = FieldShape(
    "assets",
    .list(.text, orOne: true),
    "Asset catalogues (`.xcassets`), or folders or globs with some, whose colour sets are colours too, relative to this file.",
    example: "[App/Assets.xcassets]"
  )

  /// A colour that depends on the appearance.
  public static let namedColor = FormShape(
    "a colour",
    Appearance.allCases.map { appearance in
      FieldShape(
        appearance.rawValue,
        .literal(.color([])),
        isRequired: appearance == .light,
        appearance.summary,
        example: appearance.isDark ? "\"#1C1C1E\"" : "white"
      )
    }
  )
}

extension Appearance {
  fileprivate var summary: String {
    switch self {
    case .light: "The colour in light appearance, and where an appearance has none of its own."
    case .dark: "The colour in dark appearance."
    case .highContrastLight: "The colour in light appearance with increased contrast."
    case .highContrastDark: "The colour in dark appearance with increased contrast."
    }
  }
}
