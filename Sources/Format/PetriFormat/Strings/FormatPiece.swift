/// A part of a text with `printf` specifiers.
enum FormatPiece: Hashable {
  case text(String)
  /// An argument: its explicit index from 1, its kind, and the specifier as written.
  case argument(Int?, FormatString.Kind, specifier: String)
  /// A variable: `%#@name@`.
  case variable(String, Int?)
  /// A specifier that no value supports.
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
    var place: Int?
    if !digits.isEmpty, text.dropFirst(digits.count).first == "$", let number = Int(digits), (1...99).contains(number) {
      place = number
      text = text.dropFirst(digits.count + 1)
    }
    if text.hasPrefix("#@"), let end = text.dropFirst(2).firstIndex(of: "@") {
      let name = String(text.dropFirst(2)[..<end])
      text = text[text.index(after: end)...]
      return .variable(name, place)
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
      return .argument(place, .whole, specifier: "%arg")
    }
    text = text.drop { "hlqzjtL".contains($0) }
    let conversion = text.first
    text = text.dropFirst()
    let written = String(text.base[start..<text.startIndex])
    switch conversion {
    case "@"?: return .argument(place, .object, specifier: written)
    case "d"?, "i"?, "u"?, "D"?, "U"?: return .argument(place, .whole, specifier: written)
    case "f"?, "F"?: return .argument(place, .fraction(decimals: decimals ?? 6), specifier: written)
    case "g"?, "G"?: return .argument(place, .fraction(decimals: nil), specifier: written)
    default: return .bad(written)
    }
  }
}
