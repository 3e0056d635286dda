import InterfaceBuilder
import PetriCatalog

struct TranslatedValues {
  private let file: InterfaceFile
  private let locales: [String]
  private let colors: Set<String>
  private let style = WritingStyle()

  /// - Parameters:
  ///   - locales: The locales of the catalogue, starting with that of the document's own texts.
  ///   - colors: The names of the catalogue's colors.
  init(_ file: InterfaceFile, locales: [String], colors: Set<String>) {
    (self.file, self.locales, self.colors) = (file, locales, colors)
  }

  /// The text of an object's property in all languages of the document; nil if there is none.
  func text(_ text: String?, _ property: String, of id: String) -> String? {
    guard let text, !text.isEmpty else { return nil }
    let base = locales.first ?? "en"
    var texts = [base: text]
    for locale in locales {
      if let other = file.strings[locale]?["\(id).\(property)"] { texts[locale] = other }
    }
    guard Set(texts.values).count > 1 else { return literal(text) }
    return "{"
      + locales.compactMap { locale in texts[locale].map { "\(style.text(locale)): \(literal($0))" } }
      .joined(separator: ", ") + "}"
  }

  func literal(_ text: String) -> String { style.text(TextTemplate(literal: text).description) }

  func name(_ name: String) -> String { style.text(name) }

  func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The system color names that the format has. Black and white are written by name.
  private static let known: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "placeholderText", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link", "systemRed", "systemBlue", "systemGreen",
    "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown",
    "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
    "systemGray6",
  ]

  func color(_ color: InterfaceColor?) -> String? {
    switch color {
    case nil: return nil
    case .named(let name): return colors.contains(name) ? style.text(name) : nil
    case .system(let name):
      let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      switch short {
      case "darkText": return "label"
      case "groupTableViewBackground": return "systemGroupedBackground"
      default: return TranslatedValues.known.contains(short) ? short : nil
      }
    case .white(let white, let alpha): return hex([white, white, white], alpha)
    case .components(let red, let green, let blue, let alpha, _): return hex([red, green, blue], alpha)
    }
  }

  private func hex(_ parts: [Double], _ alpha: Double) -> String? {
    guard alpha > 0 else { return nil }
    let values = parts + (alpha < 1 ? [alpha] : [])
    let digits = values.map { part in
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0\(text)" : text
    }
    return "\"#\(digits.joined())\""
  }

  private static let textStyles = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleLargeTitle": "largeTitle",
    "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleFootnote": "footnote",
    "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
  ]

  func textStyle(_ font: InterfaceFont?) -> String? {
    if case .style(let name)? = font { TranslatedValues.textStyles[name] } else { nil }
  }

  /// A font other than a text style; nil for the default. A custom font is reduced to its size.
  func font(_ font: InterfaceFont?, defaultSize: Double) -> String? {
    switch font {
    case .system(let size, let weight, let isItalic):
      var parts: [String] = []
      if size != defaultSize, size >= 1 { parts.append("size: \(number(min(size, 1_000)))") }
      if weight != "regular", TranslatedValues.weights.contains(weight) { parts.append("weight: \(weight)") }
      if isItalic { parts.append("italic: true") }
      return parts.isEmpty ? nil : "{\(parts.joined(separator: ", "))}"
    case .named(_, let size): return size == defaultSize || size < 1 ? nil : "{size: \(number(min(size, 1_000)))}"
    case .style, nil: return nil
    }
  }

  private static let weights: Set<String> = [
    "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  func image(_ image: InterfaceImage?, name key: String = "image") -> [(name: String, value: String)] {
    guard let image, !image.name.isEmpty else { return [] }
    let isSymbol = image.isSymbol || file.document?.symbols.contains(image.name) == true
    return [(isSymbol ? "symbol" : key, style.text(image.name))]
  }
}
