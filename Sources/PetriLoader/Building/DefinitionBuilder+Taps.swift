import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// What a tap does: one thing, or several in order.
  func tap(_ node: YAMLNode) -> TapAction? {
    if node.kind == .sequence {
      let steps = node.elements.compactMap { self.step(of: $0) }
      return steps.isEmpty ? nil : .list(steps)
    }
    guard let step = step(of: node) else { return nil }
    return step.after == nil && step.when == nil ? step.action : .list([step])
  }

  private func step(of node: YAMLNode) -> ActionStep? {
    guard let action = action(node) else { return nil }
    let keys = Keys(node)
    return ActionStep(action, after: keys.number("after"), when: keys.condition("when"))
  }

  /// One thing that is done.
  private func action(_ node: YAMLNode) -> TapAction? {
    let keys = Keys(node)
    let word = TapAction.plainWords.first { node.hasText($0) || keys.contains($0) }
    if let word { return TapAction(word: word) }
    if let screen = keys.string("open") { return .open(screen: screen, with: keys["with"]?.literal ?? .empty) }
    if let link = localized("link", keys) { return .link(link) }
    if let tab = keys.string("select") { return .select(tab: tab) }
    if let values = keys["set"] { return .set(values.literal) }
    if let input = keys.string("focus") { return .focus(input == TapAction.noFocus ? nil : input) }
    return keys.string("emit").map { .emit($0) }
  }
}
