public import PetriCatalog
import PetriComposer
public import PetriText
import PetriUIKit

extension JSONText {
  /// Attributes as an object with keys in camel case; `nil` if there are none.
  ///
  /// - Parameter known: The names of attributes that are left out because they have keys of their own.
  init?(_ attributes: [ShownAttribute], besides known: Set<String>) {
    var values: [(name: String, values: [JSONText])] = []
    for attribute in attributes where !known.contains(attribute.name) {
      let value = JSONText(attribute.value)
      if let place = values.firstIndex(where: { $0.name == attribute.name }) {
        values[place].values.append(value)
      } else {
        values.append((attribute.name, [value]))
      }
    }
    guard !values.isEmpty else { return nil }
    self = .line(
      .object(values.map { (JSONText.key($0.name), $0.values.count == 1 ? $0.values[0] : .array($0.values)) })
    )
  }

  private init(_ value: ShownAttribute.Value) {
    self =
      switch value {
      case .flag: .bool(true)
      case .word(let word): .string(word)
      case .number(let number): number.isFinite ? .number(Number.exact(number)) : .null
      case .text(let text): .string(text)
      }
  }

  /// Converts `large title` to `largeTitle`.
  private static func key(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }
}

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
