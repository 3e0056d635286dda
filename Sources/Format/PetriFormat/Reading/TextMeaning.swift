import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// A mapping that is either localized text or an object; the type that it is for decides, which another file may
/// define.
package struct TextMeaning: Sendable {
  let problemsOfText: [Diagnostic]
  let object: Given
  let problemsOfObject: [Diagnostic]
}

extension DefinitionReader {
  /// Whether a mapping can mean text where a value of any type is read: a localization key, plural forms, or texts by
  /// locale.
  func mayBeText(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping, tree.count(node) > 0 else { return false }
    let locales = rules.settings.locales
    return tree.value(of: .key, in: node) != nil || tree.value(of: .plural, in: node) != nil
      || tree.entries(node).allSatisfy { locales.contains(tree.string($0.key)) }
  }

  mutating func values(_ node: Int) -> ContextLiteral {
    guard tree.kind(node) == .mapping else { return literal(node) }
    return .object(tree.entries(node).map { ContextLiteral.Entry(name: tree.string($0.key), value: literal($0.value)) })
  }

  private mutating func literal(_ node: Int) -> ContextLiteral {
    switch tree.kind(node) {
    case .scalar: return scalar(node)
    case .sequence: return .list(tree.elements(node).map { literal($0) })
    case .mapping:
      let mapping = values(node)
      guard mayBeText(node) else { return mapping }
      let read = tentatively { $0.localized(node, .name("the text")) }
      return read.isRight ? read.value.map { .localized($0, or: mapping) } ?? mapping : mapping
    }
  }

  /// A scalar that is parsed again with its values, so words in its conditions are quoted.
  private func scalar(_ node: Int) -> ContextLiteral {
    let literal = tree.literal(node)
    guard case .scalar(let text, let style) = literal, text.contains("?"), let template = try? TextTemplate(text) else {
      return literal
    }
    let other = takingWords(template)
    return other == template ? literal : .scalar(other.description, style)
  }

  mutating func textMeaning(_ node: Int) -> TextMeaning {
    let text = tentatively { $0.localized(node, .name("the text")) }
    if text.isRight { sink.diagnostics.add(text.found) }
    let object = tentatively { $0.givenValues(node) }
    return TextMeaning(
      problemsOfText: text.isRight ? [] : text.found,
      object: object.value,
      problemsOfObject: object.found
    )
  }

  /// The literal of a node for a type, without references; for text it may be localized.
  ///
  /// - Returns: Nil for invalid localized text, which is reported.
  mutating func constant(_ node: Int, of type: ContextType, _ subject: ReadingSubject) -> ContextLiteral? {
    switch (type.unwrapped, tree.kind(node)) {
    case (.string, .mapping)
    where tree.count(node) > 0 && (mayBeText(node) || tree.entries(node).allSatisfy { tree.string($0.key).isLocale }):
      if let reference = reference(in: node) {
        let what = words(subject)
        fail(node) { _ in TextProblem.valueInConstant(reference, what) }
        return nil
      }
      let before = sink.diagnostics.errorCount
      guard let text = localized(node, subject), sink.diagnostics.errorCount == before else {
        giveUp()
        return nil
      }
      return .localized(text, or: tree.literal(node))
    case (.list(let element), .sequence):
      var elements: [ContextLiteral] = []
      for node in tree.elements(node) {
        guard let literal = constant(node, of: element, subject) else { return nil }
        elements.append(literal)
      }
      return .list(elements)
    case (.object(let fields), .mapping):
      var entries: [ContextLiteral.Entry] = []
      for (key, value) in tree.entries(node) {
        let name = tree.string(key)
        let type = fields.first { $0.name == name }?.type
        guard let literal = type.map({ constant(value, of: $0, subject) }) ?? tree.literal(value) else { return nil }
        entries.append(ContextLiteral.Entry(name: name, value: literal))
      }
      return .object(entries)
    default: return tree.literal(node)
    }
  }

  private func reference(in node: Int) -> Reference? {
    switch tree.kind(node) {
    case .scalar: return (try? TextTemplate(tree.string(node)))?.references.first
    case .sequence: for element in tree.elements(node) { if let found = reference(in: element) { return found } }
    case .mapping: for (_, value) in tree.entries(node) { if let found = reference(in: value) { return found } }
    }
    return nil
  }
}
