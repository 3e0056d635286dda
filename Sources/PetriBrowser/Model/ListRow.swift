/// A row of the list.
enum ListRow: Hashable {
  /// A group, by its path, with how many screens are in it.
  case group(path: [String], count: Int)
  /// A screen, by its place among the entries, so deep in groups.
  case screen(Int, depth: Int)
}

extension BrowserModel {
  /// The rows: groups as a tree while nothing is searched, else the screens that are found, the best first.
  static func rows(of catalog: BrowserCatalog, index: SearchIndex, query: String, folded: Set<[String]>) -> [ListRow] {
    guard query.allSatisfy(\.isWhitespace) else { return found(catalog, index, query) }
    var rows: [ListRow] = []
    var counts: [[String]: Int] = [:]
    var members: [[String]: [Int]] = [:]
    var subgroups: [[String]: [[String]]] = [:]
    for (place, entry) in catalog.entries.enumerated() {
      members[entry.group, default: []].append(place)
      for depth in entry.group.indices {
        let path = Array(entry.group[...depth])
        if counts[path] == nil { subgroups[Array(path.dropLast()), default: []].append(path) }
        counts[path, default: 0] += 1
      }
    }
    // An own stack: groups may be nested as deep as anybody writes them.
    var waiting: [[String]] = [[]]
    while let path = waiting.popLast() {
      if !path.isEmpty { rows.append(.group(path: path, count: counts[path] ?? 0)) }
      if folded.contains(path) { continue }
      rows += (members[path] ?? []).map { .screen($0, depth: path.count) }
      waiting += (subgroups[path] ?? []).reversed()
    }
    return rows
  }

  /// An exact name comes first in any search.
  private static func found(_ catalog: BrowserCatalog, _ index: SearchIndex, _ query: String) -> [ListRow] {
    let hits = index.hits(for: query).map(\.index)
    let exact = hits.first { catalog.entries[$0].name == query }
    return ((exact.map { [$0] } ?? []) + hits.filter { $0 != exact }).map { .screen($0, depth: 0) }
  }
}
