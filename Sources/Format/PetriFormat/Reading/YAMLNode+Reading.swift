package import PetriCatalog
package import PetriDiagnostics
import PetriYAML

extension YAMLTree {
  func value(of key: FormatKey, in mapping: Int) -> Int? { entry(of: key, in: mapping)?.value }

  func given(_ key: FormatKey, in mapping: Int) -> Int? {
    value(of: key, in: mapping).flatMap { isNull($0) ? nil : $0 }
  }

  func keyNode(_ key: FormatKey, in mapping: Int) -> Int? { entry(of: key, in: mapping)?.key }

  func entry(of key: FormatKey, in mapping: Int) -> (key: Int, value: Int)? {
    guard kind(mapping) == .mapping else { return nil }
    for entry in entries(mapping) where symbol(entry.key) == key.number { return entry }
    return nil
  }

  func onlyEntry(_ mapping: Int) -> (key: Int, value: Int)? {
    guard kind(mapping) == .mapping, count(mapping) == 1 else { return nil }
    return entries(mapping).first { _ in true }
  }

  func string(_ node: Int) -> String { String(text(node)) }

  func isNull(_ node: Int) -> Bool {
    guard kind(node) == .scalar, style(node) == .plain else { return false }
    let text = text(node)
    switch text.count {
    case 0: return true
    case 1: return text[0] == UInt8(ascii: "~")
    case 4: return text.equals("null") || text.equals("Null") || text.equals("NULL")
    default: return false
    }
  }

  func literal(_ node: Int) -> ContextLiteral {
    switch kind(node) {
    case .scalar:
      if isNull(node) { return .null }
      let isQuoted = style(node) == .singleQuoted || style(node) == .doubleQuoted
      return .scalar(string(node), isQuoted ? .quoted : .plain)
    case .sequence: return .list(elements(node).map(literal))
    case .mapping:
      return .object(entries(node).map { ContextLiteral.Entry(name: string($0.key), value: literal($0.value)) })
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  func equals(_ word: StaticString) -> Bool {
    equals(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  var digits: Int? {
    guard (1...9).contains(count) else { return nil }
    var number = 0
    for byte in self {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte &- 0x30)
    }
    return number
  }
}

extension String {
  /// Creates a string from text of the tree, which is always valid UTF-8.
  init(_ text: UnsafeBufferPointer<UInt8>) { self.init(decoding: text, as: UTF8.self) }
}

extension YAMLNode {
  package var string: String? { kind == .scalar && !isBroken ? text : nil }

  package var literal: ContextLiteral { withTree { $0.literal(number) } }

  package var place: Place {
    let start = usedRange.start
    return Place(file: usedRange.file.path, line: start.line, column: start.column)
  }

  var kindName: String {
    switch kind {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar: isNull ? "nothing" : isQuoted ? "text" : "'\(shortText)'"
    }
  }

  package var shortText: String { text.shortened }

  /// The range of the first key, or else of the node, for messages about the whole mapping.
  package var firstKeyRange: SourceRange? {
    for entry in entries { return entry.key.usedRange }
    return usedRange
  }
}

extension String {
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}

extension YAMLNode {
  /// A part of the node's text; the whole node if its source differs from its text.
  func part(_ offset: Int, _ length: Int) -> SourceRange {
    let range = usedRange
    let start = range.startOffset + (isQuoted ? 1 : 0)
    let written = range.endOffset - range.startOffset - (isQuoted ? 2 : 0)
    guard !isAlias, written == withUTF8({ $0.count }), offset + length <= written else { return range }
    return SourceRange(file: range.file, startOffset: start + offset, endOffset: start + offset + length)
  }

  func part(of reference: Reference) -> SourceRange {
    let text = Array(text.utf8)
    // A format may follow.
    let wanted = Array("${\(reference.path)".utf8)
    let ends = [UInt8(ascii: "}"), UInt8(ascii: ",")]
    guard text.count > wanted.count,
      let offset = (0..<(text.count - wanted.count)).first(where: {
        text[$0..<($0 + wanted.count)].elementsEqual(wanted) && ends.contains(text[$0 + wanted.count])
      }),
      let end = text[offset...].firstIndex(of: UInt8(ascii: "}"))
    else { return usedRange }
    return part(offset, end + 1 - offset)
  }
}

/// A set of words of at most 32 bytes, compared without hashing, because there are few words and many texts.
struct WordSet: Sendable {
  private let words: [SIMD4<UInt64>]

  /// Omits longer words.
  init(_ words: [String]) {
    self.words = words.compactMap { word in
      var word = word
      return word.withUTF8(WordSet.packed)
    }
  }

  init<Word: CaseIterable & RawRepresentable<String>>(of type: Word.Type) { self.init(type.allCases.map(\.rawValue)) }

  func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool { firstIndex(of: text) != nil }

  /// The index of a word, if no word before it was omitted.
  func firstIndex(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    WordSet.packed(text).flatMap { words.firstIndex(of: $0) }
  }

  private static func packed(_ text: UnsafeBufferPointer<UInt8>) -> SIMD4<UInt64>? {
    guard text.count <= 32 else { return nil }
    var packed = SIMD4<UInt64>()
    withUnsafeMutableBytes(of: &packed) { $0.copyMemory(from: UnsafeRawBufferPointer(text)) }
    return packed
  }
}
