import PetriRendering

/// A node's line in parts, each with a word that it keeps when its value changes: `name`, `frame`, `accessibility`, `constraint 2`.
struct LineParts {
  let parts: [String]
  let keys: [String]

  /// The key of the first part: the kind, the id and the subject.
  static let name = "name"
  /// Words that mean something where a part's key is.
  private static let reserved: Set<String> = ["after", "beginning", "followed", "gone", "line", name, "without"]

  /// Parts a line; `nil` for one that would be put together otherwise.
  init?(_ line: String) {
    parts = TreeNode(line: line).parts
    guard parts.joined(separator: "  ").utf8.elementsEqual(line.utf8) else { return nil }
    var counter = Counter()
    keys = parts.enumerated().map { $0 == 0 ? LineParts.name : counter.key(of: $1) }
  }

  /// Numbers parts of one word.
  struct Counter {
    private var counts: [String: Int] = [:]

    mutating func key(of part: String) -> String {
      let word = LineParts.word(of: part)
      counts[word, default: 0] += 1
      let count = counts[word] ?? 1
      return count == 1 ? word : "\(word) \(count)"
    }
  }

  /// The word of a part, which its value isn't in.
  static func word(of part: String) -> String {
    let bytes = Array(part.utf8.prefix { $0 != 0x20 }.prefix(60))
    if bytes == Array("->".utf8) { return "action" }
    if let first = bytes.first, (0x30...0x39).contains(first) || first == 0x2D {
      let numbers = part.utf8.split(separator: 0x20).count
      return numbers == 4 ? "frame" : numbers == 1 && bytes.contains(UInt8(ascii: "x")) ? "size" : "number"
    }
    let isWord =
      !bytes.isEmpty
      && bytes.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
      }
    guard isWord else { return "part" }
    let word = String(decoding: bytes, as: UTF8.self)
    return reserved.contains(word) ? "\(word)-" : word
  }

  /// The parts of a name's part before and from its first text on.
  static func subject(of name: String) -> (before: Substring, from: Substring)? {
    guard let quote = name.utf8.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    return (name[..<quote], name[quote...])
  }
}
