extension Collection<UInt8> {
  /// `[a-z][a-z0-9-]*`, at most 100 bytes.
  var isKebabCase: Bool {
    guard let first, (0x61...0x7A).contains(first), count <= 100 else { return false }
    return allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }

  /// `[a-z][A-Za-z0-9]*`, at most 100 bytes.
  var isCamelCase: Bool {
    guard let first, (0x61...0x7A).contains(first), count <= 100 else { return false }
    return allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
  }
}

extension String {
  /// Whether the text is a definition's name: `[a-z][a-z0-9-]*`, at most 100 bytes.
  package var isKebabCase: Bool { utf8.isKebabCase }

  /// See the bytes' own.
  package var isCamelCase: Bool { utf8.isCamelCase }

  /// The name with its words in lower case and dashes between them.
  var kebabCased: String {
    var result = ""
    for character in self {
      if character.isUppercase, let last = result.last, last != "-" { result += "-" }
      result += character == "_" || character == " " ? "-" : character.lowercased()
    }
    return result
  }

  /// The name with its words run together.
  var camelCased: String {
    let words = split { $0 == "-" || $0 == "_" || $0 == " " }
    guard let first = words.first else { return self }
    return first.prefix(1).lowercased() + first.dropFirst()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
