package import PetriCatalog
import PetriFormat
import PetriText
package import PetriYAML

/// The quoting style of a definition: the kind of quotes, and whether texts are quoted needlessly.
package struct WritingStyle {
  private let mark: Character
  private let quotesAll: Bool

  /// Detects the style from all texts of a definition; by default, `"` only where needed.
  package init(of definition: YAMLNode) {
    var counts = (double: 0, single: 0, quoted: 0, plain: 0)
    var waiting = [definition]
    while let node = waiting.popLast() {
      guard !node.isAlias else { continue }
      waiting += node.elements.map { $0 }
      waiting += node.entries.filter { !$0.isMerged }.map(\.value)
      guard node.kind == .scalar else { continue }
      // A text with a quote in it says nothing about the quoting of others.
      let isFree = WritingStyle.isPlainText(node.text) && !node.text.contains { "'\"".contains($0) }
      switch node.style {
      case .doubleQuoted: counts.double += 1
      case .singleQuoted: counts.single += 1
      // A single word may be a name or a keyword, which nobody quotes.
      case .plain where isFree && (node.text.contains(" ") || node.text.first?.isUppercase == true): counts.plain += 1
      default: break
      }
      if node.isQuoted, isFree { counts.quoted += 1 }
    }
    mark = counts.single > counts.double ? "'" : "\""
    quotesAll = counts.quoted > counts.plain
  }

  package init() { (mark, quotesAll) = ("\"", false) }

  package func text(_ text: String) -> String { WritingStyle.isPlainText(text) && !quotesAll ? text : quoted(text) }

  package func flowText(_ literal: ContextLiteral) -> String {
    switch literal {
    case .null: "null"
    case .scalar(let text, .plain): WritingStyle.isPlainValue(text) ? text : quoted(text)
    case .scalar(let text, _): self.text(text)
    case .list(let elements): "[" + elements.map(flowText).joined(separator: ", ") + "]"
    case .localized(let text, or: let mapping): mapping.isMapping ? flowText(mapping) : quoted(text.description)
    case .object(let entries): "{" + entries.map { "\($0.name): \(flowText($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  /// Whether a number, date or word needs no quotes; YAML 1.1 reads a time as a number of seconds.
  private static func isPlainValue(_ text: String) -> Bool {
    text == "true" || text == "false" || Double(text).map(\.isFinite) ?? false || isDate(text) || isPlainText(text)
  }

  /// Whether a text needs no quotes, even in braces, because every YAML parser reads it as text.
  private static func isPlainText(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last, first.isLetter || first.isNumber, last != " " else {
      return false
    }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || " -_./+()'!?@%".contains($0) }) else { return false }
    let reserved: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]
    return !reserved.contains(text.lowercased()) && Double(text) == nil && !isDate(text) && !isNumberOfYAML(text)
  }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [4, 2, 2]
      && parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// Whether the text is a YAML 1.1 number: `0x1F`, `0o17`, `1_000`.
  private static func isNumberOfYAML(_ text: String) -> Bool {
    text.hasPrefix("0x") || text.hasPrefix("0o")
      || text.utf8.allSatisfy { (0x30...0x39).contains($0) || "_.".utf8.contains($0) }
  }

  private func quoted(_ text: String) -> String {
    let isOneLine = text.unicodeScalars.allSatisfy { !WritingStyle.mustBeEscaped($0) }
    if mark == "'", isOneLine { return "'" + text.replacing("'", with: "''") + "'" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where WritingStyle.mustBeEscaped(scalar):
        let count = scalar.value < 0x1_0000 ? 4 : 8
        result += (count == 4 ? "\\u" : "\\U") + scalar.value.digits(count, radix: 16, uppercase: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    // Joiners are meaningful in emoji and in some scripts.
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }
}
