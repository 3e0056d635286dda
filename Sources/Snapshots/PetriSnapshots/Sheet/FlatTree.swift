import PetriRendering

/// A tree's nodes in the order in which they are printed.
struct FlatTree {
  let headline: String
  let nodes: [ShownNode]
  /// Each node's parent; -1 for the root.
  let parents: [Int]
  let children: [[Int]]

  /// Reads a text; `nil` for one that isn't a tree, or that the tree isn't printed as.
  init?(_ text: String) {
    // A carriage return and a line feed are one character, which no line ends at. A screen prints as the text it was
    // read from, without the comments at its start.
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
    // An own stack takes the place of recursion: a tree may be thousands of nodes deep.
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
