/// The texts by which a catalogue's screens are found: those in the list, and, once they are known, those on the
/// screens.
public struct ScreenSearch: Sendable {
  private let index: SearchIndex
  private let entries: [BrowserEntry]
  /// The progress of a search in the texts of the list.
  private var progress: SearchIndex.Progress?
  /// The hits found last, of which a longer query can only find a part.
  private var lastFound: (query: String, found: SearchIndex.Found)?
  /// The texts that are searched in addition to those in the list; `nil` until they are known.
  private var texts: SearchTexts?
  /// The progress of a search in these texts.
  private var textProgress: SearchTexts.Progress?
  /// The places found last in these texts, of which a longer query can only find a part.
  private var lastTexts: (query: String, places: [Int])?

  /// Makes a search in entries.
  public init(_ entries: [BrowserEntry]) {
    self.entries = entries
    index = SearchIndex(entries.map(\.searchText))
  }

  /// Whether a search still goes on, in the list or in the texts on screens.
  var isPending: Bool { progress != nil || textProgress != nil }

  /// Whether a search in the list still goes on.
  var isListPending: Bool { progress != nil }

  /// Which code points of an entry's text a query matches.
  func marks(of place: Int, for query: String) -> Set<Int> {
    guard !query.isEmpty else { return [] }
    var marks = Set(index.places(of: query, in: place))
    // A word may be in the title and in the name: it is marked in both.
    let name = Array(entries[place].name.unicodeScalars)
    let words = query.lowercased().split(separator: " ").map { Array($0.unicodeScalars) }
    for word in words where word.count <= name.count {
      for start in 0...(name.count - word.count) where name[start..<(start + word.count)].elementsEqual(word) {
        marks.formUnion(start..<(start + word.count))
      }
    }
    return marks
  }

  /// Forgets the hits: other entries are allowed now.
  mutating func forget() {
    lastFound = nil
    lastTexts = nil
  }

  /// Nothing is to be looked for any more.
  mutating func end() { (progress, textProgress) = (nil, nil) }

  /// Begins to look for something in the list; the texts on screens come after that.
  mutating func begin(_ query: String, filter: ListFilter) {
    let isLonger = lastTexts.map { query.hasPrefix($0.query) && !query.contains("!") } ?? false
    textProgress =
      texts == nil ? nil : TextQuery(query).map { SearchTexts.Progress($0, among: isLonger ? lastTexts?.places : nil) }
    var candidates: SearchIndex.Found?
    if let lastFound, query.hasPrefix(lastFound.query) {
      candidates = lastFound.found
    } else if !filter.isEmpty {
      candidates = SearchIndex.Found(places: entries.indices.filter { filter.allows(entries[$0]) })
    }
    progress = SearchIndex.Progress(query, among: candidates)
  }

  /// Looks through some more of the list: returns the rows of the hits, the best first, once that was all.
  mutating func goOn() -> [ListRow]? {
    guard var going = progress else { return nil }
    progress = nil
    guard let found = index.goOn(&going) else {
      progress = going
      return nil
    }
    let query = going.query
    lastFound = query.contains { "|!'^$\\".contains($0) } ? nil : (query, found)
    var rows: [ListRow] = withWordsFirst(found.best(\.self), query).map { .screen($0, depth: 0) }
    // An exact name comes first in any search.
    let name = Array((query + " ").utf8)
    if let exact = found.first(where: { index.starts($0, with: name) && entries[$0].name == query }) {
      rows.removeAll { $0 == .screen(exact, depth: 0) }
      rows.insert(.screen(exact, depth: 0), at: 0)
    }
    return rows
  }

  /// The places of all entries that a query finds in the list, the best first.
  public mutating func places(for query: String) -> [Int] {
    begin(query, filter: ListFilter())
    while true {
      guard let rows = goOn() else { continue }
      return rows.compactMap { if case .screen(let place, _) = $0 { place } else { nil } }
    }
  }

  /// The best hits in other order: first those that have the query's words in their names, then those that have them in
  /// their titles, then those with words that begin so.
  private func withWordsFirst(_ places: [Int], _ query: String) -> [Int] {
    let wanted = query.words
    guard !wanted.isEmpty, query.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }) else {
      return places
    }
    let best = places.prefix(ScreenSearch.mostInOrder)
    let ranks = best.map { place in
      let (name, title) = (entries[place].name.words, entries[place].title.words)
      if wanted.allSatisfy({ name.contains($0) }) { return 0 }
      if wanted.allSatisfy({ title.contains($0) || name.contains($0) }) { return 1 }
      let all = name + title
      return wanted.allSatisfy { word in all.contains { $0.hasPrefix(word) } } ? 2 : 3
    }
    return (0...3).flatMap { rank in zip(best, ranks).lazy.filter { $1 == rank }.map(\.0) }
      + places.dropFirst(best.count)
  }

  /// Hits behind so many others stay in fzf's order: nobody looks for the first one there.
  private static let mostInOrder = 1_000

  // MARK: - Texts

  /// Takes the texts that are searched in addition to those in the list.
  ///
  /// - Returns: whether they are of these entries.
  mutating func take(_ texts: SearchTexts) -> Bool {
    guard texts.count == entries.count else { return false }
    self.texts = texts
    lastTexts = nil
    return true
  }

  /// Looks through some more of the texts on screens: returns the rows of the hits that are not among others, titles
  /// before texts before files, once that was all.
  mutating func goOnWithTexts(for query: String, filter: ListFilter, besides rows: [ListRow]) -> [ListRow]? {
    guard let texts, var going = textProgress else { return nil }
    textProgress = nil
    guard let hits = texts.goOn(&going) else {
      textProgress = going
      return nil
    }
    lastTexts = query.contains("!") ? nil : (query, hits.map(\.place))
    var isListed = [Bool](repeating: false, count: entries.count)
    for case .screen(let place, _) in rows { isListed[place] = true }
    let new = hits.filter { !isListed[$0.place] && filter.allows(entries[$0.place]) }
    return [SearchReason.Kind.list, .title, .text, .file].flatMap { kind in
      new.lazy.filter { $0.kind == kind }.map { ListRow.screen($0.place, depth: 0) }
    }
  }

  /// Why the texts of an entry match a query.
  func reasons(of place: Int, for query: String) -> [SearchReason] {
    TextQuery(query).flatMap { texts?.reasons($0, at: place) } ?? []
  }
}
