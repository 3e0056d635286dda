import PetriRendering
import PetriText

/// The difference of two texts by lines, minimal unless they have very little in common.
///
/// Of two trees, lines are compared without their branches: a node that is only deeper, or has another branch drawn
/// before it, is the same node.
public struct LineDiff: Sendable, Equatable {
  /// A line of the difference.
  public enum Line: Sendable, Equatable {
    /// In both.
    case same(Substring)
    /// In both, so many levels deeper than before (less than zero: higher).
    case shifted(Substring, by: Int)
    /// In the old one only.
    case removed(Substring)
    /// In the new one only.
    case added(Substring)
  }

  /// All lines of both texts, removed ones before the added ones that are in their place.
  public let lines: [Line]

  /// Compares two texts.
  ///
  /// - Parameter isTree: whether they are trees, a node a line.
  public init(old: String, new: String, isTree: Bool = false) {
    let old = LineDiff.split(old)
    let new = LineDiff.split(new)
    // The common start and end are not looked into: most texts differ in a line or two.
    let most = min(old.count, new.count)
    var head = 0
    while head < most, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    var lines: [Line] = []
    lines.reserveCapacity(max(old.count, new.count))
    for line in new[..<head] { lines.append(.same(line)) }
    lines += LineDiff.middle(old[head..<(old.count - tail)], new[head..<(new.count - tail)], isTree: isTree)
    for line in new[(new.count - tail)...] { lines.append(.same(line)) }
    self.lines = lines
  }

  private static func middle(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>, isTree: Bool) -> [Line] {
    let old = old.map { Entry($0, isTree: isTree) }
    let new = new.map { Entry($0, isTree: isTree) }
    var table: [Substring: Int] = [:]
    func ids(_ lines: [Entry]) -> [Int] {
      lines.map { line in
        if let id = table[line.content] { return id }
        table[line.content] = table.count
        return table.count - 1
      }
    }
    return EditScript.steps(from: ids(old), to: ids(new)).map { step in
      switch step {
      case .keep(let before, let after):
        let shift = new[after].depth - old[before].depth
        return shift == 0 ? .same(new[after].text) : .shifted(new[after].text, by: shift)
      case .remove(let index): return .removed(old[index].text)
      case .insert(let index): return .added(new[index].text)
      }
    }
  }

  /// A line as it is, and as it is compared.
  private struct Entry {
    let text: Substring
    let content: Substring
    let depth: Int

    init(_ line: Substring, isTree: Bool) {
      text = line
      (depth, content) = isTree ? TreeNode.depth(of: line) ?? (0, line) : (0, line)
    }
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.lineSlices
    if lines.last?.isEmpty == true { lines.removeLast() } else { lines.append("\\ no newline at the end") }
    return lines
  }
}
