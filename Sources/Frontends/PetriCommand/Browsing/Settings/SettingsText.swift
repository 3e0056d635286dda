import PetriBrowser
import PetriText

struct SettingsText {
  let settings: BrowserSettings

  var keys: String {
    var lines = head(.keys, "The keys of petri browse, as they are now.")
    for place in KeyMap.Place.allCases {
      lines += ["", "\(place.rawValue):"]
      let rows = settings.keys.bindings(in: place).map { binding, help in
        let names = binding.keys.map { SettingsText.quoted($0.name) }
        let value = names.isEmpty ? "none" : names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
        return ("  \(binding.action): \(value)", help)
      }
      let width = rows.map(\.0.count).max() ?? 0
      lines += rows.map { $0 + String(repeating: " ", count: width - $0.count) + "  # " + $1 }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  var theme: String {
    var lines = head(.theme, "The colours of petri browse, as they are now.")
    lines += ["# Roles that aren't named have the terminal's own colours."]
    lines += ["", "base: terminal"]
    let roles = ThemeRole.allCases.compactMap { role in settings.theme.styles[role].map { (role, $0) } }
    if !roles.isEmpty { lines.append("roles:") }
    lines += roles.map { "  \($0.name): \(SettingsText.text(of: $1))" }
    let others = ThemeRole.allCases.filter { settings.theme.styles[$0] == nil }.map(\.name)
    if !others.isEmpty {
      lines.append("# \(roles.isEmpty ? "Roles" : "Other roles"): \(others.joined(separator: ", "))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func head(_ kind: SettingsFile.Kind, _ first: String) -> [String] {
    let files = settings.files.filter { $0.kind == kind }
    let width = files.map(\.path.count).max() ?? 0
    return ["# \(first) Files, each over the one before it:"]
      + files.map { file in
        let pad = String(repeating: " ", count: width - file.path.count)
        return "#   \(file.path.cleaned)\(pad)  \(file.exists ? "read" : "not there")"
      }
  }

  // MARK: - YAML

  /// Quotes everything that isn't a plain word, and words with a special meaning in YAML or the settings.
  private static func quoted(_ text: String) -> String {
    let isWord =
      text.utf8.count > 1
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D || (0x30...0x39).contains($0) }
    guard !isWord || text.hasSuffix("-") else { return text }
    return "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  private static func text(of style: Theme.Style) -> String {
    var parts: [String] = []
    if let color = style.text { parts.append("text: \(text(of: color))") }
    if let color = style.background { parts.append("background: \(text(of: color))") }
    if let isBold = style.isBold { parts.append("bold: \(isBold)") }
    if let isDim = style.isDim { parts.append("dim: \(isDim)") }
    if let isUnderlined = style.isUnderlined { parts.append("underlined: \(isUnderlined)") }
    return "{\(parts.joined(separator: ", "))}"
  }

  private static func text(of color: Theme.Color) -> String {
    guard color.many != nil || color.sixteen != nil else { return text(of: color.exact) }
    var parts = ["exact: \(text(of: color.exact))"]
    if let many = color.many { parts.append("many: \(text(of: many))") }
    if let sixteen = color.sixteen { parts.append("sixteen: \(text(of: sixteen))") }
    return "{\(parts.joined(separator: ", "))}"
  }

  private static func text(of color: CellColor?) -> String {
    switch color {
    case nil: return "default"
    case .indexed(let number)? where number < 16:
      return (number < 8 ? "" : "bright-") + SettingsReader.colorNames[Int(number % 8)]
    case .indexed(let number)?: return "\(number)"
    case .rgb(let red, let green, let blue)?:
      let digits = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      return "\"#\(digits.joined())\""
    }
  }
}
