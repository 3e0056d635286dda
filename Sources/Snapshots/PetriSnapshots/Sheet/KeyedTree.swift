import PetriRendering

/// The nodes of a tree, with keys that are stable if other nodes change.
///
/// The name of a node is its kind and identifier, without texts and values. A unique name of several words, or with a
/// hyphen, is a key by itself: `button close`, `onboarding-template`. Other keys consist of the parent's key and the
/// index among siblings with the same name: `supporting views > button 2`.
struct KeyedTree {
  let tree: FlatTree
  let names: [String]
  let keys: [String]
  let indices: [String: Int]

  static let headlineKey = "headline"
  /// The maximum number of names in a key. Deeper nodes start a new key, so that the total length of keys is linear.
  private static let maximumSteps = 16

  init(_ tree: FlatTree) {
    self.tree = tree
    names = tree.nodes.map { NodeName.name(of: $0) }
    keys = KeyedTree.keys(of: names, in: tree)
    indices = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
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
    for (index, name) in names.enumerated() {
      seen[name, default: 0] += 1
      let parent = tree.parents[index]
      if parent < 0 || (counts[name] == 1 && NodeName.isOwn(name)) {
        keys.append(name)
        steps.append(0)
      } else if steps[parent] == maximumSteps {
        keys.append("\(name) no. \(seen[name] ?? 0)")
        steps.append(0)
      } else {
        keys.append("\(keys[parent]) > \(name)" + (ordinals[index] > 1 ? " \(ordinals[index])" : ""))
        steps.append(steps[parent] + 1)
      }
    }
    return keys
  }
}
