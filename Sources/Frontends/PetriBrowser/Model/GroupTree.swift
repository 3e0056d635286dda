/// The groups as a tree, made once a catalogue and filter, so that folding and unfolding cost only the rows there are.
struct GroupTree: Sendable {
  private struct Node: Sendable {
    let path: [String]
    /// The entries of the group itself, by their places.
    var members: [Int] = []
    var groups: [Int] = []
    /// How many entries are in it and below.
    var count = 0
  }

  private var nodes = [Node(path: [])]

  /// Makes the tree of those entries that are allowed.
  init(_ entries: [BrowserEntry], filter: ListFilter) {
    var places: [[String]: Int] = [[]: 0]
    var last = 0
    for (place, entry) in entries.enumerated() where filter.allows(entry) {
      if nodes[last].path != entry.group { last = node(entry.group, &places) }
      nodes[last].members.append(place)
    }
    // A node is made after the one above it: from the end on, each adds to that.
    for index in nodes.indices.reversed() {
      nodes[index].count = nodes[index].groups.reduce(nodes[index].members.count) { $0 + nodes[$1].count }
    }
  }

  private mutating func node(_ path: [String], _ places: inout [[String]: Int]) -> Int {
    if let place = places[path] { return place }
    var above = 0
    for depth in path.indices {
      let part = Array(path[...depth])
      if let place = places[part] {
        above = place
        continue
      }
      nodes.append(Node(path: part))
      places[part] = nodes.count - 1
      nodes[above].groups.append(nodes.count - 1)
      above = nodes.count - 1
    }
    return above
  }

  /// The rows, without those of folded groups.
  func rows(folded: Set<[String]>) -> [ListRow] {
    var rows: [ListRow] = []
    rows.reserveCapacity(nodes[0].count + nodes.count)
    // An own stack: groups may be nested as deep as anybody writes them.
    var waiting = [0]
    while let index = waiting.popLast() {
      let node = nodes[index]
      if index > 0 { rows.append(.group(index)) }
      if folded.contains(node.path) { continue }
      for place in node.members { rows.append(.screen(place, depth: node.path.count)) }
      waiting += node.groups.reversed()
    }
    return rows
  }

  /// A group's names, from the outermost.
  func path(of group: Int) -> [String] { nodes[group].path }

  /// How many screens are in a group and below it.
  func count(of group: Int) -> Int { nodes[group].count }

  /// The first screens of a group and of those below it, in their order.
  func first(_ count: Int, of group: Int) -> [Int] {
    var places: [Int] = []
    var waiting = [group]
    while places.count < count, let index = waiting.popLast() {
      places += nodes[index].members.prefix(count - places.count)
      waiting += nodes[index].groups.reversed()
    }
    return places
  }

  /// The groups' paths, each after the one that it is in.
  var paths: [[String]] { nodes.dropFirst().map(\.path) }
}
