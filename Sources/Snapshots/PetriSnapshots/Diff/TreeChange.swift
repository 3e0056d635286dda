import PetriRendering

/// A structural change of a tree, beyond added and removed nodes.
public enum TreeChange: Hashable, Sendable, CustomStringConvertible {
  /// A new node contains an existing one.
  case wrapped(String, in: String)
  /// A node was removed, but its children were kept.
  case unwrapped(String, from: String)
  /// A node was renamed.
  case renamed(String, to: String)
  /// A node was moved with its children.
  case moved(String)

  /// The change as a sentence.
  public var description: String {
    switch self {
    case .wrapped(let inner, let outer): "\(outer) now wraps \(inner)"
    case .unwrapped(let inner, let outer): "\(outer) no longer wraps \(inner)"
    case .renamed(let old, let new): "\(old) is now called \(new)"
    case .moved(let name): "\(name) moved"
    }
  }

  /// The structural changes in a diff of trees, in order.
  public static func changes(in diff: LineDiff) -> [TreeChange] {
    let nodes = diff.lines.map { Node($0) }
    let moved = moves(in: nodes)
    let kept = sameNames(in: nodes)
    var changes: [TreeChange] = []
    for (index, node) in nodes.enumerated() where kept[index] == nil {
      switch node.line {
      case .added:
        if let inner = wrapped(by: index, in: nodes, kept, shift: 1) { changes.append(.wrapped(inner, in: node.name)) }
        if moved.contains(index) { changes.append(.moved(node.name)) }
      case .removed:
        if let inner = wrapped(by: index, in: nodes, kept, shift: -1) {
          changes.append(.unwrapped(inner, from: node.name))
        } else if let new = renamed(index, in: nodes, kept) {
          changes.append(.renamed(node.name, to: new))
        }
      case .same, .shifted: break
      }
    }
    return changes
  }

  private struct Node {
    let line: LineDiff.Line

    init(_ line: LineDiff.Line) { self.line = line }

    /// The depth in the new tree or, for a removed node, in the old one.
    var depth: Int { line.line.depth }
    var content: Substring { line.line.content }
    var name: String { line.line.node.heading }
    var isAdded: Bool { if case .added = line { true } else { false } }
    var isRemoved: Bool { if case .removed = line { true } else { false } }

    var oldDepth: Int { if case .shifted(_, let shift) = line { depth - shift } else { depth } }
  }

  /// The indices of nodes that were removed and added with the same heading at the same position, so that only their
  /// attributes or depths changed. Maps each to the other.
  private static func sameNames(in nodes: [Node]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var removed: [String: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      switch node.line {
      case .removed: removed[node.name, default: []].append(index)
      case .added:
        guard let first = removed[node.name]?.first else { continue }
        removed[node.name]?.removeFirst()
        partners[index] = first
        partners[first] = index
      case .same, .shifted: removed = [:]
      }
    }
    return partners
  }

  /// The first remaining node inside an added or removed one, one level deeper or higher.
  private static func wrapped(by index: Int, in nodes: [Node], _ kept: [Int: Int], shift: Int) -> String? {
    let node = nodes[index]
    for place in nodes.indices[(index + 1)...] {
      let inner = nodes[place]
      switch inner.line {
      case .shifted(_, let by):
        let depth = shift > 0 ? inner.depth : inner.oldDepth
        return depth == node.depth + 1 && by == shift ? inner.name : nil
      case .added, .removed:
        guard inner.isAdded == (shift > 0) else { return nil }
        // Siblings may have been added before the wrapped node.
        guard inner.depth > node.depth else { return nil }
        if inner.depth == node.depth + 1, let partner = kept[place], inner.depth - nodes[partner].depth == 1 {
          return inner.name
        }
      case .same: return nil
      }
    }
    return nil
  }

  /// The new heading of a removed node, if the node that replaces it has the same attributes.
  private static func renamed(_ index: Int, in nodes: [Node], _ kept: [Int: Int]) -> String? {
    var first = index
    while first > 0, nodes[first - 1].isRemoved { first -= 1 }
    var end = index
    while end < nodes.count, nodes[end].isRemoved { end += 1 }
    let place = end + index - first
    guard nodes.indices.contains(place), nodes[end...place].allSatisfy(\.isAdded), kept[place] == nil else {
      return nil
    }
    let (old, new) = (nodes[index], nodes[place])
    let (before, after) = (old.line.line.node, new.line.line.node)
    guard old.depth == new.depth, !before.attributes.isEmpty, before.attributes == after.attributes else { return nil }
    // A changed text isn't a rename.
    let isNamed = before.headingAtTexts == nil && after.headingAtTexts == nil
    return isNamed && before.heading != after.heading ? after.heading : nil
  }

  /// The indices of added nodes that were removed elsewhere with the same children.
  private static func moves(in nodes: [Node]) -> Set<Int> {
    var removed: [String: Int] = [:]
    for range in blocks(in: nodes, where: \.isRemoved) { removed[key(of: nodes[range]), default: 0] += 1 }
    var moved: Set<Int> = []
    for range in blocks(in: nodes, where: \.isAdded) {
      let key = key(of: nodes[range])
      guard let count = removed[key], count > 0 else { continue }
      removed[key] = count - 1
      moved.insert(range.lowerBound)
    }
    return moved
  }

  /// The ranges of matching nodes, each including the matching nodes inside it.
  private static func blocks(in nodes: [Node], where fits: (Node) -> Bool) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var index = 0
    while index < nodes.count {
      let start = index
      index += 1
      guard fits(nodes[start]) else { continue }
      while index < nodes.count, fits(nodes[index]), nodes[index].depth > nodes[start].depth { index += 1 }
      blocks.append(start..<index)
    }
    return blocks
  }

  private static func key(of nodes: ArraySlice<Node>) -> String {
    let depth = nodes.first?.depth ?? 0
    return nodes.map { "\($0.depth - depth) \($0.content)" }.joined(separator: "\n")
  }
}
