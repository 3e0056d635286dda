package import Foundation
package import PetriCatalog

/// A line of a tree and the lines below it.
public struct TreeNode: Equatable, Sendable {
  /// The line without its branches.
  public var line: String
  /// The nodes below.
  public var children: [TreeNode] = []
  /// Where the thing is that the line is about; `nil` where that wasn't asked for, or it isn't on screen.
  package var spot: Spot?

  /// The short name of what the line is about, printed before it; `nil` where none was asked for.
  public var reference: String?

  /// Whether it is a controller that is presented by the one that it is below, or one that such a one is below.
  var isPresented = false

  /// A place on the screen, and in the catalogue's files.
  package struct Spot: Equatable, Sendable {
    /// The frame in the window, in points.
    package let frame: CGRect
    /// The definition; `nil` for what no catalogue made.
    package let place: Place?
  }

  /// A node with its line as it is printed.
  public init(line: String, children: [TreeNode] = []) {
    self.line = line
    self.children = children
  }

  /// The line's parts: what two blanks part, those inside quotes aside.
  public var parts: [String] {
    var parts: [[UInt8]] = [[]]
    var isQuoted = false
    var isEscaped = false
    var blanks = 0
    for byte in line.utf8 {
      if byte == 0x20, !isQuoted {
        blanks += 1
        continue
      }
      if blanks == 1 { parts[parts.count - 1].append(0x20) } else if blanks > 1 { parts.append([]) }
      blanks = 0
      parts[parts.count - 1].append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isQuoted
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The node's parts, two spaces between them; empty ones are left out.
  init(_ parts: [String], children: [TreeNode] = []) {
    line = parts.filter { !$0.isEmpty }.joined(separator: "  ")
    self.children = children
  }

  /// Draws a tree with its branches, a line a node, without a final newline.
  ///
  /// An own stack takes the place of recursion: a tree may be thousands of nodes deep.
  public func lines() -> [String] {
    var lines: [String] = []
    var pending: [(node: TreeNode, lead: String, branch: String)] = [(self, "", "")]
    while let (node, lead, branch) = pending.popLast() {
      lines.append(lead + branch + node.referencedLine)
      let inner = lead + (branch.isEmpty ? "" : branch == TreeNode.last ? "   " : "│  ")
      for (index, child) in node.children.enumerated().reversed() {
        pending.append((child, inner, index == node.children.count - 1 ? TreeNode.last : TreeNode.middle))
      }
    }
    return lines
  }

  /// The line with its reference before it: `[e4kx] button "Buy"`.
  public var referencedLine: String { (reference.map { "[\($0)] " } ?? "") + line }

  /// How many lines it takes, those below it included.
  public var lineCount: Int {
    var count = 0
    var waiting = [self]
    while let node = waiting.popLast() {
      count += 1
      waiting += node.children
    }
    return count
  }

  static let middle = "├─ "
  static let last = "└─ "
}
