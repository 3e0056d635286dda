import PetriCatalog
import PetriDiagnostics
import PetriFormat

/// A definition in a file with broken syntax, recognized by its first line.
struct UnparsedDefinition {
  enum Kind: String, CaseIterable { case screen, part, container }

  let kind: Kind
  let name: String
  let place: Place
  /// The path of the group that the document appears to name.
  let group: [String]?

  /// The definitions whose first line is plainly `screen: name`.
  static func all(in file: SourceFile) -> [UnparsedDefinition] {
    (1...max(1, file.lineCount)).compactMap { line in
      let bytes = file.bytes[file.lineRange(line)]
      guard let kind = Kind.allCases.first(where: { bytes.starts(with: "\($0.rawValue): ".utf8) }) else { return nil }
      let rest = bytes.dropFirst(kind.rawValue.utf8.count + 2).drop { $0 == 0x20 }
      let word = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "#") }
      // A colon after the name causes the syntax error; otherwise it is part of the name.
      let written = String(decoding: word.last == UInt8(ascii: ":") ? word.dropLast() : word, as: UTF8.self)
      let name = written.isKebabCase ? written : meant(by: rest)
      guard name.isKebabCase else { return nil }
      let column = rest.startIndex - file.lineRange(line).lowerBound + 1
      return UnparsedDefinition(
        kind: kind,
        name: name,
        place: Place(file: file.path, line: line, column: column),
        group: group(around: line, in: file)
      )
    }
  }

  /// The most likely name on an unreadable line: its letters, digits and hyphens, without escape sequences.
  private static func meant(by line: ArraySlice<UInt8>) -> String {
    var (name, isEscaped) = ("", false)
    for byte in line.prefix(200) where byte != 0x0A && byte != 0x0D {
      defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
      let character = Character(UnicodeScalar(byte))
      if !isEscaped, character.isASCII, character.isLowercase || character.isNumber || character == "-" {
        name.append(character)
      }
    }
    return name
  }

  /// The group that the document around a line appears to name.
  private static func group(around line: Int, in file: SourceFile) -> [String]? {
    func text(_ line: Int) -> String { String(decoding: file.bytes[file.lineRange(line)], as: UTF8.self) }
    func isEnd(_ line: Int) -> Bool { text(line).hasPrefix("---") }
    let first = (1..<line).last(where: isEnd) ?? 1
    let last = line < file.lineCount ? (line + 1...file.lineCount).first(where: isEnd) ?? file.lineCount : line
    guard let found = (first...last).first(where: { text($0).hasPrefix("group: ") }) else { return nil }
    let words = text(found).dropFirst("group: ".count).prefix { $0 != "#" }
    let path = words.filter { $0 != "\"" && $0 != "'" }.split(separator: "/").map { $0.drop { $0 == " " } }
    return path.map { String($0.reversed().drop { $0.isWhitespace }.reversed()) }
  }
}
