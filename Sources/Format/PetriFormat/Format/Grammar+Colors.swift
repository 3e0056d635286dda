import PetriCatalog

extension Grammar {
  /// A color that depends on the appearance.
  package static let namedColor = Form("a colour", { NamedColorDraft() }) {
    Appearance.allCases.map { appearance in
      Field(
        appearance.rawValue,
        Rule.constantColor,
        isRequired: appearance == .light,
        appearance.summary,
        example: appearance.isDark ? "\"#1C1C1E\"" : "white"
      ) { draft, color, _, _ in draft.byAppearance[appearance] = color }
    }
  }
}

extension Rule<ColorValue> {
  /// A color without references.
  static let constantColor = Rule(.literal(.color([]))) { reader, node, subject in reader.color(node, subject) }
}

package struct NamedColorDraft: Sendable {
  var byAppearance: [Appearance: ColorValue] = [:]
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
