import PetriYAML

extension YAMLTree {
  /// The key that an entry has; `nil` where it is none that outlines know.
  func key(_ entry: Int) -> OutlineKey? { OutlineKey(rawValue: UInt8(clamping: symbol(entry))) }

  /// The value of a mapping's key.
  func value(of key: OutlineKey, in mapping: Int) -> Int? {
    value(of: Int(key.rawValue), in: mapping)
  }

  /// The value of a mapping's key by its number.
  func value(of key: Int, in mapping: Int) -> Int? {
    var entry = mapping + 1
    while entry < next(mapping) {
      if symbol(entry) == key { return entry + 1 }
      entry = next(entry + 1)
    }
    return nil
  }

  /// The value of a mapping's key by its text.
  func value(of name: UnsafeBufferPointer<UInt8>, in mapping: Int) -> Int? {
    var entry = mapping + 1
    while entry < next(mapping) {
      if keyText(entry).equals(name) { return entry + 1 }
      entry = next(entry + 1)
    }
    return nil
  }

  /// Whether all of a mapping's keys are known and their values right.
  func allEntries(of mapping: Int, _ isRight: (OutlineKey, Int) -> Bool) -> Bool {
    var entry = mapping + 1
    while entry < next(mapping) {
      guard let key = key(entry), isRight(key, entry + 1) else { return false }
      entry = next(entry + 1)
    }
    return true
  }

  /// Whether a node stands for nothing: see ``YAMLNode/isNull``.
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

  /// The number that a few digits are.
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
  /// A text of the tree, which is always valid UTF-8.
  init(_ text: UnsafeBufferPointer<UInt8>) { self.init(decoding: text, as: UTF8.self) }
}
