import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  mutating func presentation(_ node: Int, _ subject: ReadingSubject) -> PresentationDefinition? {
    let before = failures
    guard let draft = form(node, Grammar.presentation, subject) else { return nil }
    let presentation = draft.presentation
    guard failures == before else { return presentation }
    let style = presentation.style
    for key in Grammar.sheetKeys where !style.isSheet {
      if let key = tree.keyNode(key, in: node) { fail(key) { PresentationProblem.notSheet($0.text, style) } }
    }
    if style != .popover, let key = tree.keyNode(Grammar.sourceKey, in: node) {
      fail(key) { PresentationProblem.notPopover($0.text, style) }
    }
    guard let list = draft.detents?.node else { return presentation }
    let (nodes, detents) = (elementsOrOne(list), presentation.detents)
    for (place, pair) in zip(detents, detents.dropFirst()).enumerated() where !pair.0.isBelow(pair.1) {
      fail(nodes[place + 1]) { _ in PresentationProblem.unordered(pair.0, pair.1) }
      return presentation
    }
    for (key, value) in draft.chosenDetents where !detents.contains(value.value) {
      fail(value.node) { _ in PresentationProblem.notAmong(key, detents, value.value) }
    }
    return presentation
  }
}

extension PresentationStyle {
  /// Whether the style is a sheet if there is space for one.
  fileprivate var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

extension SheetDetent {
  /// Whether the detent is lower than another, as far as is known without a screen size.
  fileprivate func isBelow(_ other: SheetDetent) -> Bool {
    switch (self, other) {
    case (.height(let own), .height(let other)): own < other
    case (.large, _), (.medium, .medium): false
    default: true
    }
  }
}
