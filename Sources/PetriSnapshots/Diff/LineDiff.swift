import PetriRendering

/// The difference of two texts by lines, minimal unless they have very little in common.
///
/// Of two trees, lines are compared without their branches: a node that only stands deeper, or has another branch drawn
/// before it, is the same node.
public struct LineDiff: Sendable, Equatable {
  /// A line of the difference.
  public enum Line: Sendable, Equatable {
    /// In both.
    case same(String)
    /// In both, so many levels deeper than before (less than zero: higher).
    case shifted(String, by: Int)
    /// In the old one only.
    case removed(String)
    /// In the new one only.
    case added(String)
  }

  /// All lines of both texts, removed ones before the added ones that stand in their place.
  public let lines: [Line]

  /// Compares two texts.
  ///
  /// - Parameter isTree: whether they are trees, a node a line.
  public init(old: String, new: String, isTree: Bool = false) {
    let old = LineDiff.split(old, isTree: isTree)
    let new = LineDiff.split(new, isTree: isTree)
    var table: [Substring: Int] = [:]
    func ids(_ lines: [Entry]) -> [Int] {
      lines.map { line in
        if let id = table[line.content] { return id }
        table[line.content] = table.count
        return table.count - 1
      }
    }
    let steps = EditScript.steps(from: ids(old), to: ids(new))
    var lines: [Line] = []
    lines.reserveCapacity(max(old.count, new.count))
    for step in steps {
      switch step {
      case .keep(let before, let after):
        let shift = new[after].depth - old[before].depth
        let text = String(new[after].text)
        lines.append(shift == 0 ? .same(text) : .shifted(text, by: shift))
      case .remove(let index): lines.append(.removed(String(old[index].text)))
      case .insert(let index): lines.append(.added(String(new[index].text)))
      }
    }
    self.lines = lines
  }

  /// A line as it stands, and as it is compared.
  private struct Entry {
    let text: Substring
    var content: Substring
    var depth = 0
  }

  private static func split(_ text: String, isTree: Bool) -> [Entry] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() } else { lines.append("\\ no newline at the end") }
    return lines.map { line in
      guard isTree, let (depth, content) = TreeNode.depth(of: line) else { return Entry(text: line, content: line) }
      return Entry(text: line, content: content, depth: depth)
    }
  }
}
