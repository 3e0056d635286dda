/// The difference of two texts by lines, minimal as long as the texts are not very different.
public struct LineDiff: Sendable, Equatable {
  /// A line of the difference.
  public enum Line: Sendable, Equatable {
    /// In both.
    case same(String)
    /// In the old one only.
    case removed(String)
    /// In the new one only.
    case added(String)
  }

  /// All lines of both texts, removed ones before the added ones that stand in their place.
  public let lines: [Line]

  /// How many insertions and deletions are looked for before what is left counts as replaced whole: the cost grows
  /// with their square.
  static let maximumEdits = 2_000

  /// Compares two texts.
  public init(old: String, new: String) {
    let old = LineDiff.split(old)
    let new = LineDiff.split(new)
    var table: [Substring: Int] = [:]
    func ids(_ lines: [Substring]) -> [Int] {
      lines.map { line in
        if let id = table[line] { return id }
        table[line] = table.count
        return table.count - 1
      }
    }
    let oldIDs = ids(old)
    let newIDs = ids(new)
    let steps = EditScript.steps(from: oldIDs, to: newIDs, limit: LineDiff.maximumEdits)
    var lines: [Line] = []
    lines.reserveCapacity(max(old.count, new.count))
    for step in steps {
      switch step {
      case .keep(let index, _): lines.append(.same(String(old[index])))
      case .remove(let index): lines.append(.removed(String(old[index])))
      case .insert(let index): lines.append(.added(String(new[index])))
      }
    }
    self.lines = lines
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() } else { lines.append("\\ no newline at the end") }
    return lines
  }
}
