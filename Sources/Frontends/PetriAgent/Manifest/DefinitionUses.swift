import PetriCatalog

/// Collects the texts, colours, fonts, symbols and images in a definition by reflection, so that new keys need no
/// code here.
struct DefinitionUses {
  struct Use: Hashable {
    let kind: ManifestKind
    let name: String
    let text: String
  }

  private(set) var uses: Set<Use> = []

  /// Searches a definition with an explicit stack, because views can be nested deeply.
  init(_ definition: Any) {
    var waiting: [Any] = [definition]
    while let value = waiting.popLast() {
      if take(value) { continue }
      for child in Mirror(reflecting: value).children where !(child.value is Place) { waiting.append(child.value) }
    }
  }

  /// Whether the value counts as used, so that its children aren't searched.
  private mutating func take(_ value: Any) -> Bool {
    switch value {
    case let image as ImageReference:
      let name = image.name.description
      add(.symbol, name, image.isSymbol ? "symbol: \(name)" : "image: \(name)")
    case let image as ImageDefinition:
      let name = image.name.description
      add(.symbol, name, image.isSymbol ? "symbol: \(name)" : "image: \(name)")
    case let color as ColorValue: add(color)
    case let color as NamedColor: add(.catalog(color))
    case let font as FontDefinition:
      add(.font, font.style.rawValue, "style: \(font.style.rawValue)")
      if let family = font.family { add(.font, family, "font: {family: \(family)}") }
    case let style as TextStyle: add(.font, style.rawValue, "style: \(style.rawValue)")
    case let text as LocalizedText:
      let first = text.template(for: "").description
      // A text of interpolated values only has no words.
      if first.replacing(/\$\{[^}]*\}/, with: "").contains(where: \.isLetter) { add(.string, first, first) }
    case is String, is Int, is Double, is Bool: break
    default: return false
    }
    return true
  }

  private mutating func add(_ color: ColorValue) {
    switch color {
    case .catalog(let named): add(.color, named.name, "color: \(named.name)")
    default: add(.color, color.description, "color: \(color.description)")
    }
  }

  private mutating func add(_ kind: ManifestKind, _ name: String, _ text: String) {
    guard !name.isEmpty else { return }
    uses.insert(Use(kind: kind, name: name, text: text))
  }
}
