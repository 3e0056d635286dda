/// A text prepared for searching: its characters as code points, their bonuses, and which letters it has.
struct SearchText: Sendable {
  /// The code points.
  let scalars: [UInt32]
  /// The code points in lower case.
  let lowered: [UInt32]
  /// What each is worth by its place.
  let bonuses: [Int8]
  /// A bit for each letter and digit that it has, and for others one of a few, so that most texts are passed over.
  let mask: UInt64

  init(_ text: String) {
    var scalars: [UInt32] = []
    var lowered: [UInt32] = []
    var bonuses: [Int8] = []
    var mask: UInt64 = 0
    var before = FuzzyScore.Kind.white
    for scalar in text.unicodeScalars {
      let kind = FuzzyScore.Kind(scalar)
      bonuses.append(Int8(FuzzyScore.bonus(after: before, kind)))
      before = kind
      let low = SearchText.lowercase(scalar)
      scalars.append(scalar.value)
      lowered.append(low)
      mask |= SearchText.bit(low)
    }
    self.scalars = scalars
    self.lowered = lowered
    self.bonuses = bonuses
    self.mask = mask
  }

  static func lowercase(_ scalar: Unicode.Scalar) -> UInt32 {
    if scalar.isASCII { return ("A"..."Z").contains(scalar) ? scalar.value + 32 : scalar.value }
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped.first?.value ?? scalar.value : scalar.value
  }

  static func bit(_ value: UInt32) -> UInt64 {
    switch value {
    case 0x61...0x7A: 1 << UInt64(value - 0x61)
    case 0x30...0x39: 1 << UInt64(value - 0x30 + 26)
    default: 1 << UInt64(36 + value % 28)
    }
  }
}
