import Dispatch

/// Texts that are searched as the user types: the best first, of equals the shorter, then the earlier.
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
    original.reserveCapacity(texts.reduce(Occurrences<UInt8>.overread) { $0 + $1.utf8.count + 1 })
    starts.reserveCapacity(texts.count + 1)
    for text in texts {
      original += text.utf8
      original.append(SearchIndex.newline)
      starts.append(original.count)
    }
    prepare()
  }

  /// Prepares the lines of a text, each a text of its own; bytes that aren't UTF-8 are searched as their replacement.
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
    original += [UInt8](repeating: SearchIndex.newline, count: Occurrences<UInt8>.overread)
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
        for place in (source.count - Occurrences<UInt8>.overread)..<source.count { buffer[place] = source[place] }
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
  public func hits(for query: String) -> [Hit] {
    found(for: query).best.map { Hit(index: SearchIndex.index(of: $0), score: SearchIndex.score(of: $0)) }
  }

  /// The hits of a query, by numbers that are the smaller the better the hit; the places of the texts ascend.
  struct Found {
    fileprivate let keys: [UInt64]

    /// Texts by their places, which ascend.
    init(places: [Int]) { keys = places.map { UInt64($0) } }

    fileprivate init(keys: [UInt64]) { self.keys = keys }

    /// The first place that something holds for.
    func first(where holds: (Int) -> Bool) -> Int? { keys.lazy.map(SearchIndex.index).first(where: holds) }

    /// Something of each place, the best first.
    func best<Element>(_ transform: (Int) -> Element) -> [Element] { best.map { transform(SearchIndex.index(of: $0)) } }

    fileprivate var best: [UInt64] { SearchIndex.sorted(keys) }
  }

  /// A search that goes on from turn to turn, so that nobody waits for all of it.
  struct Progress {
    let query: String
    fileprivate let candidates: Found?
    fileprivate var keys: [UInt64] = []
    /// How many candidates were looked at.
    fileprivate var done = 0

    /// A search among earlier hits; among all texts without that.
    init(_ query: String, among candidates: Found? = nil) {
      self.query = query
      self.candidates = candidates
    }
  }

  /// The hits of a query among those found before; among all texts without that.
  func found(for query: String, among candidates: Found? = nil) -> Found {
    var progress = Progress(query, among: candidates)
    while true {
      if let found = goOn(&progress) { return found }
    }
  }

  /// Looks at some more candidates; returns the hits once all were looked at.
  func goOn(_ progress: inout Progress) -> Found? {
    let candidates = progress.candidates
    let total = candidates?.keys.count ?? count
    guard !SearchQuery(progress.query).isEmpty else { return candidates ?? Found(places: Array(0..<count)) }
    let range = progress.done..<min(total, progress.done + SearchIndex.turn)
    progress.keys += keys(range, of: candidates, progress.query)
    progress.done = range.upperBound
    return progress.done < total ? nil : Found(keys: progress.keys)
  }

  /// The hits in a part of the candidates, looked for by several threads where they are many.
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

  /// So many candidates are looked at in a turn: few enough for the next key to be taken in time.
  private static let turn = 16_384

  /// Fewer texts are looked through by one thread.
  private static let fewest = 8_192
  /// In how many parts many texts are looked through at once.
  private static let parts = 4

  private func keysOfOneThread(_ range: Range<Int>, of candidates: Found?, _ text: String) -> [UInt64] {
    // Each thread reads the query anew: one that is shared is counted by all of them, and they wait for each other.
    let query = SearchQuery(text)
    var matcher = FuzzyMatcher()
    var keys: [UInt64] = []
    var places: [Int]?
    original.withUnsafeBufferPointer { original in
      lowered.withUnsafeBufferPointer { lowered in
        for place in range {
          let index = candidates.map { SearchIndex.index(of: $0.keys[place]) } ?? place
          let mask = masks[index]
          guard query.mayMatch(mask) else { continue }
          let score =
            mask & SearchLetters.beyondASCII == 0
            ? query.match(self.text(index, original, lowered), mask: mask, with: &matcher, places: &places)
            : match(query, beyondASCII: index, with: &matcher, places: &places)
          if let score { keys.append(key(score: score, index: index)) }
        }
      }
    }
    return keys
  }

  /// Whether a text begins with bytes.
  func starts(_ index: Int, with bytes: [UInt8]) -> Bool {
    let range = range(of: index)
    guard bytes.count <= range.count else { return false }
    for offset in bytes.indices where original[range.lowerBound + offset] != bytes[offset] { return false }
    return true
  }

  /// Which code points of a text a query matches, in order.
  public func places(of query: String, in index: Int) -> [Int] {
    var matcher = FuzzyMatcher()
    var places: [Int]? = []
    let query = SearchQuery(query)
    let score =
      masks[index] & SearchLetters.beyondASCII == 0
      ? original.withUnsafeBufferPointer { original in
        lowered.withUnsafeBufferPointer { lowered in
          query.match(text(index, original, lowered), mask: masks[index], with: &matcher, places: &places)
        }
      } : match(query, beyondASCII: index, with: &matcher, places: &places)
    return score == nil ? [] : Set(places ?? []).sorted()
  }

  private static let mostScore = 0xFFFF

  /// The keys in order. Those of many hits are dealt out by the sixteen bits of the length, then by those of the score:
  /// they come in the order of their places, and stay so among equals.
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
    places: inout [Int]?
  ) -> Int? {
    let scalars = String(decoding: original[range(of: index)], as: UTF8.self).unicodeScalars
    return scalars.map(\.value).withUnsafeBufferPointer { original in
      scalars.map { SearchLetters.lowercase($0).value }.withUnsafeBufferPointer { lowered in
        let text = SearchText(original: original, lowered: lowered)
        return query.match(text, mask: masks[index], with: &matcher, places: &places)
      }
    }
  }
}
