/// Texts that are searched as somebody types: the best first, of equals the shorter, then the earlier.
public struct SearchIndex: Sendable {
  /// A text that matches.
  public struct Hit: Hashable, Sendable {
    /// The text's place among all.
    public let index: Int
    /// Its score.
    public let score: Int
  }

  private let texts: [SearchText]

  /// Prepares texts.
  public init(_ texts: [String]) {
    self.texts = texts.map { SearchText($0) }
  }

  /// The texts that match a query in fzf's extended syntax, in its order; all, in theirs, for an empty one.
  public func hits(for query: String) -> [Hit] {
    let query = SearchQuery(query)
    guard !query.groups.isEmpty else { return texts.indices.map { Hit(index: $0, score: 0) } }
    var algorithm = FuzzyAlgorithm()
    var hits: [(hit: Hit, length: Int)] = []
    for (index, text) in texts.enumerated() {
      guard let found = query.match(text, with: &algorithm) else { continue }
      hits.append((Hit(index: index, score: found.score), text.scalars.count))
    }
    hits.sort { one, other in
      if one.hit.score != other.hit.score { return one.hit.score > other.hit.score }
      if one.length != other.length { return one.length < other.length }
      return one.hit.index < other.hit.index
    }
    return hits.map(\.hit)
  }

  /// Which code points of a text a query matches, in order.
  public func places(of query: String, in index: Int) -> [Int] {
    var algorithm = FuzzyAlgorithm()
    let found = SearchQuery(query).match(texts[index], with: &algorithm, wantsPlaces: true)
    return Set(found?.places ?? []).sorted()
  }
}
