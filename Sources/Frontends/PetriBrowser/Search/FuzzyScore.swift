/// The parts of fzf's scores (fzf, `algo.go`, version 0.38 on): points for matched characters, for where they are, and
/// for how they follow each other.
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

  /// The kinds of characters; the order counts.
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

  /// How many kinds there are.
  static let kinds = Kind.allCases.count

  /// The points for each kind after each other, a row a kind that comes before.
  static let bonusTable = Kind.allCases.flatMap { before in Kind.allCases.map { Int8(bonus(after: before, $0)) } }

  /// The points for a character of a kind after one of another.
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
