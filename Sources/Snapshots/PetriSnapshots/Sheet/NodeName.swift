import PetriRendering

/// The name of a node in keys: the words of its title.
///
/// A name consists of words of letters, digits, hyphens, underscores and periods, which don't start with a digit.
/// Colons, commas and greater-than signs are therefore delimiters of the sheet.
enum NodeName {
  private static let maximumLength = 60

  static func name(of node: ShownNode) -> String {
    var name = node.words.filter { isPlain($0) }.joined(separator: " ")
    if name.utf8.count > maximumLength {
      name = String(decoding: name.utf8.prefix(maximumLength), as: UTF8.self).filter { $0 != "\u{FFFD}" }
    }
    if name.isEmpty { return "node" }
    return name + (name.utf8.elementsEqual(KeyedTree.headlineKey.utf8) ? "_" : "")
  }

  static func kind(of name: String) -> Substring { Substring(name.utf8.prefix { $0 != 0x20 }) }

  /// Whether a name is probably unique: it consists of more than the kind of view.
  static func isOwn(_ name: String) -> Bool { name.utf8.contains { $0 == 0x20 || $0 == 0x2D } }

  private static func isPlain(_ text: String) -> Bool {
    let word = text.utf8
    guard let first = word.first, !isDigit(first) else { return false }
    let isASCII = word.allSatisfy { byte in
      isDigit(byte) || (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x2D || byte == 0x2E
        || byte == 0x5F
    }
    return isASCII
      || text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "." }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
