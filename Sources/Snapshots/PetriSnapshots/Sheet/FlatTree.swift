import PetriRendering

/// The nodes of a tree in preorder.
struct FlatTree {
  let headline: String
  let nodes: [ShownNode]
  /// The index of each node's parent; -1 for the root.
  let parents: [Int]
  let children: [[Int]]

  /// Parses a text; `nil` if printing the tree wouldn't reproduce the text.
  init?(_ text: String) {
    // CRLF is a single character, at which lines don't split. Comments would be lost in printing.
    guard !text.utf8.contains(0x0D), !text.hasPrefix("# "), let screen = ShownScreen(parsing: text),
      let root = screen.root
    else { return nil }
    self.init(headline: screen.headline, root: root)
  }

  init(headline: String, root: ShownNode) {
    var nodes: [ShownNode] = []
    var parents: [Int] = []
    var children: [[Int]] = []
    var pending = [(node: root, parent: -1)]
    // Uses a stack instead of recursion, because a tree can be thousands of nodes deep.
    while let (node, parent) = pending.popLast() {
      if parent >= 0 { children[parent].append(nodes.count) }
      for child in node.children.reversed() { pending.append((child, nodes.count)) }
      nodes.append(node)
      parents.append(parent)
      children.append([])
    }
    self.headline = headline
    self.nodes = nodes
    self.parents = parents
    self.children = children
  }
}
