import PetriText

/// An error for a reference that doesn't occur in a text.
public struct UnknownReference: Error, Hashable, CustomStringConvertible {
  /// The reference.
  public let reference: String
  /// The most similar references, or the first ones, each with its line.
  public let nearest: [String]

  private static let listLimit = 8
  private static let mostColumns = 40

  init(_ reference: String, in nodes: [TreeNode]) {
    self.reference = reference
    var known: [(reference: String, line: String)] = []
    var waiting: [TreeNode] = nodes.reversed()
    while let node = waiting.popLast() {
      if let reference = node.reference { known.append((reference, node.line)) }
      waiting += node.children.reversed()
    }
    let near = Set(NearestName.nearest(to: reference, among: known.map(\.reference)))
    let chosen =
      near.isEmpty ? known.prefix(UnknownReference.listLimit)[...] : known.filter { near.contains($0.reference) }[...]
    nearest = chosen.map { "@\($0.reference) \($0.line.truncated(toColumns: UnknownReference.mostColumns))" }
  }

  /// The error message with the unknown reference and the nearest known ones.
  public var description: String {
    "nothing that is shown has the reference '@\(reference)'"
      + (nearest.isEmpty ? "" : "; there are \(nearest.joined(separator: ", "))")
  }
}
