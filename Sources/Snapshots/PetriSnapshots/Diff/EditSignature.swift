import PetriRendering

/// The changed lines of a diff, normalized so that the same edit has the same signature in every cell.
///
/// Frames differ between devices. A frame that remains in a line isn't part of the edit, a changed frame counts by its
/// difference, and the frame of an added or removed line is ignored.
struct EditSignature {
  /// The signature, which is equal for the same edit on every device.
  private(set) var exact = ""
  /// The signature that is also equal in every language; `nil` for a text that isn't a tree of a screen.
  private(set) var inEveryLanguage: String?

  init(_ diff: LineDiff) {
    if diff.isTree { inEveryLanguage = "" }
    var (old, new) = (NodeCounter(), NodeCounter())
    var removed: [Changed] = []
    var added: [Changed] = []
    func flush() {
      guard !removed.isEmpty || !added.isEmpty else { return }
      let isPaired = removed.count == added.count
      for (index, line) in removed.enumerated() { add("-", line, isPaired ? added[index] : nil) }
      for (index, line) in added.enumerated() { add("+", line, isPaired ? removed[index] : nil) }
      (removed, added) = ([], [])
    }
    for line in diff.lines {
      switch line {
      case .same(let line):
        flush()
        _ = (old.count(line.depth), new.count(line.depth))
      case .shifted(let line, let shift):
        flush()
        exact += "~\(shift)\n"
        inEveryLanguage? += "~\(shift)\n"
        _ = (old.count(line.depth - shift), new.count(line.depth))
      case .removed(let line):
        if !added.isEmpty { flush() }
        removed.append(Changed(node: line.node, path: old.count(line.depth)))
      case .added(let line): added.append(Changed(node: line.node, path: new.count(line.depth)))
      }
    }
    flush()
  }

  private struct Changed {
    let node: ShownNode
    /// The index among siblings of each node on the path from the root.
    let path: [Int]
  }

  private mutating func add(_ sign: String, _ line: Changed, _ partner: Changed?) {
    let (node, other) = (line.node, partner?.node)
    let frame = other?.frameAttribute
    let parts = node.attributes.map { attribute -> String in
      guard case .frame(let sides) = attribute.value else { return attribute.text }
      guard let frame else { return "#" }
      // The result can be off by half a point because of rounding.
      return zip(sides, frame).map { "\(Int((sign == "-" ? $1 - $0 : $0 - $1).rounded()))" }.joined(separator: " ")
    }
    exact += ([sign + node.heading] + parts).joined(separator: "  ") + "\n"
    guard inEveryLanguage != nil else { return }
    let changed = node.attributes.filter { !(other?.attributes.contains($0) ?? false) }
    let words = changed.map { if case .frame = $0.value { "#" } else { $0.wordsAlone } }
    let texts = node.heading == other?.heading ? "" : " text"
    let path = line.path.map(String.init).joined(separator: ".")
    inEveryLanguage? +=
      ([sign + path, node.words.joined(separator: " ") + texts] + words).joined(separator: "  ") + "\n"
  }
}

/// Numbers nodes among their siblings, in the order of a tree's lines.
private struct NodeCounter {
  private var path: [Int] = []

  mutating func count(_ depth: Int) -> [Int] {
    if depth < path.count {
      path.removeLast(path.count - depth - 1)
      path[depth] += 1
    } else {
      path += [Int](repeating: 0, count: depth + 1 - path.count)
    }
    return path
  }
}

extension ShownNode {
  fileprivate var frameAttribute: [Double]? {
    for attribute in attributes { if case .frame(let sides) = attribute.value { return sides } }
    return nil
  }
}
