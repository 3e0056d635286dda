import PetriRendering

enum TreeEditing {
  /// The reason why an edit can't be applied, and the edit's index.
  struct Misfit: Error {
    let index: Int
    let reason: String
  }

  /// Applies edits to a tree and prints it.
  static func text(of tree: KeyedTree, with edits: [TreeEdit]) -> Result<String, Misfit> {
    var changes = Changes()
    for (index, edit) in edits.enumerated() {
      if let reason = changes.take(edit, index, tree.indices) { return .failure(Misfit(index: index, reason: reason)) }
    }
    return changes.applied(to: tree)
  }

  private struct Changes {
    private var headline: String?
    private var lines: [Int: [(index: Int, edit: TreeEdit)]] = [:]
    private var gone: Set<Int> = []
    private var following: [Int: [ShownNode]] = [:]
    private var beginning: [Int: [ShownNode]] = [:]

    mutating func take(_ edit: TreeEdit, _ index: Int, _ indices: [String: Int]) -> String? {
      let twice = "'\(edit.node)' is changed twice in one way for one cell"
      if case .headline(let text) = edit {
        defer { headline = text }
        return headline == nil ? nil : twice
      }
      guard let nodeIndex = indices[edit.node] else { return "no node '\(edit.node)' in what the cell is like" }
      switch edit {
      case .gone:
        guard nodeIndex > 0 else { return "the outermost node can't be gone" }
        return gone.insert(nodeIndex).inserted ? nil : twice
      case .following(_, let nodes):
        guard nodeIndex > 0 else { return "nothing can follow the outermost node" }
        return following.updateValue(nodes, forKey: nodeIndex) == nil ? nil : twice
      case .beginning(_, let nodes): return beginning.updateValue(nodes, forKey: nodeIndex) == nil ? nil : twice
      default:
        lines[nodeIndex, default: []].append((index, edit))
        return nil
      }
    }

    func applied(to keyed: KeyedTree) -> Result<String, Misfit> {
      let tree = keyed.tree
      var built = [ShownNode?](repeating: nil, count: tree.nodes.count)
      for nodeIndex in tree.nodes.indices.reversed() where !gone.contains(nodeIndex) {
        var node = tree.nodes[nodeIndex]
        if let edits = lines[nodeIndex] {
          switch NodeEdits.node(node, with: edits.map(\.edit)) {
          case .success(let edited): node = edited
          case .failure(let misfit):
            return .failure(Misfit(index: edits[0].index, reason: "'\(keyed.keys[nodeIndex])': \(misfit.reason)"))
          }
        }
        var children = beginning[nodeIndex] ?? []
        for child in tree.children[nodeIndex] {
          if let node = built[child] { children.append(node) }
          built[child] = nil
          children += following[child] ?? []
        }
        node.children = children
        built[nodeIndex] = node
      }
      return .success(ShownScreen(headline: headline ?? tree.headline, root: built[0]).text)
    }
  }
}
