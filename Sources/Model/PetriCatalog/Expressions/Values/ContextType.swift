/// The type of a value in a context.
public indirect enum ContextType: Hashable, Sendable {
  case string
  case int
  case double
  case bool
  case uuid
  case url
  /// A date, such as `2026-12-31`.
  case date
  /// A time of day, such as `18:00` or `18:00:30`.
  case time
  /// A colour: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, a name of `UIColor`, or one of the given colours of the catalogue.
  case color([NamedColor])
  case choice([String])
  case list(ContextType)
  case object([ContextField])
  /// An optional type, written with `?`.
  case optional(ContextType)

  /// The types that are written as a name, in the order used in messages.
  public static let named: [(name: String, type: ContextType)] = [
    ("string", .string), ("int", .int), ("double", .double), ("bool", .bool), ("uuid", .uuid), ("url", .url),
    ("date", .date), ("time", .time), ("color", .color([])),
  ]

  /// The type without `?`.
  public var unwrapped: ContextType {
    if case .optional(let type) = self { return type.unwrapped }
    return self
  }

  /// Whether a value can be absent.
  public var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// A short name for messages: `list of object`.
  public var brief: String {
    switch self {
    case .choice: "choice"
    case .list(let element): "list of \(element.brief)"
    case .object: "object"
    case .optional(let type): "\(type.brief)?"
    default: description
    }
  }

  /// Whether the type is neither a list nor an object.
  public var isScalar: Bool {
    switch unwrapped {
    case .list, .object: false
    default: true
    }
  }

  /// A sample value in YAML's flow style.
  public var sample: String {
    switch self {
    case .string: "text"
    case .int: "3"
    case .double: "1.5"
    case .bool: "true"
    case .uuid: "123e4567-e89b-12d3-a456-426614174000"
    case .url: "https://example.com/"
    case .date: "2026-12-31"
    case .time: "18:00"
    case .color: "systemOrange"
    case .choice(let values): values.first ?? ""
    case .list(let element): "[\(element.sample)]"
    case .object(let fields): "{" + fields.map { "\($0.name): \($0.type.sample)" }.joined(separator: ", ") + "}"
    case .optional(let type): type.sample
    }
  }
}

extension ContextType: CustomStringConvertible {
  /// The full name for messages: `time`, `string?`, `choice of leading, trailing`, `list of {name: string}`.
  public var description: String {
    switch self {
    case .choice(let values): "choice of \(values.joined(separator: ", "))"
    case .list(let element): "list of \(element)"
    case .object(let fields): "{" + fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + "}"
    case .optional(let type): "\(type)?"
    case .color: "color"
    default: ContextType.named.first { $0.type == self }?.name ?? ""
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ContextType: Codable {
  private enum Key: String, CodingKey { case choice, color, list, object, optional }

  public init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      guard let type = ContextType.named.first(where: { $0.name == word })?.type else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "unknown type '\(word)'")
        )
      }
      self = type
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.choice) {
      self = .choice(try container.decode([String].self, forKey: .choice))
    } else if container.contains(.color) {
      self = .color(try container.decode([NamedColor].self, forKey: .color))
    } else if container.contains(.list) {
      self = .list(try container.decode(ContextType.self, forKey: .list))
    } else if container.contains(.object) {
      self = .object(try container.decode([ContextField].self, forKey: .object))
    } else {
      self = .optional(try container.decode(ContextType.self, forKey: .optional))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    func keyed(_ value: some Encodable, _ key: Key) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(value, forKey: key)
    }
    switch self {
    case .choice(let values): try keyed(values, .choice)
    case .color(let colors) where !colors.isEmpty: try keyed(colors, .color)
    case .list(let element): try keyed(element, .list)
    case .object(let fields): try keyed(fields, .object)
    case .optional(let type): try keyed(type, .optional)
    default: try description.encode(to: encoder)
    }
  }
}

/// A declared key of a context.
public struct ContextField: Hashable, Sendable, Codable {
  /// The key in camel case.
  public var name: String
  /// The type of the value.
  public var type: ContextType
  /// The default value.
  public var defaultValue: ContextValue?
  /// An example value for launches and snapshots.
  public var example: ContextValue?
  /// The description of the key's purpose.
  public var summary: String?

  /// Creates a field.
  public init(
    name: String,
    type: ContextType,
    defaultValue: ContextValue? = nil,
    example: ContextValue? = nil,
    summary: String? = nil
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.example = example
    self.summary = summary
  }

  /// Whether a launch must provide a value: the type isn't optional and there is no default.
  public var isRequired: Bool { defaultValue == nil && !type.isOptional }

  /// The default value, or `null` for an optional type without one.
  public var fallback: ContextValue? { defaultValue ?? (type.isOptional ? .null : nil) }
}
