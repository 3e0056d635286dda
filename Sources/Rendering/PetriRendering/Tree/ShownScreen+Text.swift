/// A printed line of a screen.
public struct ShownLine: Sendable {
  /// The line with its branches.
  public let text: Substring
  /// The line without its branches.
  public let content: Substring
  /// The number of nodes around the line's; 0 for the outermost.
  public let depth: Int
  private let known: ShownNode?

  /// The node of the line, which is read from the line if nothing but the line is known.
  public var node: ShownNode { known ?? ShownNode(line: content) }

  fileprivate init(_ branches: String, _ depth: Int, _ node: ShownNode) {
    let line = node.referencedLine
    (text, content, self.depth, known) = ("\(branches)\(line)", line[...], depth, node)
  }

  /// A line as it was printed.
  public init(reading text: Substring) {
    self.text = text
    (depth, content) = TreeNode.depth(of: text) ?? (0, text)
    known = nil
  }

  /// A line of a text that isn't a screen's.
  public init(plain text: Substring) {
    (self.text, content, depth, known) = (text, text, 0, nil)
  }
}

extension ShownScreen {
  /// The text: the headline, then a line for each node, with one final newline.
  public var text: String { "\(headline)\n\(treeText)" }

  /// The text without the headline.
  public var treeText: String { lines.map { "\($0.text)\n" }.joined() }

  /// The lines of the nodes.
  public var lines: [ShownLine] { root?.lines ?? [] }
}

extension ShownNode {
  /// The lines of the node and of those below it.
  public var lines: [ShownLine] {
    TreeNode.drawn(self, \.children).map { ShownLine($0.branches, $0.depth, $0.node) }
  }

  /// The lines of nodes beside each other, with the branches that they have in their parent.
  public static func lines(of nodes: [ShownNode]) -> [String] {
    ShownNode("", children: nodes).lines.dropFirst().map { String($0.text) }
  }

  /// The line without branches.
  public var line: String {
    let parts = attributes.map(\.text)
    return parts.isEmpty ? heading : ([heading] + parts).joined(separator: "  ")
  }

  /// The line with its reference before it: `[e4kx] button "Buy"`.
  public var referencedLine: String { (reference.map { "[\($0)] " } ?? "") + line }

  /// The part of the line before the attributes: `content: cart`, `button go "Buy"`.
  public var heading: String {
    (role.map { "\($0): " } ?? "") + title.map(\.printed).joined(separator: " ")
  }

  /// The node as lines that are answered or drawn with others.
  var treeNode: TreeNode {
    var node = TreeNode(line: line, children: children.map(\.treeNode))
    node.reference = reference
    return node
  }
}

extension ShownNode.TitlePart {
  /// The part as it is printed.
  public var printed: String {
    switch self {
    case .word(let text), .text(let text): text
    }
  }
}
