import PetriText

extension OutputSchema {
  static let string = JSONText.object([("type", .string("string"))])
  static let whole = JSONText.object([("type", .string("integer"))])
  static let number = JSONText.object([("type", .string("number"))])
  static let flag = JSONText.object([("type", .string("boolean"))])
  static let open = JSONText.object([("type", .string("object"))])
  static let one = JSONText.object([("const", .int(1))])

  static func list(_ item: JSONText) -> JSONText {
    .object([("type", .string("array")), ("items", item)])
  }

  static func map(_ value: JSONText) -> JSONText {
    .object([("type", .string("object")), ("additionalProperties", value)])
  }

  static func word(_ words: String...) -> JSONText { .object([("enum", .array(words.map(JSONText.string)))]) }

  static func either(_ forms: JSONText...) -> JSONText { .object([("anyOf", .array(forms))]) }

  static func reference(_ name: String) -> JSONText {
    .object([("$ref", .string("#/definitions/\(name)"))])
  }

  /// An object without additional properties.
  static func closed(_ required: [(String, JSONText)], optional: [(String, JSONText)] = []) -> JSONText {
    .object([
      ("type", .string("object")), ("required", .array(required.map { .string($0.0) })),
      ("properties", .object(required + optional)), ("additionalProperties", .bool(false)),
    ])
  }
}
