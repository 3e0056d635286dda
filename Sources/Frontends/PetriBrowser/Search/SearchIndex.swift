import Dispatch

/// Searches texts while the user types: the best hits first, then the shorter, then the earlier.
///
/// All texts are in one buffer, and each has a mask of its letters, by which most are skipped.
public struct SearchIndex: Sendable {
  /// A matching text.
  public struct Hit: Hashable, Sendable {
    /// The index of the text.
    public let index: Int
    /// The score.
    public let score: Int
  }

  private var original: [UInt8] = []
  private var lowered: [UInt8] = []
  private var starts: [Int] = [0]
  private var masks: [UInt64] = []

  /// The number of texts.
  public var count: Int { masks.count }

  /// Creates an index of texts.
  public init(_ texts: [String]) {
    original.reserveCapacity(texts.reduce(Occurrences<UInt8>.overread) { $0 + $1.utf8.count + 1 })
    starts.reserveCapacity(texts.count + 1)
    for text in texts {
      original += text.utf8
      original.append(SearchIndex.newline)
      starts.append(original.count)
    }
    prepare()
  }

  /// Creates an index of the lines of a text; invalid UTF-8 is searched as replacement characters.
  public init(lines: [UInt8]) {
    original = lines
    if let last = lines.last, last != SearchIndex.newline { original.append(SearchIndex.newline) }
    original.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices where bytes[offset] == SearchIndex.newline { starts.append(offset + 1) }
    }
    prepare()
  }

  private static let newline = UInt8(ascii: "\n")

  private mutating func prepare() {
    original += [UInt8](repeating: SearchIndex.newline, count: Occurrences<UInt8>.overread)
    let bits = (UInt8.min...UInt8.max).map { SearchLetters.bit(SearchLetters.lowercase(Unicode.Scalar($0)).value) }
    masks.reserveCapacity(starts.count - 1)
    lowered = original.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: source.count) { buffer, count in
        for start in 0..<(starts.count - 1) {
          var mask: UInt64 = 0
          var all: UInt8 = 0
          for offset in starts[start]..<(starts[start + 1] - 1) {
            let byte = source[offset]
            buffer[offset] = byte &- 0x41 < 26 ? byte | 0x20 : byte
            mask |= bits[Int(byte)]
            all |= byte
          }
          buffer[starts[start + 1] - 1] = SearchIndex.newline
          masks.append(all < 0x80 ? mask : 0)
        }
        for offset in (source.count - Occurrences<UInt8>.overread)..<source.count { buffer[offset] = source[offset] }
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

  /// The byte range of a text; a line break follows.
  private func range(of index: Int) -> Range<Int> { starts[index]..<(starts[index + 1] - 1) }

  /// The bytes of a text.
  public func bytes(of index: Int) -> ArraySlice<UInt8> { original[range(of: index)] }

  /// The matches of a query in fzf's extended syntax, in fzf's order; all texts for an empty query.
  public func hits(for query: String) -> [Hit] {
    found(for: query).best.map { Hit(index: SearchIndex.index(of: $0), score: SearchIndex.score(of: $0)) }
  }

  /// The hits of a query as sortable keys, by ascending index.
  struct Found {
    fileprivate let keys: [UInt64]

    init(indexes: [Int]) { keys = indexes.map { UInt64($0) } }

    fileprivate init(keys: [UInt64]) { self.keys = keys }

    func first(where holds: (Int) -> Bool) -> Int? { keys.lazy.map(SearchIndex.index).first(where: holds) }

    func best<Element>(_ transform: (Int) -> Element) -> [Element] { best.map { transform(SearchIndex.index(of: $0)) } }

    fileprivate var best: [UInt64] { SearchIndex.sorted(keys) }
  }

  struct Progress {
    let query: String
    fileprivate let candidates: Found?
    fileprivate var keys: [UInt64] = []
    fileprivate var done = 0

    init(_ query: String, among candidates: Found? = nil) {
      self.query = query
      self.candidates = candidates
    }
  }

  func found(for query: String, among candidates: Found? = nil) -> Found {
    var progress = Progress(query, among: candidates)
    while true {
      if let found = advance(&progress) { return found }
    }
  }

  func advance(_ progress: inout Progress) -> Found? {
    let candidates = progress.candidates
    let total = candidates?.keys.count ?? count
    guard !SearchQuery(progress.query).isEmpty else { return candidates ?? Found(indexes: Array(0..<count)) }
    let range = progress.done..<min(total, progress.done + SearchIndex.turn)
    progress.keys += keys(range, of: candidates, progress.query)
    progress.done = range.upperBound
    return progress.done < total ? nil : Found(keys: progress.keys)
  }

  /// The hits in a range of the candidates, found by several threads if it is large.
  private func keys(_ range: Range<Int>, of candidates: Found?, _ query: String) -> [UInt64] {
    guard range.count > SearchIndex.fewest else { return keysOfOneThread(range, of: candidates, query) }
    let parts = SearchIndex.parts
    let keys = [[UInt64]](unsafeUninitializedCapacity: parts) { buffer, count in
      // Each part writes its own element.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: parts) { part in
        let start = range.lowerBound + range.count * part / parts
        let end = range.lowerBound + range.count * (part + 1) / parts
        buffer.initializeElement(at: part, to: keysOfOneThread(start..<end, of: candidates, query))
      }
      count = parts
    }
    return keys.flatMap(\.self)
  }

  /// The number of candidates per turn, small enough not to delay the next key.
  private static let turn = 16_384

  private static let fewest = 8_192
  private static let parts = 4

  private func keysOfOneThread(_ range: Range<Int>, of candidates: Found?, _ text: String) -> [UInt64] {
    // Each thread parses the query, because sharing one would contend for its reference count.
    let query = SearchQuery(text)
    var matcher = FuzzyMatcher()
    var keys: [UInt64] = []
    var positions: [Int]?
    original.withUnsafeBufferPointer { original in
      lowered.withUnsafeBufferPointer { lowered in
        for candidate in range {
          let index = candidates.map { SearchIndex.index(of: $0.keys[candidate]) } ?? candidate
          let mask = masks[index]
          guard query.mayMatch(mask) else { continue }
          let score =
            mask & SearchLetters.beyondASCII == 0
            ? query.match(self.text(index, original, lowered), mask: mask, with: &matcher, positions: &positions)
            : match(query, beyondASCII: index, with: &matcher, positions: &positions)
          if let score { keys.append(key(score: score, index: index)) }
        }
      }
    }
    return keys
  }

  func starts(_ index: Int, with bytes: [UInt8]) -> Bool {
    let range = range(of: index)
    guard bytes.count <= range.count else { return false }
    for offset in bytes.indices where original[range.lowerBound + offset] != bytes[offset] { return false }
    return true
  }

  /// The code points matched by a query, in order.
  public func positions(of query: String, in index: Int) -> [Int] {
    var matcher = FuzzyMatcher()
    var positions: [Int]? = []
    let query = SearchQuery(query)
    let score =
      masks[index] & SearchLetters.beyondASCII == 0
      ? original.withUnsafeBufferPointer { original in
        lowered.withUnsafeBufferPointer { lowered in
          query.match(text(index, original, lowered), mask: masks[index], with: &matcher, positions: &positions)
        }
      } : match(query, beyondASCII: index, with: &matcher, positions: &positions)
    return score == nil ? [] : Set(positions ?? []).sorted()
  }

  private static let mostScore = 0xFFFF

  /// The keys in order. Many keys are radix-sorted by length and then score; they arrive ordered by index, and the sort
  /// is stable.
  private static func sorted(_ keys: [UInt64]) -> [UInt64] {
    guard keys.count > 4_096 else { return keys.sorted() }
    var keys = keys
    for shift in [32, 48] as [UInt64] {
      var ends = [Int](repeating: 0, count: mostScore + 1)
      for key in keys { ends[Int(key >> shift & 0xFFFF)] += 1 }
      var start = 0
      for digit in ends.indices { (start, ends[digit]) = (start + ends[digit], start) }
      keys = [UInt64](unsafeUninitializedCapacity: keys.count) { buffer, count in
        for key in keys {
          let digit = Int(key >> shift & 0xFFFF)
          buffer[ends[digit]] = key
          ends[digit] += 1
        }
        count = keys.count
      }
    }
    return keys
  }

  private static func index(of key: UInt64) -> Int { Int(key & 0xFFFF_FFFF) }

  private static func score(of key: UInt64) -> Int { mostScore - Int(key >> 48) }

  /// A key that sorts by score, trimmed length and index.
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

  private func text(
    _ index: Int,
    _ original: UnsafeBufferPointer<UInt8>,
    _ lowered: UnsafeBufferPointer<UInt8>
  ) -> SearchText<UInt8> {
    let range = range(of: index)
    return SearchText(
      original: UnsafeBufferPointer(rebasing: original[range]),
      lowered: UnsafeBufferPointer(rebasing: lowered[range])
    )
  }

  private func match(
    _ query: SearchQuery,
    beyondASCII index: Int,
    with matcher: inout FuzzyMatcher,
    positions: inout [Int]?
  ) -> Int? {
    let scalars = String(decoding: original[range(of: index)], as: UTF8.self).unicodeScalars
    return scalars.map(\.value).withUnsafeBufferPointer { original in
      scalars.map { SearchLetters.lowercase($0).value }.withUnsafeBufferPointer { lowered in
        let text = SearchText(original: original, lowered: lowered)
        return query.match(text, mask: masks[index], with: &matcher, positions: &positions)
      }
    }
  }
}
