import PetriCatalog
import PetriYAML

extension Outliner {
  /// Which snapshots there are of the screen; rules of its own are left to the decoder.
  func isMatrix(_ node: Int) -> Bool {
    tree.kind(node) == .mapping
      && tree.allEntries(of: node) { key, value in
        key == .as && isWords(value, of: rules.renderings)
      }
  }

  /// What is done when a route has built or found the screen, or when it has led to it.
  mutating func areTasks(_ node: Int, arePost: Bool) -> Bool {
    if tree.kind(node) == .scalar { return isTask(node, isPost: arePost) }
    return isList(node) { $0.isTask($1, isPost: arePost) }
  }

  private mutating func isTask(_ node: Int, isPost: Bool) -> Bool {
    guard tree.kind(node) == .mapping else {
      return !isPost && tree.kind(node) == .scalar && tree.text(node).equals("setContext")
    }
    let value = node + 2
    guard tree.count(node) == 1, !tree.isNull(value) else { return false }
    switch tree.key(node + 1) {
    case .emit: return tree.kind(value) == .scalar
    case .track: return isPost && tree.kind(value) == .scalar
    case .set: return sets(value)
    default: return false
    }
  }

  /// How the screen blocks.
  func isBlocking(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping, let priority = tree.value(of: .priority, in: node) else { return false }
    return isWhole(priority, atMost: Int(rules.priorities.upperBound))
      && tree.allEntries(of: node) { key, value in
        switch key {
        case .priority: true
        case .onConflict: isWord(value, of: rules.conflicts)
        default: false
        }
      }
  }

  /// A word, or a list of words.
  func isWords(_ node: Int, of words: WordSet) -> Bool {
    guard tree.kind(node) == .sequence else { return isWord(node, of: words) }
    var element = node + 1
    while element < tree.next(node) {
      guard isWord(element, of: words) else { return false }
      element = tree.next(element)
    }
    return true
  }

  /// A whole number as it is written without quotes.
  func isWhole(_ node: Int, atMost limit: Int) -> Bool {
    tree.kind(node) == .scalar && tree.style(node) == .plain && (tree.text(node).digits ?? .max) <= limit
  }
}
