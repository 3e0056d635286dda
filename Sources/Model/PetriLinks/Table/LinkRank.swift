/// The specificity of an expansion, compared by the path from left to right, then by the query and the fragment.
struct LinkRank: Hashable, Sendable {
  /// The ranks of the host and the path segments; lower ranks are more specific.
  let path: [Int]
  let query: Query
  /// The ranks of the fragment's path segments.
  let fragment: [Int]
  let fragmentQuery: Query
  /// Whether the match is case-sensitive, which is more specific.
  let isExact: Bool
  /// Whether there is a condition, which is more specific.
  let isConditional: Bool

  init(_ form: LinkForm, _ types: LinkTypes) {
    let form = form.ignoresCase ? form.withoutCapitals : form
    path = ([form.host] + form.path).map { $0.rank(types) }
    query = Query(form.query, types)
    fragment =
      switch form.fragment {
      case nil: []
      case .whole(let parameter): [parameter.constraint == nil ? Int.max : parameter.alone.rank(types)]
      case .parts(let parts, _): parts.isEmpty ? [0] : parts.map { $0.rank(types) }
      }
    fragmentQuery = Query(form.fragmentQuery, types)
    isExact = !form.ignoresCase
    isConditional = form.isConditional
  }

  struct Query: Hashable, Sendable {
    let weight: Int
    let items: [Item]

    struct Item: Hashable, Sendable {
      let name: String
      let rank: Int
    }

    init(_ rules: [LinkQueryRule], _ types: LinkTypes) {
      weight = rules.reduce(0) { $0 + $1.weight }
      items = rules.filter { $0.weight > 0 }
        .map { Item(name: $0.name, rank: $0.value?.rank(types) ?? 0) }
        .sorted { $0.name < $1.name }
    }

    /// Whether the queries are ordered: by different weights, or by ranks that agree for all items. Returns `nil` if
    /// they are equal.
    func decides(against other: Query) -> Bool? {
      if weight != other.weight { return true }
      if self == other { return nil }
      guard items.map(\.name) == other.items.map(\.name) else { return false }
      let pairs = zip(items, other.items)
      return pairs.allSatisfy { $0.rank <= $1.rank } || pairs.allSatisfy { $0.rank >= $1.rank }
    }

    /// Whether this query is more specific; `nil` if both are equal.
    func comesBefore(_ other: Query) -> Bool? {
      if weight != other.weight { return weight > other.weight }
      for (own, its) in zip(items, other.items) where own != its {
        return own.name == its.name ? own.rank < its.rank : own.name < its.name
      }
      return items.count == other.items.count ? nil : items.count > other.items.count
    }
  }

  /// Whether one expansion is more specific for all links that both match.
  func decides(against other: LinkRank) -> Bool {
    if path != other.path { return true }
    if let query = query.decides(against: other.query) { return query }
    if fragment != other.fragment { return true }
    return fragmentQuery.decides(against: other.fragmentQuery)
      ?? (isExact != other.isExact || isConditional != other.isConditional)
  }

  /// Whether this rank is more specific; `nil` if both are equal.
  func comesBefore(_ other: LinkRank) -> Bool? {
    path.comesBefore(other.path) ?? query.comesBefore(other.query) ?? fragment.comesBefore(other.fragment)
      ?? fragmentQuery.comesBefore(other.fragmentQuery) ?? isExact.comesBefore(other.isExact)
      ?? isConditional.comesBefore(other.isConditional)
  }
}

extension Bool {
  /// Whether this value is `true` and the other `false`; `nil` if both are equal.
  fileprivate func comesBefore(_ other: Bool) -> Bool? { self == other ? nil : self }
}

extension LinkParameter {
  fileprivate var alone: LinkPart { .pieces([.parameter(self)]) }
}

extension [Int] {
  /// Compares lexicographically, except that a longer array precedes its prefix.
  fileprivate func comesBefore(_ other: [Int]) -> Bool? {
    for (own, its) in zip(self, other) where own != its { return own < its }
    return count == other.count ? nil : count > other.count
  }
}
