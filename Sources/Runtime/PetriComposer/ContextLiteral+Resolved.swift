import PetriCatalog

extension ContextLiteral {
  /// The literal with every `${…}` in it replaced by its value, which keeps its type where it is all there is.
  func resolved(in scope: Scope) -> ContextLiteral {
    switch self {
    case .null: .null
    case .list(let elements): .list(elements.map { $0.resolved(in: scope) })
    case .object(let entries):
      .object(entries.map { Entry(name: $0.name, value: $0.value.resolved(in: scope)) })
    case .scalar(let text, let style): resolved(text, style, in: scope)
    case .localized(let text, or: let mapping):
      .localized(LocalizedText(TextTemplate(literal: text.text(in: scope))), or: mapping.resolved(in: scope))
    }
  }

  private func resolved(_ text: String, _ style: Style, in scope: Scope) -> ContextLiteral {
    (try? TextTemplate(text)).map { resolved($0, style, in: scope) } ?? self
  }

  private func resolved(_ template: TextTemplate, _ style: Style, in scope: Scope) -> ContextLiteral {
    if let reference = template.wholeReference { return (scope.value(of: reference) ?? .null).literal }
    if let arithmetic = template.wholeArithmetic { return (scope.value(of: arithmetic) ?? .null).literal }
    if let conditional = template.wholeConditional {
      let side = conditional.side(in: scope)
      return side.literal ?? side.template.map { resolved($0, .quoted, in: scope) } ?? .null
    }
    return template.references.isEmpty
      ? .scalar(template.text(in: scope), style) : .scalar(template.text(in: scope), .quoted)
  }
}
