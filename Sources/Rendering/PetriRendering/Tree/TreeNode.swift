/// A line of text and the lines below it, which are drawn with branches.
public struct TreeNode: Equatable, Sendable {
  /// The line without its branches.
  public var line: String
  /// The nodes below.
  public var children: [TreeNode] = []
  /// The short name of what the line is about, printed before it; `nil` if references aren't shown.
  public var reference: String?

  /// Creates a node of a line as it is printed.
  public init(line: String, children: [TreeNode] = []) {
    self.line = line
    self.children = children
  }

  /// Creates a node of parts, with two blanks between them; empty ones are left out.
  init(_ parts: [String], children: [TreeNode] = []) {
    line = parts.filter { !$0.isEmpty }.joined(separator: "  ")
    self.children = children
  }

  /// The lines of the node and of those below it, with their branches.
  public func lines() -> [String] {
    TreeNode.drawn(self, \.children).map { $0.branches + ($0.node.reference.map { "[\($0)] " } ?? "") + $0.node.line }
  }

  /// The number of lines, those below included.
  public var lineCount: Int { TreeNode.drawn(self, \.children).count }
}

// MARK: - Branches

extension TreeNode {
  private static let middle = "├─ "
  private static let last = "└─ "
  private static let open = "│  "
  private static let closed = "   "

  /// The nodes of a tree in the order of their lines, each with the branches before its line.
  ///
  /// A stack takes the place of recursion because a tree may be thousands of nodes deep.
  static func drawn<Node>(
    _ root: Node,
    _ children: KeyPath<Node, [Node]>
  ) -> [(branches: String, depth: Int, node: Node)] {
    var drawn: [(branches: String, depth: Int, node: Node)] = []
    var pending: [(node: Node, depth: Int, lead: String, branch: String)] = [(root, 0, "", "")]
    while let (node, depth, lead, branch) = pending.popLast() {
      drawn.append((lead + branch, depth, node))
      let inner = lead + (branch.isEmpty ? "" : branch == last ? closed : open)
      let below = node[keyPath: children]
      for (index, child) in below.enumerated().reversed() {
        pending.append((child, depth + 1, inner, index == below.count - 1 ? last : middle))
      }
    }
    return drawn
  }

  /// The depth of a printed line, and the line without its branches; `nil` for a line that no tree has.
  static func depth(of line: Substring) -> (depth: Int, line: Substring)? {
    var rest = line.utf8[...]
    var depth = 0
    while true {
      if rest.starts(with: middle.utf8) || rest.starts(with: last.utf8) {
        return (depth + 1, Substring(rest.dropFirst(middle.utf8.count)))
      }
      if rest.starts(with: open.utf8) {
        rest = rest.dropFirst(open.utf8.count)
      } else if rest.starts(with: closed.utf8) {
        rest = rest.dropFirst(closed.utf8.count)
      } else {
        return depth == 0 ? (0, Substring(rest)) : nil
      }
      depth += 1
    }
  }
}
