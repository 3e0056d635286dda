import PetriCatalog
import PetriYAML

extension YAMLTree {
  func value(of key: FormatKey, in mapping: Int) -> Int? { entry(of: key, in: mapping)?.value }

  /// The value of a key, unless it is null.
  func given(_ key: FormatKey, in mapping: Int) -> Int? {
    value(of: key, in: mapping).flatMap { isNull($0) ? nil : $0 }
  }

  func keyNode(_ key: FormatKey, in mapping: Int) -> Int? { entry(of: key, in: mapping)?.key }

  func entry(of key: FormatKey, in mapping: Int) -> (key: Int, value: Int)? {
    guard kind(mapping) == .mapping else { return nil }
    for entry in entries(mapping) where symbol(entry.key) == key.number { return entry }
    return nil
  }

  /// The entry of a mapping with exactly one.
  func onlyEntry(_ mapping: Int) -> (key: Int, value: Int)? {
    guard kind(mapping) == .mapping, count(mapping) == 1 else { return nil }
    return entries(mapping).first { _ in true }
  }

  func string(_ node: Int) -> String { String(text(node)) }

  /// Whether a node is null; see ``YAMLNode/isNull``.
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

  /// The node as a literal that a context type validates.
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
