import Dispatch

/// The texts of screens that a search covers besides their names: titles in all locales, visible texts, files.
///
/// Words match literally, ignoring case. All texts are in one lowercase buffer, in which a word's first two bytes are
/// compared at eight positions at once.
public struct SearchTexts: Sendable {
  private var lowered: [UInt8] = []
  private var original: [UInt8] = []
  private var starts: [Int] = [0]
  private var originalStarts: [Int] = [0]

  /// The number of entries.
  public var count: Int { starts.count - 1 }

  /// Prepares the texts of the first entries.
  public init(_ entries: [BrowserEntry], _ texts: [EntryTexts]) {
    self.init(entries) { texts.indices.contains($0) ? texts[$0] : nil }
  }

  /// Prepares texts requested one at a time, so that they needn't all be in memory.
  public init(_ entries: [BrowserEntry], texts: (Int) -> EntryTexts?) {
    starts.reserveCapacity(entries.count + 1)
    originalStarts.reserveCapacity(entries.count + 1)
    for (index, entry) in entries.enumerated() {
      add(entry.searchText, .list)
      if let texts = texts(index) {
        for title in texts.titles where title != entry.title { add(title, .title) }
        for text in texts.texts { add(text, .text) }
        add(texts.file, .file)
      }
      starts.append(lowered.count)
      originalStarts.append(original.count)
    }
    lowered += [UInt8](repeating: 0, count: SearchTexts.overread)
  }

  /// The number of bytes after the texts that may be read.
  private static let overread = 16

  /// Adds a text after a byte for its kind, which can't be typed.
  private mutating func add(_ text: String, _ kind: SearchReason.Kind) {
    guard !text.isEmpty else { return }
    lowered.append(UInt8(1 + kind.rawValue))
    lowered += TextQuery.lowered(text)
    original.append(UInt8(1 + kind.rawValue))
    original += text.utf8
  }

  // MARK: - Finding

  struct Hit: Hashable, Sendable {
    let index: Int
    let kind: SearchReason.Kind
  }

  struct Progress {
    let query: TextQuery
    fileprivate let candidates: [Int]?
    fileprivate var hits: [Hit] = []
    fileprivate var done = 0

    init(_ query: TextQuery, among candidates: [Int]? = nil) {
      self.query = query
      self.candidates = candidates
    }
  }

  func advance(_ progress: inout Progress) -> [Hit]? {
    let total = progress.candidates?.count ?? count
    let range = progress.done..<min(total, progress.done + SearchTexts.turn)
    progress.hits += hits(range, of: progress.candidates, progress.query)
    progress.done = range.upperBound
    return progress.done < total ? nil : progress.hits
  }

  func hits(for query: TextQuery, among candidates: [Int]? = nil) -> [Hit] {
    var progress = Progress(query, among: candidates)
    while true {
      if let hits = advance(&progress) { return hits }
    }
  }

  /// The number of candidates per turn, small enough not to delay the next key.
  private static let turn = 16_384

  private func hits(_ range: Range<Int>, of candidates: [Int]?, _ query: TextQuery) -> [Hit] {
    let parts = range.count > SearchTexts.fewest ? SearchTexts.parts : 1
    let hits = [[Hit]](unsafeUninitializedCapacity: parts) { buffer, count in
      // Each part writes its own element.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: parts) { part in
        let start = range.lowerBound + range.count * part / parts
        let end = range.lowerBound + range.count * (part + 1) / parts
        buffer.initializeElement(at: part, to: self.hits(query, start..<end, of: candidates))
      }
      count = parts
    }
    return hits.flatMap(\.self)
  }

  private static let fewest = 4_096
  private static let parts = 4

  private func hits(_ query: TextQuery, _ range: Range<Int>, of candidates: [Int]?) -> [Hit] {
    var hits: [Hit] = []
    guard !range.isEmpty else { return hits }
    lowered.withUnsafeBufferPointer { bytes in
      query.words[0].withUnsafeBufferPointer { first in
        if let candidates {
          for index in candidates[range] {
            let found = SearchTexts.position(of: first, in: bytes, starts[index]..<starts[index + 1])
            if let found, holdsRest(of: query, at: index, bytes) {
              hits.append(Hit(index: index, kind: kind(at: found, bytes)))
            }
          }
          return
        }
        var index = range.lowerBound
        let end = starts[range.upperBound]
        var from = starts[index]
        while let found = SearchTexts.position(of: first, in: bytes, from..<end) {
          index = entry(at: found, from: index)
          if holdsRest(of: query, at: index, bytes) { hits.append(Hit(index: index, kind: kind(at: found, bytes))) }
          index += 1
          guard index < range.upperBound else { break }
          from = starts[index]
        }
      }
    }
    return hits
  }

  /// The entry of a byte, by exponential and binary search from another entry.
  private func entry(at byte: Int, from first: Int) -> Int {
    var low = first
    var step = 1
    while low + step < starts.count - 1, starts[low + step] <= byte {
      low += step
      step *= 2
    }
    var high = min(starts.count - 1, low + step)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return low
  }

  private func holdsRest(of query: TextQuery, at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func holds(_ word: [UInt8]) -> Bool {
      word.withUnsafeBufferPointer { SearchTexts.position(of: $0, in: bytes, starts[index]..<starts[index + 1]) != nil }
    }
    return query.words.dropFirst().allSatisfy(holds) && !query.excluded.contains(where: holds)
  }

  private func kind(at byte: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> SearchReason.Kind {
    var position = byte
    while position > 0, bytes[position] > 4 { position -= 1 }
    return SearchReason.Kind(rawValue: Int(bytes[position]) - 1) ?? .list
  }

  private static func position(
    of word: UnsafeBufferPointer<UInt8>,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>
  ) -> Int? {
    guard let base = UnsafeRawPointer(bytes.baseAddress), word.count >= 2, range.count >= word.count else { return nil }
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (one, other) = (ones &* UInt64(word[0]), ones &* UInt64(word[1]))
    let last = range.upperBound - word.count
    var position = range.lowerBound
    while position <= last {
      // The highest bit of each of eight positions at which both bytes match.
      var equal =
        zeros(UInt64(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt64.self)) ^ one)
        & zeros(UInt64(littleEndian: base.loadUnaligned(fromByteOffset: position + 1, as: UInt64.self)) ^ other)
      while equal != 0 {
        let found = position + equal.trailingZeroBitCount / 8
        guard found <= last else { return nil }
        if word.indices.dropFirst(2).allSatisfy({ bytes[found + $0] == word[$0] }) { return found }
        equal &= equal - 1
      }
      position += 8
    }
    return nil
  }

  /// The highest bit of each zero byte.
  private static func zeros(_ bytes: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((bytes & low) &+ low) | bytes | low)
  }

  // MARK: - Reasons

  /// The reasons that a query found an entry: the first texts containing the words that the list doesn't show.
  func reasons(_ query: TextQuery, at index: Int) -> [SearchReason] {
    guard index < count else { return [] }
    let texts = texts(of: index)
    let listed = texts.first.map { TextQuery.lowered($0.text) } ?? []
    var hidden = query.words.filter { !SearchTexts.holds(listed, $0) }
    var reasons: [SearchReason] = []
    for (kind, text) in texts.dropFirst() where !hidden.isEmpty {
      let marks = SearchTexts.marks(of: hidden, in: text)
      guard !marks.isEmpty else { continue }
      reasons.append(SearchReason(kind: kind, text: text, marks: marks))
      hidden.removeAll { SearchTexts.holds(TextQuery.lowered(text), $0) }
    }
    return reasons
  }

  private func texts(of index: Int) -> [(kind: SearchReason.Kind, text: String)] {
    var texts: [(SearchReason.Kind, String)] = []
    for part in original[originalStarts[index]..<originalStarts[index + 1]].splitBefore(where: { $0 < 5 }) {
      let kind = part.first.flatMap { SearchReason.Kind(rawValue: Int($0) - 1) } ?? .list
      texts.append((kind, String(decoding: part.dropFirst(), as: UTF8.self)))
    }
    return texts
  }

  private static func holds(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    (bytes + [UInt8](repeating: 0, count: overread)).withUnsafeBufferPointer { buffer in
      word.withUnsafeBufferPointer { position(of: $0, in: buffer, 0..<bytes.count) != nil }
    }
  }

  /// The code points of the first occurrences of words.
  static func marks(of words: [[UInt8]], in text: String) -> [Int] {
    let lowered = TextQuery.lowered(text)
    let padded = lowered + [UInt8](repeating: 0, count: overread)
    var marks: Set<Int> = []
    for word in words {
      let found = padded.withUnsafeBufferPointer { buffer in
        word.withUnsafeBufferPointer { position(of: $0, in: buffer, 0..<lowered.count) }
      }
      guard let found else { continue }
      let before = lowered[..<found].count { $0 & 0xC0 != 0x80 }
      let length = word.count { $0 & 0xC0 != 0x80 }
      marks.formUnion(before..<(before + length))
    }
    return marks.sorted()
  }
}

extension ArraySlice<UInt8> {
  /// The slices that begin with matching elements.
  fileprivate func splitBefore(where begins: (UInt8) -> Bool) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = startIndex
    for index in indices.dropFirst() where begins(self[index]) {
      parts.append(self[start..<index])
      start = index
    }
    if start < endIndex { parts.append(self[start...]) }
    return parts
  }
}

/// The searchable texts of a screen besides its name.
public struct EntryTexts: Hashable, Sendable {
  /// The file that defines it.
  public let file: String
  /// The titles in all locales.
  public let titles: [String]
  /// The visible texts in all locales.
  public let texts: [String]

  /// Creates the texts.
  public init(file: String, titles: [String] = [], texts: [String] = []) {
    self.file = file
    self.titles = titles
    self.texts = texts
  }
}

/// The reason that a search found a screen, if its name doesn't show it.
struct SearchReason: Hashable, Sendable {
  enum Kind: Int, Hashable, Sendable, Comparable {
    case list, title, text, file

    static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }

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
  let text: String
  let marks: [Int]
}
