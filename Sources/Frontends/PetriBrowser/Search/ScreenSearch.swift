/// Searches the screens of a catalogue, in the list's texts and, once available, in the texts of screens.
public struct ScreenSearch: Sendable {
  private let index: SearchIndex
  private let entries: [BrowserEntry]
  private var progress: SearchIndex.Progress?
  /// The last hits, a superset of those of a longer query.
  private var lastFound: (query: String, found: SearchIndex.Found)?
  private var texts: SearchTexts?
  private var textProgress: SearchTexts.Progress?
  /// The last hits in these texts.
  private var lastTexts: (query: String, indexes: [Int])?

  /// Creates a search.
  public init(_ entries: [BrowserEntry]) {
    self.entries = entries
    index = SearchIndex(entries.map(\.searchText))
  }

  var isPending: Bool { progress != nil || textProgress != nil }

  var isListPending: Bool { progress != nil }

  func marks(of entry: Int, for query: String) -> Set<Int> {
    guard !query.isEmpty else { return [] }
    var marks = Set(index.positions(of: query, in: entry))
    // A word can be in the title and in the name; mark both.
    let name = Array(entries[entry].name.unicodeScalars)
    let words = query.lowercased().split(separator: " ").map { Array($0.unicodeScalars) }
    for word in words where word.count <= name.count {
      for start in 0...(name.count - word.count) where name[start..<(start + word.count)].elementsEqual(word) {
        marks.formUnion(start..<(start + word.count))
      }
    }
    return marks
  }

  mutating func forget() {
    lastFound = nil
    lastTexts = nil
  }

  mutating func end() { (progress, textProgress) = (nil, nil) }

  /// Starts a search in the list, then in the texts of screens.
  mutating func begin(_ query: String, filter: ListFilter) {
    let isLonger = lastTexts.map { query.hasPrefix($0.query) && !query.contains("!") } ?? false
    textProgress =
      texts == nil ? nil : TextQuery(query).map { SearchTexts.Progress($0, among: isLonger ? lastTexts?.indexes : nil) }
    var candidates: SearchIndex.Found?
    if let lastFound, query.hasPrefix(lastFound.query) {
      candidates = lastFound.found
    } else if !filter.isEmpty {
      candidates = SearchIndex.Found(indexes: entries.indices.filter { filter.allows(entries[$0]) })
    }
    progress = SearchIndex.Progress(query, among: candidates)
  }

  mutating func advance() -> [ListRow]? {
    guard var going = progress else { return nil }
    progress = nil
    guard let found = index.advance(&going) else {
      progress = going
      return nil
    }
    let query = going.query
    lastFound = query.contains { "|!'^$\\".contains($0) } ? nil : (query, found)
    var rows: [ListRow] = withWordsFirst(found.best(\.self), query).map { .screen($0, depth: 0) }
    // An exact name comes first.
    let name = Array((query + " ").utf8)
    if let exact = found.first(where: { index.starts($0, with: name) && entries[$0].name == query }) {
      rows.removeAll { $0 == .screen(exact, depth: 0) }
      rows.insert(.screen(exact, depth: 0), at: 0)
    }
    return rows
  }

  /// The indexes of all matching entries, best first.
  public mutating func indexes(for query: String) -> [Int] {
    begin(query, filter: ListFilter())
    while true {
      guard let rows = advance() else { continue }
      return rows.compactMap { if case .screen(let index, _) = $0 { index } else { nil } }
    }
  }

  /// Reorders the best hits: query words in the name, then in the title, then as prefixes.
  private func withWordsFirst(_ indexes: [Int], _ query: String) -> [Int] {
    let wanted = query.words
    guard !wanted.isEmpty, query.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }) else {
      return indexes
    }
    let best = indexes.prefix(ScreenSearch.mostInOrder)
    let ranks = best.map { index in
      let (name, title) = (entries[index].name.words, entries[index].title.words)
      if wanted.allSatisfy({ name.contains($0) }) { return 0 }
      if wanted.allSatisfy({ title.contains($0) || name.contains($0) }) { return 1 }
      let all = name + title
      return wanted.allSatisfy { word in all.contains { $0.hasPrefix(word) } } ? 2 : 3
    }
    return (0...3).flatMap { rank in zip(best, ranks).lazy.filter { $1 == rank }.map(\.0) }
      + indexes.dropFirst(best.count)
  }

  private static let mostInOrder = 1_000

  // MARK: - Texts

  mutating func take(_ texts: SearchTexts) -> Bool {
    guard texts.count == entries.count else { return false }
    self.texts = texts
    lastTexts = nil
    return true
  }

  /// Continues the search in the texts of screens; returns the rows of new hits by kind of text, once it is complete.
  mutating func advanceTexts(for query: String, filter: ListFilter, besides rows: [ListRow]) -> [ListRow]? {
    guard let texts, var going = textProgress else { return nil }
    textProgress = nil
    guard let hits = texts.advance(&going) else {
      textProgress = going
      return nil
    }
    lastTexts = query.contains("!") ? nil : (query, hits.map(\.index))
    var isListed = [Bool](repeating: false, count: entries.count)
    for case .screen(let index, _) in rows { isListed[index] = true }
    let new = hits.filter { !isListed[$0.index] && filter.allows(entries[$0.index]) }
    return [SearchReason.Kind.list, .title, .text, .file].flatMap { kind in
      new.lazy.filter { $0.kind == kind }.map { ListRow.screen($0.index, depth: 0) }
    }
  }

  func reasons(of entry: Int, for query: String) -> [SearchReason] {
    TextQuery(query).flatMap { texts?.reasons($0, at: entry) } ?? []
  }
}
