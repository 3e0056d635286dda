/// A JSON Schema of draft-07 for one kind of value.
struct SchemaNode {
  private(set) var members: [JSONValue.Member]

  init(_ members: [(String, JSONValue)]) {
    self.members = members.map { JSONValue.Member(key: $0.0, value: $0.1) }
  }

  var json: JSONValue { .object(members) }

  private func adding(_ key: String, _ value: JSONValue) -> SchemaNode {
    SchemaNode(members.map { ($0.key, $0.value) } + [(key, value)])
  }

  /// The schema with a description.
  func describing(_ text: String) -> SchemaNode {
    // Draft-07 overlooks everything beside a reference.
    if members.first?.key == "$ref" { return SchemaNode([("description", .string(text)), ("allOf", .array([json]))]) }
    return SchemaNode([("description", .string(text))] + members.map { ($0.key, $0.value) })
  }

  /// The schema of a mapping that has not all of some keys.
  func excluding(_ keys: [String]) -> SchemaNode {
    let all = JSONValue.object([.init(key: "required", value: .array(keys.map { .string($0) }))])
    return adding("not", all)
  }

  /// The schema of a mapping in which one key needs another.
  func depending(_ key: String, on other: String) -> SchemaNode {
    adding("dependencies", .object([.init(key: key, value: .array([.string(other)]))]))
  }

  /// The schema with a default.
  func defaulting(to value: JSONValue) -> SchemaNode {
    adding("default", value)
  }

  /// The schema with examples.
  func showing(_ examples: JSONValue...) -> SchemaNode {
    adding("examples", .array(examples))
  }

  static let any = SchemaNode([])
  /// A text; YAML reads some texts as numbers or booleans.
  static let text = SchemaNode([("type", .array([.string("string"), .string("number"), .string("boolean")]))])
  static let bool = SchemaNode([("type", .string("boolean"))])
  static let object = SchemaNode([("type", .string("object"))])

  static func reference(_ name: String) -> SchemaNode {
    SchemaNode([("$ref", .string("#/definitions/\(name)"))])
  }

  static func constant(_ word: String) -> SchemaNode { SchemaNode([("const", .string(word))]) }

  static func words(_ words: [String]) -> SchemaNode {
    SchemaNode([("type", .string("string")), ("enum", .array(words.map { .string($0) }))])
  }

  static func pattern(_ pattern: String) -> SchemaNode {
    SchemaNode([("type", .string("string")), ("pattern", .string(pattern))])
  }

  static func number(_ range: ClosedRange<Double>? = nil, isInteger: Bool = false) -> SchemaNode {
    SchemaNode(
      [("type", .string(isInteger ? "integer" : "number"))]
        + (range.map { [("minimum", .number($0.lowerBound)), ("maximum", .number($0.upperBound))] } ?? [])
    )
  }

  /// What may also be a reference such as `${city}`.
  func orReference() -> SchemaNode {
    .any(of: [self, SchemaNode([("type", .string("string")), ("pattern", .string("\\$\\{"))])])
  }

  static func list(_ element: SchemaNode, single: Bool = false, atLeast: Int = 0) -> SchemaNode {
    let list = SchemaNode(
      [("type", .string("array")), ("items", element.json)]
        + (atLeast > 0 ? [("minItems", .number(Double(atLeast)))] : [])
    )
    return single ? .any(of: [list, element]) : list
  }

  static func any(of options: [SchemaNode]) -> SchemaNode { SchemaNode([("anyOf", .array(options.map(\.json)))]) }

  /// A mapping with these keys and no others.
  static func mapping(
    _ properties: [(String, SchemaNode)],
    required: [String] = [],
    atLeast: Int = 0,
    one: Bool = false
  ) -> SchemaNode {
    SchemaNode(
      [
        ("type", .string("object")),
        ("properties", .object(properties.map { JSONValue.Member(key: $0.0, value: $0.1.json) })),
        ("additionalProperties", .bool(false)),
      ] + (required.isEmpty ? [] : [("required", .array(required.map { .string($0) }))])
        + (one || atLeast > 0 ? [("minProperties", .number(Double(max(atLeast, 1))))] : [])
        + (one ? [("maxProperties", .number(1))] : [])
    )
  }

  /// A mapping of names to values of one kind.
  static func names(_ pattern: String, _ value: SchemaNode) -> SchemaNode {
    SchemaNode([
      ("type", .string("object")), ("propertyNames", SchemaNode([("pattern", .string(pattern))]).json),
      ("additionalProperties", value.json),
    ])
  }
}
