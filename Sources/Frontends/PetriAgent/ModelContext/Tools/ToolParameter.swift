import PetriText

/// A parameter of a tool.
package struct ToolParameter: Sendable {
  package enum Kind: Sendable, Equatable {
    case string
    case integer(ClosedRange<Int>)
    case flag
    case strings
    /// An object whose values are passed as texts.
    case values
    /// One of several words.
    case word([String])
  }

  package let name: String
  package let kind: Kind
  package let summary: String
  package let isRequired: Bool

  package init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.isRequired = isRequired
  }

  package init(_ name: String, _ summary: String, isRequired: Bool = false) {
    self.init(name, .string, summary, isRequired: isRequired)
  }

  var schema: JSONText {
    let type: [(String, JSONText?)] =
      switch kind {
      case .string: [("type", .string("string"))]
      case .integer(let range):
        [("type", .string("integer")), ("minimum", .int(range.lowerBound)), ("maximum", .int(range.upperBound))]
      case .flag: [("type", .string("boolean"))]
      case .strings: [("type", .string("array")), ("items", .object([("type", .string("string"))]))]
      case .values: [("type", .string("object"))]
      case .word(let words): [("type", .string("string")), ("enum", .array(words.map(JSONText.string)))]
      }
    return .object(type + [("description", .string(summary))])
  }
}
