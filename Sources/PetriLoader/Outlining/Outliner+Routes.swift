import PetriCatalog
import PetriYAML

extension Outliner {
  /// What may come next in a route: see ``ChainCheck``.
  private enum Expected { case usingOrFrom, from, using, endOrFrom, end }

  /// Routes by their names.
  mutating func areRoutes(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping else { return false }
    var entry = node + 1
    while entry < tree.next(node) {
      guard tree.keyText(entry).isKebabCase, isRoute(entry + 1, String(tree.keyText(entry))) else { return false }
      entry = tree.next(entry + 1)
    }
    return true
  }

  /// A route without forks and conversions, which are left to the decoder.
  mutating func isRoute(_ node: Int, _ name: String) -> Bool {
    guard tree.kind(node) == .mapping else { return isChain(node, name) }
    guard let steps = tree.value(of: .steps, in: node) else { return false }
    var entry = node + 1
    while entry < tree.next(node) {
      switch tree.key(entry) {
      case .steps: break
      case .find:
        guard isSearch(entry + 1) else { return false }
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

  private func action(_ node: Int) -> RouteAction? {
    if tree.kind(node) == .scalar { return RouteAction(word: String(tree.text(node))) }
    guard tree.kind(node) == .mapping, tree.count(node) == 1, tree.key(node + 1) == .present,
      tree.kind(node + 2) == .mapping, isPresentation(node + 2)
    else { return nil }
    return .present(nil)
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
      guard isSearch(value) else { return nil }
      if let needed, let container = container(soughtBy: value), container != needed { return nil }
      // Whether a screen that is found is in such a container is for the decoder.
      if needed != nil, tree.kind(value) == .mapping, tree.value(of: .screen, in: value) != nil { return nil }
      return .endOrFrom
    default: return nil
    }
  }

  private mutating func leads(through node: Int, needed: SystemContainer?, continuing: String?) -> Bool {
    guard tree.kind(node) == .scalar else { return false }
    names(node)
    named.origins.append(.init(name: String(tree.text(node)), needed: needed, continuing: continuing))
    return true
  }

  /// What is looked for, and where.
  private mutating func isSearch(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping else { return isSought(node) }
    var targets = 0
    var entry = node + 1
    while entry < tree.next(node) {
      let value = entry + 1
      let isRight: Bool
      switch tree.key(entry) {
      case .screen:
        isRight = tree.kind(value) == .scalar && !tree.isNull(value)
        if isRight { names(value) }
        targets += 1
      case .container:
        isRight = isSought(value)
        targets += 1
      case .context:
        isRight = isScalar(value, "same") || isScalar(value, "any")
      case .in: isRight = isWords(value, of: rules.searchOptions)
      case .start: isRight = isWord(value, of: rules.searchStarts)
      default: isRight = false
      }
      guard isRight else { return false }
      entry = tree.next(value)
    }
    return targets == 1
  }

  /// What is found by a word.
  private func isSought(_ node: Int) -> Bool {
    isWord(node, of: rules.systemContainers) || isScalar(node, "presenting") || isScalar(node, "detailNavigation")
  }

  /// UIKit's container that a search is for.
  private func container(soughtBy node: Int) -> SystemContainer? {
    let word = tree.kind(node) == .mapping ? tree.value(of: .container, in: node) : node
    return word.flatMap { SystemContainer(rawValue: String(tree.text($0))) }
  }

  private func isScalar(_ node: Int, _ text: StaticString) -> Bool {
    tree.kind(node) == .scalar && tree.text(node).equals(text)
  }
}
