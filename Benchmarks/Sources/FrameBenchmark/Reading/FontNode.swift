/// A font as a document has it.
enum FontNode: Hashable {
  case system(size: Double, weight: String, isItalic: Bool)
  case style(String)
  case named(String, size: Double)

  /// A `fontDescription`, or a `font` or `metaFont` of an attributed text.
  init?(_ element: Element) {
    let size = element.number("pointSize") ?? element.number("size")
    if let style = element["style"] {
      self = .style(style)
    } else if let name = element["name"] {
      let isSystem = name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro")
      let size = size ?? 17
      self = isSystem ? .system(size: size, weight: Self.weight(in: name), isItalic: false) : .named(name, size: size)
    } else if let kind = element["type"] ?? element["metaFont"] {
      let weight = kind == "boldSystem" ? "bold" : element["weight"] ?? "regular"
      self = .system(size: size ?? 17, weight: weight, isItalic: kind == "italicSystem")
    } else {
      return nil
    }
  }

  private static func weight(in name: String) -> String {
    let words = ["ultralight", "thin", "light", "medium", "semibold", "bold", "heavy", "black"]
    return words.last { name.lowercased().hasSuffix($0) } ?? "regular"
  }
}
