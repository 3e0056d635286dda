package import PetriText

/// The identifier that links a request and its response.
package enum RPCIdentifier: Sendable, Hashable {
  case number(Int)
  case string(String)

  /// - Returns: `nil` for a value that isn't an integer or a string.
  package init?(_ value: JSONValue) {
    if let number = value.int {
      self = .number(number)
    } else if let string = value.string {
      self = .string(string)
    } else {
      return nil
    }
  }

  package var text: JSONText {
    switch self {
    case .number(let number): .int(number)
    case .string(let string): .string(string)
    }
  }
}
