import PetriCatalog
import PetriYAML

extension Outliner {
  /// What may come next in a route: see ``ChainCheck``.
  private enum Expected { case usingOrFrom, from, using, endOrFrom, end }

  /// A route without forks and conversions, which are left to the decoder.
  mutating func isRoute(_ node: Int, _ name: String) -> Bool {
    guard tree.kind(node) == .mapping else { return isChain(node, name) }
    guard let steps = tree.value(of: .steps, in: node) else { return false }
    var entry = node + 1
    while entry < tree.next(node) {
      switch tree.key(entry) {
      case .steps: break
      case .find:
        guard isRight(entry + 1, rules.find) else { return false }
        if tree.kind(entry + 1) == .mapping, let match = tree.value(of: .context, in: entry + 1) {
          isFoundByContext = isFoundByContext || tree.text(match).equals("same")
        }
      default: return false
      }
      entry = tree.next(entry + 1)
    }
    return isChain(steps, name, finds: tree.value(of: .find, in: node) != nil)
  }

  private mutating func isChain(_ node: Int, _ name: String, finds: Bool = false) -> Bool {
    guard tree.kind(node) == .sequence else { return false }
    var expected = Expected.usingOrFrom
    var action: RouteAction?
    var step = node + 1
    while step < tree.next(node) {
      guard expected != .end, tree.kind(step) == .mapping, tree.count(step) == 1 else { return false }
      switch tree.key(step + 1) {
      case .using:
        guard expected == .using || expected == .usingOrFrom, let next = self.action(step + 2) else { return false }
        if action == nil, next.container == .navigation { isPushed = true }
        action = next
        expected = .from
      case .from:
        guard expected != .using, expected != .usingOrFrom || finds || !isOnScreen(step + 2),
          let next = origin(step + 2, needed: expected == .from ? action?.container : nil, of: name)
        else { return false }
        expected = next
      default: return false
      }
      step = tree.next(step)
    }
    return expected == .end || expected == .endOrFrom
  }

  private mutating func action(_ node: Int) -> RouteAction? {
    guard isRight(node, rules.action) else { return nil }
    return tree.kind(node) == .scalar ? RouteAction(word: String(tree.text(node))) : .present(nil)
  }

  /// Whether an origin is what is on screen already.
  private func isOnScreen(_ node: Int) -> Bool {
    tree.kind(node) == .scalar && RouteOrigin(word: String(tree.text(node)))?.isOnScreen == true
  }

  /// What may come after an origin; `nil` where it is not certainly right.
  private mutating func origin(_ node: Int, needed: SystemContainer?, of name: String) -> Expected? {
    guard tree.kind(node) == .mapping else {
      guard tree.kind(node) == .scalar else { return nil }
      switch RouteOrigin(word: String(tree.text(node))) {
      case .container(let container): return needed == nil || needed == container ? .using : nil
      case .current, .root: return needed == nil ? .end : nil
      case .start: return .end
      case .screen, .find, .route, nil: return nil
      }
    }
    let value = node + 2
    guard tree.count(node) == 1, !tree.isNull(value) else { return nil }
    switch tree.key(node + 1) {
    case .screen:
      return leads(through: value, needed: needed, continuing: nil) ? .using : nil
    case .route:
      return leads(through: value, needed: needed, continuing: name) ? .end : nil
    case .find:
      guard isRight(value, rules.find) else { return nil }
      if let needed, let container = container(soughtBy: value), container != needed { return nil }
      // Whether a screen that is found is in such a container is for the decoder.
      if needed != nil, tree.kind(value) == .mapping, tree.value(of: .screen, in: value) != nil { return nil }
      return .endOrFrom
    default: return nil
    }
  }

  private mutating func leads(through node: Int, needed: SystemContainer?, continuing: String?) -> Bool {
    guard names(node) else { return false }
    named.origins.append(.init(name: String(tree.text(node)), needed: needed, continuing: continuing))
    return true
  }

  /// UIKit's container that a search is for.
  private func container(soughtBy node: Int) -> SystemContainer? {
    let word = tree.kind(node) == .mapping ? tree.value(of: .container, in: node) : node
    return word.flatMap { SystemContainer(rawValue: String(tree.text($0))) }
  }
}
