/// A font as a document has it.
public enum InterfaceFont: Hashable, Sendable {
  /// The system's, of a size in points and a weight such as `semibold`.
  case system(size: Double, weight: String, isItalic: Bool)
  /// A text style by UIKit's name, such as `UICTFontTextStyleBody`.
  case style(String)
  /// A font by its PostScript name, of a size in points.
  case named(String, size: Double)

  /// A `fontDescription`, or a `font` of an attributed text.
  init?(_ element: DocumentElement) {
    element.pass("family", "usesAppearanceFont")
    let size = (element.number("pointSize") ?? element.number("size")).flatMap { $0 > 0 ? $0 : nil }
    let kind = element["type"] ?? element["metaFont"]
    let weight = element["weight"]
    if let style = element["style"] {
      self = .style(style)
    } else if let name = element["name"] {
      let isSystem = name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro")
      let size = size ?? 17
      self = isSystem ? .system(size: size, weight: Self.weight(in: name), isItalic: false) : .named(name, size: size)
    } else if let kind {
      let weight = kind == "boldSystem" ? "bold" : weight ?? "regular"
      self = .system(size: size ?? 17, weight: weight.lowercased(), isItalic: kind == "italicSystem")
    } else {
      return nil
    }
  }

  /// The font of a key in an element.
  init?(_ key: String, of element: DocumentElement) {
    if let none = element.child("nil", key: key) { none.passAll() }
    guard let font = element.child("fontDescription", key: key) else { return nil }
    self.init(font)
  }

  private static func weight(in name: String) -> String {
    let words = ["ultralight", "thin", "light", "medium", "semibold", "bold", "heavy", "black"]
    return words.last { name.lowercased().hasSuffix($0) } ?? "regular"
  }
}
