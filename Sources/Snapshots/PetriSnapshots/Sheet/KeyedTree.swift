import PetriRendering

/// A tree's nodes, each with a key that an edit elsewhere doesn't change.
///
/// A node is called by its kind and its id, without its texts and values. Where just one node has a name of several
/// words, or one with a hyphen, that is its key: `button close`, `onboarding-template`. Others are called by their
/// parent's key and their place among those of one name: `supporting views > button 2`.
struct KeyedTree {
  let tree: FlatTree
  let names: [String]
  let keys: [String]
  /// Where each key is.
  let places: [String: Int]

  /// The key of the line above the tree, which isn't a node.
  static let headlineKey = "headline"
  /// A key of more steps begins anew, or a deep tree would be written again and again.
  private static let maximumSteps = 16

  init(_ tree: FlatTree) {
    self.tree = tree
    names = tree.nodes.map { NodeName.name(of: $0) }
    keys = KeyedTree.keys(of: names, in: tree)
    places = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func keys(of names: [String], in tree: FlatTree) -> [String] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var ordinals = [Int](repeating: 1, count: names.count)
    for siblings in tree.children where siblings.count > 1 {
      var seen: [String: Int] = [:]
      for child in siblings {
        seen[names[child], default: 0] += 1
        ordinals[child] = seen[names[child]] ?? 1
      }
    }
    var keys: [String] = []
    var steps: [Int] = []
    var seen: [String: Int] = [:]
    keys.reserveCapacity(names.count)
    for (place, name) in names.enumerated() {
      seen[name, default: 0] += 1
      let parent = tree.parents[place]
      if parent < 0 || (counts[name] == 1 && NodeName.isOwn(name)) {
        keys.append(name)
        steps.append(0)
      } else if steps[parent] == maximumSteps {
        keys.append("\(name) no. \(seen[name] ?? 0)")
        steps.append(0)
      } else {
        keys.append("\(keys[parent]) > \(name)" + (ordinals[place] > 1 ? " \(ordinals[place])" : ""))
        steps.append(steps[parent] + 1)
      }
    }
    return keys
  }
}
