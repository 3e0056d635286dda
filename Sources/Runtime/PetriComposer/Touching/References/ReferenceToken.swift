/// Keys written in a few letters and digits.
enum ReferenceToken {
  /// Digits and consonants: no word comes of them.
  private static let letters = Array("0123456789bcdfghjkmnpqrtvwxz")
  /// So many letters are behind the first one, unless two keys would have the same.
  private static let usualCount = 3
  /// A key has no more.
  private static let lengthLimit = 13

  /// The tokens of keys that differ, in their order. Where two would have the same, both are longer: neither is taken for the other.
  static func tokens(of keys: [UInt64]) -> [String] {
    var tokens = keys.map { token(of: $0, usualCount) }
    var waiting = Array(keys.indices)
    var count = usualCount
    while count < lengthLimit, !waiting.isEmpty {
      waiting = Dictionary(grouping: waiting) { tokens[$0] }.values.filter { $0.count > 1 }.flatMap(\.self)
      count += 1
      for index in waiting { tokens[index] = token(of: keys[index], count) }
    }
    return tokens
  }

  private static func token(of key: UInt64, _ count: Int) -> String {
    var rest = key
    var text = "e"
    for _ in 0..<count {
      text.append(letters[Int(rest % UInt64(letters.count))])
      rest /= UInt64(letters.count)
    }
    return text
  }
}
