import PetriText

struct Schema {
  private(set) var members: [(String, JSONText?)]

  init(_ members: [(String, JSONText?)]) { self.members = members }

  /// The schema as JSON, on one line if it is short and has no description.
  var json: JSONText {
    let isShort = members.allSatisfy { name, value in name != "description" && value?.isShort ?? true }
    return isShort ? .line(.object(members)) : .object(members)
  }

  private func adding(_ key: String, _ value: JSONText) -> Schema { Schema(members + [(key, value)]) }

  func describing(_ text: String) -> Schema {
    // Draft-07 ignores everything beside a reference.
    let own: [(String, JSONText?)] = members.first?.0 == "$ref" ? [("allOf", .line(.array([json])))] : members
    return Schema([("description", .string(text))] + own)
  }

  func showing(default text: String?, example: String?) -> Schema {
    var schema = self
    if let text { schema = schema.adding("default", Schema.value(text)) }
    if let example { schema = schema.adding("examples", .line(.array([Schema.value(example)]))) }
    return schema
  }

  /// A scalar as JSON; anything but a single word is a string.
  private static func value(_ text: String) -> JSONText {
    switch text {
    case "true": .bool(true)
    case "false": .bool(false)
    default: Double(text) == nil ? .string(text) : .number(text)
    }
  }

  func and(_ other: Schema) -> Schema { adding("allOf", .array([other.json])) }

  func excluding(_ lists: [[String]]) -> Schema {
    lists.isEmpty ? self : adding("not", .line(Schema.any(of: lists.map { .having($0) }).json))
  }

  func depending(_ owners: [(key: String, owner: String)]) -> Schema {
    owners.isEmpty ? self : adding("dependencies", .line(.object(owners.map { ($0.key, .array([.string($0.owner)])) })))
  }

  static let anything = Schema([])
  /// Text, which YAML may read as a number or boolean.
  static let text = Schema([("type", .line(.array([.string("string"), .string("number"), .string("boolean")])))])
  static let flag = Schema([("type", .string("boolean"))])
  static let object = Schema([("type", .string("object"))])
  static let nothing = Schema([("type", .string("null"))])
  static let never = Schema([("not", .object([]))])

  static func reference(_ construct: Construct) -> Schema { reference(to: construct.rawValue) }

  static func reference(to definition: String) -> Schema { Schema([("$ref", .string("#/definitions/\(definition)"))]) }

  static func having(_ keys: [String]) -> Schema { Schema([("required", words(keys))]) }

  static func word(_ words: [String]) -> Schema { Schema([("type", .string("string")), ("enum", self.words(words))]) }

  static func pattern(_ pattern: String) -> Schema {
    Schema([("type", .string("string")), ("pattern", .string(pattern))])
  }

  static func number(_ range: ClosedRange<Double>?, isInteger: Bool = false) -> Schema {
    Schema([
      ("type", .string(isInteger ? "integer" : "number")), ("minimum", range.map { .number($0.lowerBound.short) }),
      ("maximum", range.map { .number($0.upperBound.short) }),
    ])
  }

  static func list(_ element: Schema, atLeast: Int) -> Schema {
    Schema([("type", .string("array")), ("items", element.json), ("minItems", atLeast > 0 ? .int(atLeast) : nil)])
  }

  static func any(of options: [Schema]) -> Schema {
    options.count == 1 ? options[0] : Schema([("anyOf", .array(options.map(\.json)))])
  }

  static func mapping(
    _ properties: [(String, Schema)],
    required: [String],
    others: Schema? = nil,
    isSingle: Bool = false
  ) -> Schema {
    Schema([
      ("type", .string("object")), ("properties", .object(properties.map { ($0.0, $0.1.json) })),
      ("additionalProperties", others?.json ?? .bool(false)),
      ("required", required.isEmpty ? nil : words(required)), ("minProperties", isSingle ? .int(1) : nil),
      ("maxProperties", isSingle ? .int(1) : nil),
    ])
  }

  static func named(_ pattern: String?, _ value: Schema) -> Schema {
    Schema([
      ("type", .string("object")), ("propertyNames", pattern.map { .object([("pattern", .string($0))]) }),
      ("additionalProperties", value.json),
    ])
  }

  private static func words(_ words: [String]) -> JSONText { .line(.array(words.map { .string($0) })) }
}

extension JSONText {
  fileprivate var isShort: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
