import PetriCatalog
public import PetriRendering
import PetriText

/// A line diff of two texts, minimal unless they have very little in common.
///
/// Nodes of trees are compared without the branch characters, so that a node at another depth, or with another branch
/// before it, is the same node.
public struct LineDiff: Sendable {
  /// A line of the diff.
  public enum Line: Sendable {
    /// Present in both texts.
    case same(ShownLine)
    /// Present in both texts, deeper by a number of levels, which is negative if the line is higher.
    case shifted(ShownLine, by: Int)
    /// Present only in the old text.
    case removed(ShownLine)
    /// Present only in the new text.
    case added(ShownLine)

    /// The line in the new text or, if it was removed, in the old text.
    public var line: ShownLine {
      switch self {
      case .same(let line), .shifted(let line, _), .removed(let line), .added(let line): line
      }
    }
  }

  /// All lines of both texts; removed lines come before the added ones that replace them.
  public let lines: [Line]
  let isTree: Bool

  /// Compares two texts.
  ///
  /// - Parameter isTree: Whether the texts are trees, with one node per line.
  public init(old: String, new: String, isTree: Bool = false) {
    func lines(_ text: String) -> [ShownLine] {
      LineDiff.split(text).map { isTree ? ShownLine(reading: $0) : ShownLine(plain: $0) }
    }
    self.init(old: lines(old), new: lines(new), isTree: isTree)
  }

  /// Compares two screens without their headlines.
  public init(old: ShownScreen, new: ShownScreen) { self.init(old: old.lines, new: new.lines, isTree: true) }

  private init(old: [ShownLine], new: [ShownLine], isTree: Bool) {
    self.isTree = isTree
    // The common prefix and suffix are excluded, because most texts differ in only one or two lines.
    let most = min(old.count, new.count)
    var head = 0
    while head < most, old[head].text == new[head].text { head += 1 }
    var tail = 0
    while tail < most - head, old[old.count - 1 - tail].text == new[new.count - 1 - tail].text { tail += 1 }
    lines =
      new[..<head].map { .same($0) } + LineDiff.middle(old[head..<(old.count - tail)], new[head..<(new.count - tail)])
      + new[(new.count - tail)...].map { .same($0) }
  }

  private static func middle(_ old: ArraySlice<ShownLine>, _ new: ArraySlice<ShownLine>) -> [Line] {
    var table: [Substring: Int] = [:]
    func ids(_ lines: ArraySlice<ShownLine>) -> [Int] {
      lines.map { line in
        if let id = table[line.content] { return id }
        table[line.content] = table.count
        return table.count - 1
      }
    }
    return EditScript.steps(from: ids(old), to: ids(new)).map { step in
      switch step {
      case .keep(let before, let after):
        let line = new[new.startIndex + after]
        let shift = line.depth - old[old.startIndex + before].depth
        return shift == 0 ? .same(line) : .shifted(line, by: shift)
      case .remove(let index): return .removed(old[old.startIndex + index])
      case .insert(let index): return .added(new[new.startIndex + index])
      }
    }
  }

  /// The location of the definition of the first changed view or, if it was removed, of its nearest superview.
  var firstChangedDefinition: Place? {
    var around: [(depth: Int, place: Place)] = []
    var gone: Place?
    for line in lines {
      let place = line.line.node.place
      around.removeAll { $0.depth >= line.line.depth }
      switch line {
      case .same, .shifted:
        if let gone { return gone }
        if let place { around.append((line.line.depth, place)) }
      case .added: if let place { return place }
      case .removed: gone = gone ?? around.last?.place
      }
    }
    return gone
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.lineSlices
    if lines.last?.isEmpty == true { lines.removeLast() } else { lines.append("\\ no newline at the end") }
    return lines
  }
}
