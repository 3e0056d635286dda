import PetriRendering

struct TreeDifference {
  /// An edit with the index of its node; -1 for the headline.
  typealias Indexed = (index: Int, edit: TreeEdit)

  private let old: FlatTree
  private let keys: KeyedTree
  private let new: FlatTree
  private let oldIDs: [Int]
  private let newIDs: [Int]
  private var edits: [Indexed] = []

  /// The edits that turn a tree into another one; `nil` if they would be much longer than the tree.
  ///
  /// The ``SubtreeIDs`` of both trees must come from the same table.
  static func edits(from old: KeyedTree, _ oldIDs: [Int], to new: FlatTree, _ newIDs: [Int]) -> [Indexed]? {
    var difference = TreeDifference(old, oldIDs, new, newIDs)
    difference.find()
    let count = difference.edits.reduce(0) { $0 + $1.edit.lines.count }
    return count > 2 * new.nodes.count + 1 ? nil : difference.edits
  }

  private init(_ old: KeyedTree, _ oldIDs: [Int], _ new: FlatTree, _ newIDs: [Int]) {
    (self.old, keys, self.new) = (old.tree, old, new)
    (self.oldIDs, self.newIDs) = (oldIDs, newIDs)
  }

  private mutating func find() {
    if !old.headline.utf8.elementsEqual(new.headline.utf8) { edits.append((-1, .headline(new.headline))) }
    var pending = [(0, 0)]
    while let (before, after) = pending.popLast() {
      guard oldIDs[before] != newIDs[after] else { continue }
      let (was, isNow) = (old.nodes[before], new.nodes[after])
      if !was.referencedLine.utf8.elementsEqual(isNow.referencedLine.utf8) {
        edits += NodeEdits.edits(of: keys.keys[before], from: was, to: isNow).map { (before, $0) }
      }
      pending += compareChildren(before, after)
    }
  }

  /// Records removed and added children, and returns the corresponding pairs.
  private mutating func compareChildren(_ before: Int, _ after: Int) -> [(Int, Int)] {
    let partners = partners(old.children[before], new.children[after])
    var pairs: [(Int, Int)] = []
    let kept = Set(partners.values)
    for child in old.children[before] where !kept.contains(child) {
      edits.append((child, .gone(node: keys.keys[child])))
    }
    var run: [ShownNode] = []
    var last: Int?
    func end() -> Indexed? {
      guard !run.isEmpty else { return nil }
      defer { run = [] }
      guard let last else { return (before, .beginning(node: keys.keys[before], run)) }
      return (last, .following(node: keys.keys[last], run))
    }
    for child in new.children[after] {
      if let partner = partners[child] {
        if let edit = end() { edits.append(edit) }
        pairs.append((partner, child))
        last = partner
      } else {
        run.append(new.nodes[child])
      }
    }
    if let edit = end() { edits.append(edit) }
    return pairs
  }

  /// The old child that corresponds to each new one. Matches equal subtrees first, and between those, nodes with the
  /// same name, then of the same kind.
  private func partners(_ before: [Int], _ after: [Int]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var gaps = [(before[...], after[...])]
    gaps = pair(gaps, { oldIDs[$0] }, { newIDs[$0] }, &partners)
    var table: [String: Int] = [:]
    func id(_ name: String) -> Int {
      if let id = table[name] { return id }
      table[name] = table.count
      return table.count - 1
    }
    gaps = pair(gaps, { id(keys.names[$0]) }, { id(NodeName.name(of: new.nodes[$0])) }, &partners)
    table = [:]
    _ = pair(
      gaps,
      { id(String(NodeName.kind(of: keys.names[$0]))) },
      { id(String(NodeName.kind(of: NodeName.name(of: new.nodes[$0])))) },
      &partners
    )
    return partners
  }

  /// Pairs children with equal numbers, and returns the gaps between the pairs.
  private func pair(
    _ gaps: [(ArraySlice<Int>, ArraySlice<Int>)],
    _ oldID: (Int) -> Int,
    _ newID: (Int) -> Int,
    _ partners: inout [Int: Int]
  ) -> [(ArraySlice<Int>, ArraySlice<Int>)] {
    var left: [(ArraySlice<Int>, ArraySlice<Int>)] = []
    for (before, after) in gaps where !before.isEmpty && !after.isEmpty {
      var (start, newStart) = (before.startIndex, after.startIndex)
      // Excludes nodes without a counterpart first, because they would slow down the search.
      let (oldIDs, newIDs) = (before.map(oldID), after.map(newID))
      let common = Set(oldIDs).intersection(newIDs)
      let oldIndices = oldIDs.indices.filter { common.contains(oldIDs[$0]) }
      let newIndices = newIDs.indices.filter { common.contains(newIDs[$0]) }
      for step in EditScript.steps(from: oldIndices.map { oldIDs[$0] }, to: newIndices.map { newIDs[$0] }) {
        guard case .keep(let one, let other) = step else { continue }
        let (oldIndex, newIndex) = (before.startIndex + oldIndices[one], after.startIndex + newIndices[other])
        partners[after[newIndex]] = before[oldIndex]
        left.append((before[start..<oldIndex], after[newStart..<newIndex]))
        (start, newStart) = (oldIndex + 1, newIndex + 1)
      }
      left.append((before[start...], after[newStart...]))
    }
    return left
  }
}

/// Numbers subtrees so that equal ones have the same number.
struct SubtreeIDs {
  private struct Key: Hashable {
    let line: String
    let children: [Int]
  }

  private var table: [Key: Int] = [:]

  mutating func ids(of tree: FlatTree) -> [Int] {
    var ids = [Int](repeating: 0, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let key = Key(line: tree.nodes[index].referencedLine, children: tree.children[index].map { ids[$0] })
      let id = table[key] ?? table.count
      table[key] = id
      ids[index] = id
    }
    return ids
  }
}
