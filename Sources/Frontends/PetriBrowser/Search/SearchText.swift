/// A text while a query is looked for in it, its units as they are and in lower case.
struct SearchText<Unit: SearchUnit> {
  let original: UnsafeBufferPointer<Unit>
  let lowered: UnsafeBufferPointer<Unit>

  var count: Int { original.count }

  func units(isCaseSensitive: Bool) -> UnsafeBufferPointer<Unit> { isCaseSensitive ? original : lowered }
}

/// Code points in lower case, and which letters a text has.
enum SearchLetters {
  /// Set in the mask of a text that is not ASCII.
  static let beyondASCII: UInt64 = 1 << 63

  static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value + 32)) : scalar }
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped.first ?? scalar : scalar
  }

  /// A bit for each letter and digit, and for others one of a few, so that most texts are passed over.
  static func bit(_ value: UInt32) -> UInt64 {
    switch value {
    case 0x61...0x7A: 1 << UInt64(value - 0x61)
    case 0x30...0x39: 1 << UInt64(value - 0x30 + 26)
    default: 1 << UInt64(36 + value % 27)
    }
  }
}
