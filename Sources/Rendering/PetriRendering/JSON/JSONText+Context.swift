public import PetriCatalog
public import PetriText

extension JSONText {
  /// A context value: numbers, Booleans, lists and objects as such, any other as a string.
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

  /// A context, with its keys in order.
  public init(_ object: ContextObject) { self = .object(object.entries.map { ($0.name, JSONText($0.value)) }) }
}
