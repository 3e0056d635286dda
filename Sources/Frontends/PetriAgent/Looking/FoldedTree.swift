import PetriRendering

/// A tree limited to a number of lines. Omitted parts are counted, with the reference to request them.
///
/// Expands breadth-first, so that a short answer shows the overall structure.
struct FoldedTree {
  var lines: [String] {
    let nodes = roots.shown.map { made($0, around: nil) } + [rest(of: roots, in: nil)].compactMap(\.self)
    return nodes.flatMap { $0.lines() }
  }
  private(set) var isFolded: Bool

  /// The indices of sibling nodes, and of those that are shown.
  private struct Row {
    let all: Range<Int>
    let shown: Range<Int>
  }

  /// All nodes in breadth-first order.
  private var nodes: [TreeNode]
  private var inner: [Row] = []
  private var roots: Row

  /// - Parameters:
  ///   - nodes: the roots.
  ///   - skip: the number of nodes to skip: children of a single root, otherwise roots.
  ///   - room: the maximum number of lines; `nil` for all.
  init(_ nodes: [TreeNode], skip: Int, room: Int?) {
    self.nodes = nodes
    roots = Row(all: nodes.indices, shown: nodes.indices.prefix(0))
    isFolded = skip > 0
    var next = 0
    while next < self.nodes.count {
      let start = self.nodes.count
      self.nodes += self.nodes[next].children
      inner.append(Row(all: start..<self.nodes.count, shown: start..<start))
      next += 1
    }
    open(skip: skip, room: room ?? .max)
  }

  private mutating func open(skip: Int, room: Int) {
    var room = room
    let isSingle = roots.all.count == 1
    roots = shown(roots, from: isSingle ? 0 : skip, &room, atLeast: 1)
    var waiting = Array(roots.shown)
    var next = 0
    while next < waiting.count {
      let index = waiting[next]
      inner[index] = shown(inner[index], from: index == 0 && isSingle ? skip : 0, &room, atLeast: 0)
      waiting += inner[index].shown
      next += 1
    }
  }

  /// Shows as many nodes of a row as there are lines left; one line counts the rest.
  private mutating func shown(_ row: Row, from skip: Int, _ room: inout Int, atLeast least: Int) -> Row {
    let left = row.all.dropFirst(skip)
    let count = left.count <= room ? left.count : max(least, room - 1)
    isFolded = isFolded || count < left.count
    room -= min(room, count == left.count || count == 0 ? count : count + 1)
    return Row(all: row.all, shown: left.prefix(count))
  }

  /// A node with its visible descendants; recursion is bounded by the number of lines.
  private func made(_ index: Int, around reference: String?) -> TreeNode {
    let (node, row) = (nodes[index], inner[index])
    var made = TreeNode(line: node.line)
    made.reference = node.reference
    let known = node.reference ?? reference
    if row.shown.isEmpty, !row.all.isEmpty {
      made.line += "  … \(FoldedTree.lines(node.lineCount - 1))" + (known.map { ": --in @\($0)" } ?? "")
      return made
    }
    made.children = row.shown.map { self.made($0, around: known) } + [rest(of: row, in: known)].compactMap(\.self)
    return made
  }

  /// The line that counts the omitted nodes of a row.
  private func rest(of row: Row, in reference: String?) -> TreeNode? {
    let left = row.shown.upperBound..<row.all.upperBound
    guard !left.isEmpty else { return nil }
    let count = nodes[left].reduce(0) { $0 + $1.lineCount }
    let option = reference.map { "--in @\($0) " } ?? ""
    return TreeNode(line: "… \(FoldedTree.lines(count)) more: \(option)--skip \(left.lowerBound - row.all.lowerBound)")
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}
