/// A line of a tree and the lines below it.
struct TreeNode: Equatable {
  /// The line without its branches.
  var line: String
  /// The nodes below.
  var children: [TreeNode] = []

  /// The node's parts, two spaces between them; empty ones are left out.
  init(_ parts: [String], children: [TreeNode] = []) {
    line = parts.filter { !$0.isEmpty }.joined(separator: "  ")
    self.children = children
  }

  /// Draws a tree with its branches, a line a node, without a final newline.
  ///
  /// An own stack takes the place of recursion: a tree may be thousands of nodes deep.
  func lines() -> [String] {
    var lines: [String] = []
    var pending: [(node: TreeNode, lead: String, branch: String)] = [(self, "", "")]
    while let (node, lead, branch) = pending.popLast() {
      lines.append(lead + branch + node.line)
      let inner = lead + (branch.isEmpty ? "" : branch == TreeNode.last ? "   " : "│  ")
      for (index, child) in node.children.enumerated().reversed() {
        pending.append((child, inner, index == node.children.count - 1 ? TreeNode.last : TreeNode.middle))
      }
    }
    return lines
  }

  private static let middle = "├─ "
  private static let last = "└─ "
}
