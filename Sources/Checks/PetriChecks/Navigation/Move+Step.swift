import PetriCatalog

extension Move {
  /// The move as a step of a walk in YAML flow style: `{tap: "Sign in"}`.
  var step: String { literal.flow }
}

extension ContextLiteral {
  fileprivate var flow: String {
    switch self {
    case .scalar(let text, .plain): text
    case .scalar(let text, _): text.quoted
    case .object(let entries): "{\(entries.map { "\($0.name): \($0.value.flow)" }.joined(separator: ", "))}"
    case .list(let elements): "[\(elements.map(\.flow).joined(separator: ", "))]"
    case .null: "null"
    case .localized(_, or: let mapping): mapping.flow
    }
  }
}
