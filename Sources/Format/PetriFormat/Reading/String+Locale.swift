extension String {
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
