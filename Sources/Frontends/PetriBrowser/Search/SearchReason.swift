/// Why a search found a screen, where its name does not show it.
struct SearchReason: Hashable, Sendable {
  /// The kinds of texts that match, in the order in which hits are listed.
  enum Kind: Int, Hashable, Sendable, Comparable {
    case list, title, text, file

    static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }

    /// The word before the match.
    var word: String {
      switch self {
      case .list: "in"
      case .title: "title"
      case .text: "text"
      case .file: "file"
      }
    }
  }

  let kind: Kind
  /// The text that matched.
  let text: String
  /// Which of its code points, in order.
  let marks: [Int]
}
