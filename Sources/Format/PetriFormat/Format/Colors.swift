import PetriCatalog
import PetriYAML

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

extension DefinitionReader {
  func known(_ type: ContextType) -> ContextType {
    if case .color = type { .color(colors) } else { type }
  }

  mutating func colors(_ node: Int) -> [NamedColor] {
    let ofAssets = colors
    let names = tree.entries(node).map { tree.string($0.key) }
    var own: [NamedColor] = []
    _ = named(node, .color, .name("'colors'")) { reader, key, value -> Bool? in
      // Colors of the catalogue hide those of asset catalogues.
      reader.colors = own + ofAssets
      guard reader.isColorName(key) else { return nil }
      let color = reader.isAbove(value, names) ? reader.color(key, value) : nil
      // Uses of an invalid color aren't reported.
      own.append(color ?? .placeholder(name: reader.tree.string(key)))
      return nil
    }
    colors = own + ofAssets
    return colors
  }

  /// Whether no value refers to a color that is defined below it.
  private mutating func isAbove(_ node: Int, _ names: [String]) -> Bool {
    for value in tree.kind(node) == .mapping ? tree.entries(node).map(\.value) : [node] {
      let name = tree.string(value)
      guard tree.kind(value) == .scalar, names.contains(name), !colors.contains(where: { $0.name == name }) else {
        continue
      }
      return fail(value) { DefinitionProblem.laterColor($0.shortText) }
    }
    return true
  }

  private mutating func isColorName(_ key: Int) -> Bool {
    let name = tree.string(key)
    if !name.isNameOfColor { return fail(key) { DefinitionProblem.badColorName($0.shortText) } }
    if ColorValue.names.contains(name) { return fail(key) { DefinitionProblem.systemColor($0.shortText) } }
    return true
  }

  private mutating func color(_ key: Int, _ node: Int) -> NamedColor? {
    if tree.isNull(node) {
      failMissingValue(of: (key, node))
      return nil
    }
    guard tree.kind(node) == .mapping else {
      return color(node, .key(key)).map { NamedColor(name: tree.string(key), light: $0) }
    }
    let name = tree.string(key)
    let before = failures
    guard let values = form(node, Grammar.namedColor, .key(key), called: "the colour '\(name)'"), failures == before
    else {
      return nil
    }
    return NamedColor(name: name) { values.byAppearance[$0] }
  }

  mutating func color(_ node: Int, _ subject: ReadingSubject) -> ColorValue? {
    value(node, of: .color(colors), subject).flatMap { ColorValue(contextValue: $0) }
  }
}

extension String {
  /// Whether the text is a valid color name, as in asset catalogues: a letter, then no control characters and no `${`.
  package var isNameOfColor: Bool {
    first?.isLetter == true && utf8.count <= 200 && !contains("${")
      && unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
      }
  }
}
