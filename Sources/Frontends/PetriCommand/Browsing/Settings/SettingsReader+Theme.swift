import PetriBrowser
import PetriDiagnostics
import PetriText
import PetriYAML

extension SettingsReader {
  /// - Parameter isLight: selects the colours for light terminals.
  mutating func apply(_ file: SettingsFile, to theme: inout Theme, isLight: Bool) {
    report(file.diagnostics)
    guard let document = file.document else { return }
    var parts: [String: YAMLNode] = [:]
    let known = ["base", "roles", "light", "dark"]
    for (key, value) in entries(of: document, "key", known: known, empty: "expected a value") {
      parts[key.text] = value
    }
    theme = part(base: parts["base"], roles: parts["roles"], over: theme)
    for (name, isChosen) in [("light", isLight), ("dark", !isLight)] {
      guard let node = parts[name] else { continue }
      var own: [String: YAMLNode] = [:]
      for (key, value) in entries(of: node, "key", known: ["base", "roles"], empty: "expected a value") {
        own[key.text] = value
      }
      let new = part(base: own["base"], roles: own["roles"], over: theme)
      if isChosen { theme = new }
    }
  }

  private mutating func part(base: YAMLNode?, roles: YAMLNode?, over theme: Theme) -> Theme {
    var theme = theme
    if let base {
      let name = base.kind == .scalar ? base.text : ""
      if let named = Theme.named.first(where: { $0.name == name }) {
        theme = named.theme
      } else {
        reportUnknown("theme", base, among: Theme.named.map(\.name), code: "bad-value")
      }
    }
    guard let roles else { return theme }
    let names = ThemeRole.allCases.map(\.name)
    let empty = "expected a colour; quote one that begins with '#'"
    for (key, value) in entries(of: roles, "role", known: names, empty: empty) {
      guard let role = ThemeRole.allCases.first(where: { $0.name == key.text }) else { continue }
      if let style = style(value) { theme.styles[role] = style }
    }
    return theme
  }

  private mutating func style(_ node: YAMLNode) -> Theme.Style? {
    guard node.kind == .mapping else { return color(node).map { Theme.Style(text: $0) } }
    var style = Theme.Style()
    let known = ["text", "background", "bold", "dim", "underlined"]
    for (key, value) in entries(of: node, "key", known: known, empty: "expected a value") {
      switch key.text {
      case "text": style.text = color(value)
      case "background": style.background = color(value)
      case "bold": style.isBold = bool(value)
      case "dim": style.isDim = bool(value)
      default: style.isUnderlined = bool(value)
      }
    }
    return style
  }

  private mutating func bool(_ node: YAMLNode) -> Bool? {
    if node.hasText("true") { return true }
    if node.hasText("false") { return false }
    report(.error, "wrong-type", "expected true or false", at: node)
    return nil
  }

  /// Parses a colour, or a mapping with one colour per colour depth.
  private mutating func color(_ node: YAMLNode) -> Theme.Color? {
    guard node.kind == .mapping else { return cellColor(node).map { Theme.Color($0) } }
    var colors: [String: CellColor?] = [:]
    for (key, value) in entries(of: node, "key", known: ["exact", "many", "sixteen"], empty: "expected a colour") {
      guard let color = cellColor(value) else { continue }
      if key.text == "sixteen", let color, color.adapted(to: .sixteen) != color {
        report(
          .error,
          "bad-value",
          "'\(value.text)' isn't one of a terminal's sixteen colours",
          at: value,
          label: "expected a name or a number from 0 to 15"
        )
        continue
      }
      if key.text == "many", let color, color.adapted(to: .many) != color {
        report(
          .error,
          "bad-value",
          "'\(value.text)' isn't one of a terminal's 256 colours",
          at: value,
          label: "expected a name or a number from 0 to 255"
        )
        continue
      }
      colors[key.text] = color
    }
    guard let first = colors["exact"] ?? colors["many"] ?? colors["sixteen"] else { return nil }
    return Theme.Color(first, many: colors["many"] ?? nil, sixteen: colors["sixteen"] ?? nil)
  }

  static let colorNames = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// Parses one colour: `.some(nil)` for the terminal's default, `nil` after reporting an error.
  private mutating func cellColor(_ node: YAMLNode) -> CellColor?? {
    guard node.kind == .scalar else {
      report(.error, "wrong-type", "expected a colour", at: node)
      return nil
    }
    let text = node.text
    if text == "default" { return .some(nil) }
    let names = Self.colorNames + Self.colorNames.map { "bright-\($0)" }
    if let place = names.firstIndex(of: text) { return .some(.indexed(UInt8(place))) }
    if let number = UInt8(text) { return .some(.indexed(number)) }
    if let color = Self.hexadecimal(text) { return .some(color) }
    reportUnknown(
      "colour",
      node,
      among: ["default"] + names,
      code: "bad-value",
      otherwise: "expected a name such as 'bright-blue', a number from 0 to 255, or \"#rrggbb\""
    )
    return nil
  }

  private static func hexadecimal(_ text: String) -> CellColor? {
    let digits = text.dropFirst().compactMap(\.hexDigitValue).map { UInt8($0) }
    guard text.hasPrefix("#"), text.utf8.count == digits.count + 1 else { return nil }
    func part(_ first: Int, _ second: Int) -> UInt8 { digits[first] << 4 | digits[second] }
    switch digits.count {
    case 3: return .rgb(red: part(0, 0), green: part(1, 1), blue: part(2, 2))
    case 6: return .rgb(red: part(0, 1), green: part(2, 3), blue: part(4, 5))
    default: return nil
    }
  }
}
