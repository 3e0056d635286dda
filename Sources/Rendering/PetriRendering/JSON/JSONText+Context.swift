public import PetriCatalog
public import PetriText

extension JSONText {
  /// A value of a context: JSON's own kinds as such, all others as texts.
  public init(_ value: ContextValue) {
    self =
      switch value {
      case .null: .null
      case .int(let value): .int(value)
      case .double(let value): .number(value.description)
      case .bool(let value): .bool(value)
      case .list(let elements): .array(elements.map { JSONText($0) })
      case .object(let object): JSONText(object)
      default: .string(value.text)
      }
  }

  /// A context, its keys in their order.
  public init(_ object: ContextObject) { self = .object(object.entries.map { ($0.name, JSONText($0.value)) }) }
}
