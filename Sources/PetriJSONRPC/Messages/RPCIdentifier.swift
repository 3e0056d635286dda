package import PetriText

/// The name by which a request and its response belong together.
package enum RPCIdentifier: Sendable, Hashable {
  case number(Int)
  case string(String)

  /// The identifier that a value is; `nil` where it is none.
  package init?(_ value: JSONValue) {
    if let number = value.int {
      self = .number(number)
    } else if let string = value.string {
      self = .string(string)
    } else {
      return nil
    }
  }

  /// The identifier as it is sent.
  package var text: JSONText {
    switch self {
    case .number(let number): .int(number)
    case .string(let string): .string(string)
    }
  }
}
