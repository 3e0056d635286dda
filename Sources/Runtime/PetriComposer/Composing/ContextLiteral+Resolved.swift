import PetriCatalog

extension ContextLiteral {
  /// The literal with every `${…}` replaced by its value. A value that is the entire text keeps its type.
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

extension ContextLiteral {
  /// The literal with all nested elements: `[S, "M"]`, `{id: 7}`.
  package var fullSummary: String {
    switch self {
    case .null, .scalar, .localized: summary
    case .list(let elements): "[\(elements.map(\.fullSummary).joined(separator: ", "))]"
    case .object(let entries): "{\(entries.map { "\($0.name): \($0.value.fullSummary)" }.joined(separator: ", "))}"
    }
  }
}

extension PartDefinition {
  func resolution(of part: ScreenDefinition, in scope: Scope) -> ContextResolution {
    ContextResolution(fields: part.context, given: with.resolved(in: scope), fallback: .defaultsOnly)
  }

  /// The scope of the part's views: its parameters and the state, without the surrounding variables.
  func scope(of part: ScreenDefinition, in scope: Scope) -> Scope {
    let empty = Scope(state: scope.state, environment: scope.environment)
    let values = resolution(of: part, in: scope).context.localized(in: scope.environment)
    return values.entries.reduce(empty) { $0.adding($1.name, $1.value) }
  }
}

extension Scope {
  /// The range of two bounds; the lower one wins if they are reversed, as in UIKit.
  func bounds(_ least: Attribute<Double>, _ greatest: Attribute<Double>, default defaultBounds: ClosedRange<Double>)
    -> ClosedRange<
      Double
    >
  {
    let least = least.value(in: self) ?? defaultBounds.lowerBound
    return least...max(least, greatest.value(in: self) ?? defaultBounds.upperBound)
  }

  /// The selected index; -1 if no choice has the value.
  func selection(_ selected: Attribute<Int>, _ values: [String]) -> Int {
    guard case .reference(let reference) = selected, !values.isEmpty else { return selected.value(in: self) ?? 0 }
    return values.firstIndex(of: value(of: reference)?.text ?? "") ?? -1
  }
}
