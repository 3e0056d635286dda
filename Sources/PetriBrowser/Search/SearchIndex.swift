/// Texts that are searched as somebody types: the best first, of equals the shorter, then the earlier.
///
/// All texts are in one piece of memory, and each has a mask of the letters in it, by which most are passed over.
public struct SearchIndex: Sendable {
  /// A text that matches.
  public struct Hit: Hashable, Sendable {
    /// The text's place among all.
    public let index: Int
    /// Its score.
    public let score: Int
  }

  private var original: [UInt8] = []
  private var lowered: [UInt8] = []
  private var starts: [Int] = [0]
  private var masks: [UInt64] = []

  /// How many texts there are.
  public var count: Int { masks.count }

  /// Prepares texts.
  public init(_ texts: [String]) {
    original.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count + 1 })
    starts.reserveCapacity(texts.count + 1)
    for text in texts {
      original += text.utf8
      original.append(SearchIndex.newline)
      starts.append(original.count)
    }
    prepare()
  }

  /// Prepares the lines of a text, each a text of its own; what is no UTF-8 is searched as its replacement.
  public init(lines: [UInt8]) {
    original = lines
    if let last = lines.last, last != SearchIndex.newline { original.append(SearchIndex.newline) }
    original.withUnsafeBufferPointer { bytes in
      for place in bytes.indices where bytes[place] == SearchIndex.newline { starts.append(place + 1) }
    }
    prepare()
  }

  private static let newline = UInt8(ascii: "\n")

  private mutating func prepare() {
    let bits = (UInt8.min...UInt8.max).map { SearchLetters.bit(SearchLetters.lowercase(Unicode.Scalar($0)).value) }
    masks.reserveCapacity(starts.count - 1)
    lowered = original.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: source.count) { buffer, count in
        for start in 0..<(starts.count - 1) {
          var mask: UInt64 = 0
          var all: UInt8 = 0
          for place in starts[start]..<(starts[start + 1] - 1) {
            let byte = source[place]
            buffer[place] = byte &- 0x41 < 26 ? byte | 0x20 : byte
            mask |= bits[Int(byte)]
            all |= byte
          }
          buffer[starts[start + 1] - 1] = SearchIndex.newline
          masks.append(all < 0x80 ? mask : 0)
        }
        count = source.count
      }
    }
    for index in masks.indices where masks[index] == 0 && !range(of: index).isEmpty {
      let scalars = String(decoding: original[range(of: index)], as: UTF8.self).unicodeScalars
      masks[index] = scalars.reduce(SearchLetters.beyondASCII) {
        $0 | SearchLetters.bit(SearchLetters.lowercase($1).value)
      }
    }
  }

  /// Where a text is among all bytes; behind each is a line break.
  private func range(of index: Int) -> Range<Int> { starts[index]..<(starts[index + 1] - 1) }

  /// The bytes of a text.
  public func bytes(of index: Int) -> ArraySlice<UInt8> { original[range(of: index)] }

  /// The texts that match a query in fzf's extended syntax, in its order; all, in theirs, for an empty one.
  ///
  /// - Parameter candidates: where they are looked for; among all by default.
  public func hits(for query: String, among candidates: [Int]? = nil) -> [Hit] {
    let query = SearchQuery(query)
    guard !query.groups.isEmpty else { return (candidates ?? Array(0..<count)).map { Hit(index: $0, score: 0) } }
    let matcher = FuzzyMatcher()
    var keys: [UInt64] = []
    func look(at index: Int) {
      guard query.mayMatch(masks[index]), let found = match(query, index, with: matcher, wantsPlaces: false) else {
        return
      }
      keys.append(key(score: found.score, index: index))
    }
    if let candidates {
      for index in candidates { look(at: index) }
    } else {
      for index in 0..<count { look(at: index) }
    }
    keys.sort()
    return keys.map { Hit(index: Int($0 & 0xFFFF_FFFF), score: SearchIndex.mostScore - Int($0 >> 48)) }
  }

  /// Which code points of a text a query matches, in order.
  public func places(of query: String, in index: Int) -> [Int] {
    let found = match(SearchQuery(query), index, with: FuzzyMatcher(), wantsPlaces: true)
    return Set(found?.places ?? []).sorted()
  }

  private static let mostScore = 0xFFFF

  /// A number that is the smaller the better the hit: by score, by length without blanks around, by place.
  private func key(score: Int, index: Int) -> UInt64 {
    let length = min(SearchIndex.mostScore, trimmedLength(of: index))
    let rest = SearchIndex.mostScore - min(SearchIndex.mostScore, max(0, score))
    return UInt64(rest) << 48 | UInt64(length) << 32 | UInt64(index)
  }

  private func trimmedLength(of index: Int) -> Int {
    var start = range(of: index).lowerBound
    var end = range(of: index).upperBound
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }
    while start < end, isBlank(original[start]) { start += 1 }
    while start < end, isBlank(original[end - 1]) { end -= 1 }
    guard masks[index] & SearchLetters.beyondASCII != 0 else { return end - start }
    return original[start..<end].count { $0 & 0xC0 != 0x80 }
  }

  private func match(
    _ query: SearchQuery,
    _ index: Int,
    with matcher: FuzzyMatcher,
    wantsPlaces: Bool
  ) -> (score: Int, places: [Int])? {
    let range = range(of: index)
    let mask = masks[index]
    guard mask & SearchLetters.beyondASCII != 0 else {
      return original.withUnsafeBufferPointer { original in
        lowered.withUnsafeBufferPointer { lowered in
          let text = SearchText(
            original: UnsafeBufferPointer(rebasing: original[range]),
            lowered: UnsafeBufferPointer(rebasing: lowered[range])
          )
          return query.match(text, mask: mask, with: matcher, wantsPlaces: wantsPlaces)
        }
      }
    }
    let scalars = String(decoding: original[range], as: UTF8.self).unicodeScalars
    return scalars.map(\.value).withUnsafeBufferPointer { original in
      scalars.map { SearchLetters.lowercase($0).value }.withUnsafeBufferPointer { lowered in
        let text = SearchText(original: original, lowered: lowered)
        return query.match(text, mask: mask, with: matcher, wantsPlaces: wantsPlaces)
      }
    }
  }
}
