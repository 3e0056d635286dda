import PetriText

/// The text of a tree as a value: what is printed can be read back, and prints the same again.
public struct TreeDocument: Equatable, Sendable {
  /// The first line: the screen's name and its context.
  public var headline: String
  /// The outermost node; `nil` where nothing is shown.
  public var root: TreeNode?

  /// Makes a document.
  public init(headline: String, root: TreeNode?) {
    self.headline = headline
    self.root = root
  }

  /// The text, a node a line, with one final newline.
  public var text: String {
    ([headline] + (root?.lines() ?? [])).joined(separator: "\n") + "\n"
  }

  /// Reads a text that ``text`` printed; comment lines at the start, a snapshot's, are passed over.
  ///
  /// - Returns: `nil` for a text that isn't a tree, or that would print otherwise.
  public init?(parsing text: String) {
    var lines = text.lineSlices
    guard lines.popLast()?.isEmpty == true else { return nil }
    guard let first = lines.firstIndex(where: { !$0.hasPrefix("# ") }) else { return nil }
    headline = String(lines[first])
    var builder = TreeBuilder()
    for line in lines[(first + 1)...] {
      guard let (depth, text) = TreeNode.depth(of: line), builder.add(text, depth: depth) else { return nil }
    }
    root = builder.root
    // Compared as bytes: Swift's own comparison takes texts for equal that are written otherwise.
    guard self.text.utf8.elementsEqual("\(lines[first...].joined(separator: "\n"))\n".utf8) else { return nil }
  }
}

extension TreeNode {
  /// How deep a printed line is, and the line without its branches; `nil` for one that no tree has.
  public static func depth(of line: Substring) -> (depth: Int, line: Substring)? {
    var rest = line.utf8[...]
    var depth = 0
    while true {
      if rest.starts(with: middle.utf8) || rest.starts(with: last.utf8) {
        return (depth + 1, Substring(rest.dropFirst(middle.utf8.count)))
      }
      if rest.starts(with: "│  ".utf8) {
        rest = rest.dropFirst("│  ".utf8.count)
      } else if rest.starts(with: "   ".utf8) {
        rest = rest.dropFirst(3)
      } else {
        return depth == 0 ? (0, Substring(rest)) : nil
      }
      depth += 1
    }
  }
}

/// Puts nodes that come line by line into their places.
private struct TreeBuilder {
  /// The nodes from the root to the last one that was added, each without those after it.
  private var open: [TreeNode] = []

  /// Adds a node; `false` where no line before is its parent.
  mutating func add(_ line: Substring, depth: Int) -> Bool {
    guard depth <= open.count, depth > 0 || open.isEmpty else { return false }
    close(to: depth)
    open.append(TreeNode(line: String(line)))
    return true
  }

  var root: TreeNode? {
    var copy = self
    copy.close(to: 1)
    return copy.open.first
  }

  private mutating func close(to depth: Int) {
    while open.count > max(1, depth) {
      let node = open.removeLast()
      open[open.count - 1].children.append(node)
    }
  }
}
