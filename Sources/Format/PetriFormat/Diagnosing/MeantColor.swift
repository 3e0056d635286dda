import PetriCatalog

/// Recognizes the notations of colors in other systems.
enum MeantColor {
  /// The color that a name in Swift, Objective-C or British English means: `.systemRed`, `labelColor`, `grey`.
  static func name(of text: String, among known: [String]) -> String? {
    var name = text.split(separator: ".").last.map(String.init) ?? ""
    if known.contains(name) { return name == text ? nil : name }
    if name.hasSuffix("Color") { name = String(name.dropLast(5)) }
    name = name.replacing("Grey", with: "Gray").replacing("grey", with: "gray")
    return name != text && known.contains(name) ? name : nil
  }

  /// Advice for malformed hexadecimal digits: `0xFF0000`, `FF0000`, `#FF00`.
  static func advice(onDigits text: String) -> String? {
    var digits = text[...]
    let hasSign = digits.hasPrefix("#")
    if hasSign { digits = digits.dropFirst() }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { digits = digits.dropFirst(2) }
    let isPlain = digits.count == text.count
    guard !digits.isEmpty, digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return hasSign ? forms : nil
    }
    if [3, 6, 8].contains(digits.count), !hasSign { return "write \"#\(digits)\"" }
    return isPlain ? nil : forms
  }

  /// Whether a text starts with a CSS color function, whose commas separate entries in YAML braces.
  static func isCall(_ text: some StringProtocol) -> Bool {
    ["rgb(", "rgba(", "hsl(", "hsla("].contains { text.hasPrefix($0) }
  }

  /// Whether a key is an argument of such a function: `2`, `0.5)`.
  static func isArgument(_ key: String) -> Bool { key.utf8.allSatisfy { "0123456789.%) ".utf8.contains($0) } }

  private static let forms = "write \"#RGB\", \"#RRGGBB\" or \"#RRGGBBAA\""
}
