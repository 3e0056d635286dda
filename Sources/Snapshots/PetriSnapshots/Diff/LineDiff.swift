import PetriCatalog
public import PetriRendering
import PetriText

/// The difference of two texts by lines, minimal unless they have very little in common.
///
/// Nodes of screens are compared without their branches: a node that is only deeper, or has another branch before it,
/// is the same node.
public struct LineDiff: Sendable {
  /// A line of the difference.
  public enum Line: Sendable {
    /// In both.
    case same(ShownLine)
    /// In both, deeper than before by a number of levels, which is negative if it is higher.
    case shifted(ShownLine, by: Int)
    /// In the old one only.
    case removed(ShownLine)
    /// In the new one only.
    case added(ShownLine)

    /// The line in the new text; of a removed one, in the old text.
    public var line: ShownLine {
      switch self {
      case .same(let line), .shifted(let line, _), .removed(let line), .added(let line): line
      }
    }
  }

  /// All lines of both texts, removed ones before the added ones that are in their place.
  public let lines: [Line]
  /// Whether the lines are nodes of screens.
  let isTree: Bool

  /// Compares two texts.
  ///
  /// - Parameter isTree: whether they are texts of screens, a node a line.
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
    // Most texts differ in a line or two, so the common start and end are left out.
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

  /// The location of the definition of the first view that changed; of the nearest view around it if it is gone.
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
