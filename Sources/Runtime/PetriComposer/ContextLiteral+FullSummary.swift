import PetriCatalog

extension ContextLiteral {
  /// The literal as a text of a screen shows it, lists and mappings with all that is in them: `[S, "M"]`, `{id: 7}`.
  package var fullSummary: String {
    switch self {
    case .null, .scalar, .localized: summary
    case .list(let elements): "[\(elements.map(\.fullSummary).joined(separator: ", "))]"
    case .object(let entries): "{\(entries.map { "\($0.name): \($0.value.fullSummary)" }.joined(separator: ", "))}"
    }
  }
}
