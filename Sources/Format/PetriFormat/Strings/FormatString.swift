import PetriCatalog

/// A localized text with `%d`, `%@` and other specifiers, and variables with plural forms.
package struct FormatString: Hashable, Sendable {
  /// The forms that replace `%#@name@`, by plural category of an argument.
  struct Variable: Hashable, Sendable {
    /// The index of the argument, from 1; nil for the position of the variable in the text.
    var argument: Int?
    var forms: [PluralCategory: String]
  }

  var format: String
  var variables: [String: Variable] = [:]

  package enum Problem: Error, Hashable, Sendable {
    case missing(Int)
    case badSpecifier(String)
    case unknownVariable(String)
    case notNumber(Int, specifier: String)
  }

  enum Kind: Hashable, Sendable {
    case whole
    case fraction(decimals: Int?)
    case object
  }

  func template(_ arguments: [TextTemplate], language: String) throws(Problem) -> TextTemplate {
    var segments: [TextTemplate.Segment] = []
    try append(format, arguments, from: 1, language, depth: 0, to: &segments)
    return TextTemplate(segments: segments)
  }

  /// The minimum number of arguments, which is the highest index.
  var argumentCount: Int {
    var count = 0
    // The loop ends at the first missing argument, or at a limit above what any text needs.
    while count < FormatString.maximumArguments {
      let given = Array(repeating: FormatString.probe, count: count)
      do throws(Problem) {
        _ = try template(given, language: "en")
        return count
      } catch {
        guard case .missing(let index) = error, index > count else { return count }
        count = index
      }
    }
    return count
  }

  static let maximumArguments = 20
  private static let probe = TextTemplate(segments: [.value(Reference(path: ContextPath([.key("a")])))])

  private func append(
    _ format: String,
    _ arguments: [TextTemplate],
    from first: Int,
    _ language: String,
    depth: Int,
    to segments: inout [TextTemplate.Segment]
  ) throws(Problem) {
    var next = first
    for piece in FormatPiece.all(in: format) {
      switch piece {
      case .text(let text): segments.append(.literal(text))
      case .bad(let specifier): throw .badSpecifier(specifier)
      case .argument(let index, let kind, let specifier):
        let index = index ?? next
        next = max(next, index + 1)
        segments += try FormatString.segments(try argument(index, arguments), kind, index, specifier)
      case .variable(let name, let index):
        // A variable that occurs in its own forms would recurse forever.
        guard let variable = variables[name], depth < 8 else { throw .unknownVariable(name) }
        let index = index ?? variable.argument ?? next
        next = max(next, index + 1)
        segments.append(.plural(try plural(variable, name, index, arguments, language, depth: depth)))
      }
    }
  }

  private func plural(
    _ variable: Variable,
    _ name: String,
    _ index: Int,
    _ arguments: [TextTemplate],
    _ language: String,
    depth: Int
  ) throws(Problem) -> PluralText {
    guard let number = try argument(index, arguments).wholeReference else {
      throw .notNumber(index, specifier: "%#@\(name)@")
    }
    var forms: [PluralText.Form] = []
    for category in PluralCategory.allCases {
      guard let form = variable.forms[category] else { continue }
      var segments: [TextTemplate.Segment] = []
      try append(form, arguments, from: index, language, depth: depth + 1, to: &segments)
      forms.append(PluralText.Form(category, TextTemplate(segments: segments)))
    }
    return PluralText(number: number, forms: forms, language: language)
  }

  private func argument(_ index: Int, _ arguments: [TextTemplate]) throws(Problem) -> TextTemplate {
    guard arguments.indices.contains(index - 1) else { throw .missing(index) }
    return arguments[index - 1]
  }

  private static func segments(_ argument: TextTemplate, _ kind: Kind, _ index: Int, _ specifier: String)
    throws(Problem) -> [TextTemplate.Segment]
  {
    let decimals: Int?
    switch kind {
    case .object: return argument.segments
    case .whole: decimals = nil
    case .fraction(let count): decimals = count
    }
    let source: TextTemplate.Source
    if let reference = argument.wholeReference {
      source = .value(reference)
    } else if let arithmetic = argument.wholeArithmetic {
      source = .computed(arithmetic)
    } else {
      throw .notNumber(index, specifier: specifier)
    }
    return [.formatted(source, .number(decimals: decimals))]
  }
}

enum FormatPiece: Hashable {
  case text(String)
  /// An argument: its explicit index from 1, its kind, and the specifier as written.
  case argument(Int?, FormatString.Kind, specifier: String)
  case variable(String, Int?)
  case bad(String)

  static func all(in text: String) -> [FormatPiece] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text.isEmpty ? [] : [.text(text)] }
    var pieces: [FormatPiece] = []
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { pieces.append(.text(String(rest[..<percent]))) }
      rest = rest[percent...]
      pieces.append(specifier(&rest))
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }

  /// Removes the leading specifier from a text and parses it.
  private static func specifier(_ text: inout Substring) -> FormatPiece {
    let start = text.startIndex
    text = text.dropFirst()
    if text.first == "%" {
      text = text.dropFirst()
      return .text("%")
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    var index: Int?
    if !digits.isEmpty, text.dropFirst(digits.count).first == "$", let number = Int(digits), (1...99).contains(number) {
      index = number
      text = text.dropFirst(digits.count + 1)
    }
    if text.hasPrefix("#@"), let end = text.dropFirst(2).firstIndex(of: "@") {
      let name = String(text.dropFirst(2)[..<end])
      text = text[text.index(after: end)...]
      return .variable(name, index)
    }
    text = text.drop { "-+ 0#'".contains($0) }
    text = text.drop { $0.isASCII && $0.isNumber }
    var decimals: Int?
    if text.first == "." {
      let precision = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
      decimals = Int(precision).map { min($0, 15) } ?? 0
      text = text.dropFirst(1 + precision.count)
    }
    // In the forms of Xcode's substitutions, the argument is named `arg`.
    if text.hasPrefix("arg") {
      text = text.dropFirst(3)
      return .argument(index, .whole, specifier: "%arg")
    }
    text = text.drop { "hlqzjtL".contains($0) }
    let conversion = text.first
    text = text.dropFirst()
    let written = String(text.base[start..<text.startIndex])
    switch conversion {
    case "@"?: return .argument(index, .object, specifier: written)
    case "d"?, "i"?, "u"?, "D"?, "U"?: return .argument(index, .whole, specifier: written)
    case "f"?, "F"?: return .argument(index, .fraction(decimals: decimals ?? 6), specifier: written)
    case "g"?, "G"?: return .argument(index, .fraction(decimals: nil), specifier: written)
    default: return .bad(written)
    }
  }
}
