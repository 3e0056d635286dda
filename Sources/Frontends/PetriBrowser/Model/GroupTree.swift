/// The groups as a tree, built once per catalogue and filter, so that folding only costs the rows.
struct GroupTree: Sendable {
  private struct Node: Sendable {
    let path: [String]
    /// The indexes of the group's own entries.
    var members: [Int] = []
    var groups: [Int] = []
    var count = 0
  }

  private var nodes = [Node(path: [])]

  init(_ entries: [BrowserEntry], filter: ListFilter) {
    var indexes: [[String]: Int] = [[]: 0]
    var last = 0
    for (index, entry) in entries.enumerated() where filter.allows(entry) {
      if nodes[last].path != entry.group { last = node(entry.group, &indexes) }
      nodes[last].members.append(index)
    }
    // Nodes follow their parents, so that going backwards adds up complete totals.
    for index in nodes.indices.reversed() {
      nodes[index].count = nodes[index].groups.reduce(nodes[index].members.count) { $0 + nodes[$1].count }
    }
  }

  private mutating func node(_ path: [String], _ indexes: inout [[String]: Int]) -> Int {
    if let index = indexes[path] { return index }
    var above = 0
    for depth in path.indices {
      let part = Array(path[...depth])
      if let index = indexes[part] {
        above = index
        continue
      }
      nodes.append(Node(path: part))
      indexes[part] = nodes.count - 1
      nodes[above].groups.append(nodes.count - 1)
      above = nodes.count - 1
    }
    return above
  }

  func rows(folded: Set<[String]>) -> [ListRow] {
    var rows: [ListRow] = []
    rows.reserveCapacity(nodes[0].count + nodes.count)
    // An explicit stack, because groups can be nested to any depth.
    var waiting = [0]
    while let group = waiting.popLast() {
      let node = nodes[group]
      if group > 0 { rows.append(.group(group)) }
      if folded.contains(node.path) { continue }
      for index in node.members { rows.append(.screen(index, depth: node.path.count)) }
      waiting += node.groups.reversed()
    }
    return rows
  }

  func path(of group: Int) -> [String] { nodes[group].path }

  func count(of group: Int) -> Int { nodes[group].count }

  /// The first screens of a group and its subgroups.
  func first(_ count: Int, of group: Int) -> [Int] {
    var indexes: [Int] = []
    var waiting = [group]
    while indexes.count < count, let node = waiting.popLast() {
      indexes += nodes[node].members.prefix(count - indexes.count)
      waiting += nodes[node].groups.reversed()
    }
    return indexes
  }

  var paths: [[String]] { nodes.dropFirst().map(\.path) }
}
