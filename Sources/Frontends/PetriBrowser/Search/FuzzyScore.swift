enum FuzzyScore {
  static let match = 16
  static let gapStart = -3
  static let gapExtension = -1
  static let boundary = 8
  static let nonWord = 8
  static let camelCase = 7
  static let consecutive = 4
  static let firstCharacter = 2
  static let boundaryWhite = 10
  static let boundaryDelimiter = 9

  /// The character classes; their order matters.
  enum Kind: Int, Comparable, CaseIterable {
    case white, nonWord, delimiter, lower, upper, letter, number

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "a"..."z": self = .lower
      case "A"..."Z": self = .upper
      case "0"..."9": self = .number
      case " ", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{A0}": self = .white
      case "/", ",", ":", ";", "|": self = .delimiter
      default:
        guard !scalar.isASCII else {
          self = .nonWord
          return
        }
        let properties = scalar.properties
        self =
          properties.isLowercase
          ? .lower
          : properties.isUppercase
            ? .upper
            : properties.numericType != nil
              ? .number : properties.isAlphabetic ? .letter : properties.isWhitespace ? .white : .nonWord
      }
    }

    static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
  }

  static let kinds = Kind.allCases.count

  static let bonusTable = Kind.allCases.flatMap { before in Kind.allCases.map { Int8(bonus(after: before, $0)) } }

  static func bonus(after before: Kind, _ kind: Kind) -> Int {
    if kind > .nonWord {
      switch before {
      case .white: return boundaryWhite
      case .delimiter: return boundaryDelimiter
      case .nonWord: return boundary
      default: break
      }
    }
    if (before == .lower && kind == .upper) || (before != .number && kind == .number) { return camelCase }
    switch kind {
    case .nonWord, .delimiter: return nonWord
    case .white: return boundaryWhite
    default: return 0
    }
  }
}

/// A unit of matching: bytes for ASCII, otherwise code points.
protocol SearchUnit: FixedWidthInteger & UnsignedInteger {
  static func kind(of unit: Self) -> FuzzyScore.Kind
  static func patterns(of query: SearchQuery) -> [Self]
}

extension UInt8: SearchUnit {
  static func kind(of unit: UInt8) -> FuzzyScore.Kind { FuzzyScore.Kind(Unicode.Scalar(unit)) }

  static func patterns(of query: SearchQuery) -> [UInt8] { query.bytes }
}

extension UInt32: SearchUnit {
  static func kind(of unit: UInt32) -> FuzzyScore.Kind { Unicode.Scalar(unit).map { FuzzyScore.Kind($0) } ?? .nonWord }

  static func patterns(of query: SearchQuery) -> [UInt32] { query.scalars }
}

struct SearchText<Unit: SearchUnit> {
  let original: UnsafeBufferPointer<Unit>
  let lowered: UnsafeBufferPointer<Unit>

  var count: Int { original.count }

  func units(isCaseSensitive: Bool) -> UnsafeBufferPointer<Unit> { isCaseSensitive ? original : lowered }
}

enum SearchLetters {
  /// The bit in the mask of a text that isn't ASCII.
  static let beyondASCII: UInt64 = 1 << 63

  static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value + 32)) : scalar }
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped.first ?? scalar : scalar
  }

  /// The bit of a letter or digit; others share a few bits.
  static func bit(_ value: UInt32) -> UInt64 {
    switch value {
    case 0x61...0x7A: 1 << UInt64(value - 0x61)
    case 0x30...0x39: 1 << UInt64(value - 0x30 + 26)
    default: 1 << UInt64(36 + value % 27)
    }
  }
}
