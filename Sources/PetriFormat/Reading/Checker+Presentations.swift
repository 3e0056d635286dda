import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// How screens are shown modally.
extension Checker {
  /// A presentation: what it says must go with its style, and its detents with one another.
  mutating func presentation(_ node: Int, _ subject: CheckSubject) -> Bool {
    guard check(node, rules.grammar.check(of: .presentation), subject), tree.kind(node) == .mapping else {
      return false
    }
    let style = tree.given(.style, in: node).flatMap { PresentationStyle(rawValue: tree.string($0)) } ?? .automatic
    for key in [CheckedKey.detents, .selectedDetent, .largestUndimmedDetent, .grabber] where !style.isSheet {
      if let key = tree.keyNode(key, in: node) { fail(key) { PresentationProblem.notSheet($0.text, style) } }
    }
    if style != .popover, let key = tree.keyNode(.source, in: node) {
      fail(key) { PresentationProblem.notPopover($0.text, style) }
    }
    guard let list = tree.given(.detents, in: node) else { return isValid }
    let nodes = tree.kind(list) == .sequence ? Array(tree.elements(list)) : [list]
    let detents = nodes.compactMap(detent)
    for (place, pair) in zip(detents, detents.dropFirst()).enumerated() where !pair.0.isBelow(pair.1) {
      return fail(nodes[place + 1]) { _ in PresentationProblem.unordered(pair.0, pair.1) }
    }
    for key in [CheckedKey.selectedDetent, .largestUndimmedDetent] {
      guard let value = tree.given(key, in: node), let detent = detent(value), !detents.contains(detent) else {
        continue
      }
      fail(value) { _ in PresentationProblem.notAmong(key.word, detents, detent) }
    }
    return isValid
  }

  private func detent(_ node: Int) -> SheetDetent? {
    if tree.kind(node) == .scalar { return SheetDetent(word: tree.string(node)) }
    return tree.given(.height, in: node).flatMap { Double(tree.string($0)) }.map { .height($0) }
  }
}

extension PresentationStyle {
  /// Whether it is a sheet wherever there is room for one.
  fileprivate var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

extension SheetDetent {
  /// Whether it is lower than another, as far as that is known without a screen.
  fileprivate func isBelow(_ other: SheetDetent) -> Bool {
    switch (self, other) {
    case (.height(let own), .height(let other)): own < other
    case (.large, _), (.medium, .medium): false
    default: true
    }
  }
}
