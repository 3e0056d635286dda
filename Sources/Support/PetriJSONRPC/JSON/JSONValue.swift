package import PetriText

/// A parsed JSON value.
package enum JSONValue: Sendable, Hashable {
  package struct Member: Sendable, Hashable {
    package let key: String
    package let value: JSONValue
  }

  case null
  case bool(Bool)
  /// A number without a fraction that fits.
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  /// The members in their order.
  case object([Member])

  /// The value of a key, the last one of duplicates; `nil` if there is none or this isn't an object.
  package subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members.last { $0.key == key }?.value } else { nil }
  }

  package var string: String? { if case .string(let string) = self { string } else { nil } }

  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  /// The integer, also of a number such as `1.0`.
  package var int: Int? {
    switch self {
    case .int(let int): int
    case .double(let double): Int(exactly: double)
    default: nil
    }
  }

  package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  package var isNull: Bool { self == .null }

  /// The value for writing.
  package var text: JSONText {
    switch self {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .int(let int): .int(int)
    case .double(let double): .number("\(double)")
    case .string(let string): .string(string)
    case .array(let elements): .array(elements.map(\.text))
    case .object(let members): .object(members.map { ($0.key, $0.value.text) })
    }
  }
}
