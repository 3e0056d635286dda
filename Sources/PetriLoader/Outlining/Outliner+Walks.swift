import PetriCatalog
import PetriYAML

extension Outliner {
  /// The walks of a screen, by their names.
  mutating func areWalks(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping else { return false }
    var entry = node + 1
    while entry < tree.next(node) {
      guard tree.keyText(entry).isKebabCase, isWalk(entry + 1) else { return false }
      entry = tree.next(entry + 1)
    }
    return true
  }

  private mutating func isWalk(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping else { return areSteps(node) }
    guard let steps = tree.value(of: .steps, in: node), areSteps(steps) else { return false }
    return tree.allEntries(of: node) { key, value in
      switch key {
      case .steps: true
      case .fixture: !tree.isNull(value) && isFixture(value)
      default: false
      }
    }
  }

  private func isFixture(_ node: Int) -> Bool {
    guard tree.kind(node) == .scalar else { return false }
    let name = tree.text(node)
    return name.equals(Outliner.examples) || fixtures.contains { $0.equals(name) }
  }

  private mutating func areSteps(_ node: Int) -> Bool { isList(node) { $0.isStep($1) } && tree.count(node) > 0 }

  private mutating func isStep(_ node: Int) -> Bool {
    switch tree.kind(node) {
    case .scalar: return tree.text(node).equals("dismiss") || tree.text(node).equals("pop")
    case .sequence: return false
    case .mapping: break
    }
    let value = node + 2
    guard tree.count(node) == 1, let key = tree.key(node + 1), !tree.isNull(value) else { return false }
    let isText = tree.kind(value) == .scalar
    switch key {
    case .tap, .submit, .open: return isText
    case .wait: return isNumber(value, in: rules.waits)
    case .select: return isText && selects(value)
    case .push:
      if isText { names(value) }
      return isText
    case .present: return isPresented(value)
    case .swipe: return isWord(value, of: rules.swipes)
    case .type: return isPair(value, .into, .text)
    case .set: return isPair(value, .control, .to)
    case .expect: return isExpectation(value)
    default: return false
    }
  }

  private mutating func isPresented(_ node: Int) -> Bool {
    var screen = node
    if tree.kind(node) == .mapping {
      guard let name = tree.value(of: .screen, in: node), !tree.isNull(name) else { return false }
      let isRight = tree.allEntries(of: node) { key, value in
        switch key {
        case .screen: true
        case .style: isWord(value, of: rules.presentationStyles)
        default: false
        }
      }
      guard isRight else { return false }
      screen = name
    }
    guard tree.kind(screen) == .scalar else { return false }
    names(screen)
    return true
  }

  private func isPair(_ node: Int, _ one: OutlineKey, _ other: OutlineKey) -> Bool {
    tree.kind(node) == .mapping && tree.count(node) == 2
      && tree.allEntries(of: node) { key, value in
        (key == one || key == other) && tree.kind(value) == .scalar && !tree.isNull(value)
      }
  }

  private mutating func isExpectation(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping, tree.count(node) > 0 else { return false }
    if let screen = tree.value(of: .screen, in: node) {
      guard tree.kind(screen) == .scalar, !tree.isNull(screen) else { return false }
      names(screen)
    }
    return tree.allEntries(of: node) { key, value in
      switch key {
      case .screen: true
      case .text, .noText: areTexts(value)
      case .refused: tree.kind(value) == .scalar && !tree.isNull(value)
      default: false
      }
    }
  }

  private func areTexts(_ node: Int) -> Bool {
    switch tree.kind(node) {
    case .scalar: return !tree.isNull(node)
    case .mapping: return false
    case .sequence:
      var element = node + 1
      while element < tree.next(node) {
        guard tree.kind(element) == .scalar else { return false }
        element = tree.next(element)
      }
      return true
    }
  }
}
