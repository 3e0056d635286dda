extension Collection<UInt8> {
  /// Whether the text matches `[a-z][a-z0-9-]*` and has at most 100 bytes.
  var isKebabCase: Bool {
    guard let first, (0x61...0x7A).contains(first), count <= 100 else { return false }
    return allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }

  /// Whether the text matches `[a-z][A-Za-z0-9]*` and has at most 100 bytes.
  var isCamelCase: Bool {
    guard let first, (0x61...0x7A).contains(first), count <= 100 else { return false }
    return allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
  }
}

extension String {
  package var isKebabCase: Bool { utf8.isKebabCase }

  package var isCamelCase: Bool { utf8.isCamelCase }

  var kebabCased: String {
    var result = ""
    for character in self {
      if character.isUppercase, let last = result.last, last != "-" { result += "-" }
      result += character == "_" || character == " " ? "-" : character.lowercased()
    }
    return result
  }

  var camelCased: String {
    let words = split { $0 == "-" || $0 == "_" || $0 == " " }
    guard let first = words.first else { return self }
    return first.prefix(1).lowercased() + first.dropFirst()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Whether the text is a locale such as `en` or `pt-BR`: a language, optionally with a script or region.
  package var isLocale: Bool {
    let language = utf8.prefix { $0 != UInt8(ascii: "-") }
    guard (2...3).contains(language.count), language.allSatisfy({ (0x61...0x7A).contains($0) }) else { return false }
    guard language.endIndex != utf8.endIndex else { return true }
    let parts = utf8[language.endIndex...].dropFirst()
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      (2...8).contains(part.count)
        && part.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
    }
  }
}
