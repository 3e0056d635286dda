import PetriCatalog
import PetriDiagnostics

/// A definition in a file whose syntax is broken, known by the line on which its name stands.
struct UnparsedDefinition {
  enum Kind: String, CaseIterable { case screen, container }

  let kind: Kind
  let name: String
  let place: Place

  /// The definitions whose first line is written plainly: `screen: name` at the line's start.
  static func all(in file: SourceFile) -> [UnparsedDefinition] {
    (1...max(1, file.lineCount)).compactMap { line in
      let bytes = file.bytes[file.lineRange(line)]
      guard let kind = Kind.allCases.first(where: { bytes.starts(with: "\($0.rawValue): ".utf8) }) else { return nil }
      let rest = bytes.dropFirst(kind.rawValue.utf8.count + 2).drop { $0 == 0x20 }
      let word = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "#") }
      let name = String(decoding: word, as: UTF8.self)
      guard name.isKebabCase else { return nil }
      let column = rest.startIndex - file.lineRange(line).lowerBound + 1
      return UnparsedDefinition(kind: kind, name: name, place: Place(file: file.path, line: line, column: column))
    }
  }
}
