/// A typed value in a context.
public indirect enum ContextValue: Hashable, Sendable {
  case null
  case string(String)
  /// A translated text, of type `string`.
  case localized(LocalizedText)
  case int(Int)
  case double(Double)
  case bool(Bool)
  case uuid(String)
  case url(String)
  case date(CalendarDate)
  case time(TimeOfDay)
  case color(ColorValue)
  case choice(String)
  case list([ContextValue])
  case object(ContextObject)

  /// The value as text; empty for `null`, lists and objects.
  public var text: String {
    switch self {
    case .null, .list, .object: ""
    case .string(let value), .uuid(let value), .url(let value), .choice(let value): value
    case .localized(let value): value.description
    case .int(let value): String(value)
    case .double(let value): value.description
    case .bool(let value): value ? "true" : "false"
    case .date(let value): value.description
    case .time(let value): value.description
    case .color(let value): value.description
    }
  }

  /// Whether the value holds as a condition: neither `false` nor `null` nor an empty list.
  public var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .list(let elements): !elements.isEmpty
    default: true
    }
  }
}

extension ContextValue: CustomStringConvertible {
  /// The value in YAML's flow style: `"Kazan"`, `18:00`, `[1, 2]`, `{name: "A"}`.
  public var description: String {
    switch self {
    case .null: "null"
    case .string(let value): value.quoted
    case .localized(let value): value.description.quoted
    case .list(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .object(let object): "{\(object)}"
    default: text
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ContextValue: Codable {
  private enum Key: String, CodingKey {
    case null, localized, double, uuid, url, date, time, color, choice, object
  }

  public init(from decoder: any Decoder) throws {
    if let single = try? decoder.singleValueContainer() {
      if let value = try? single.decode(Bool.self) { self = .bool(value); return }
      if let value = try? single.decode(Int.self) { self = .int(value); return }
      if let value = try? single.decode(String.self) { self = .string(value); return }
      if let value = try? single.decode([ContextValue].self) { self = .list(value); return }
    }
    let container = try decoder.container(keyedBy: Key.self)
    switch container.allKeys.first {
    case .null: self = .null
    case .localized: self = .localized(try container.decode(LocalizedText.self, forKey: .localized))
    case .double: self = .double(try container.decode(Double.self, forKey: .double))
    case .uuid: self = .uuid(try container.decode(String.self, forKey: .uuid))
    case .url: self = .url(try container.decode(String.self, forKey: .url))
    case .date: self = .date(try container.decode(CalendarDate.self, forKey: .date))
    case .time: self = .time(try container.decode(TimeOfDay.self, forKey: .time))
    case .color: self = .color(try container.decode(ColorValue.self, forKey: .color))
    case .choice: self = .choice(try container.decode(String.self, forKey: .choice))
    case .object: self = .object(try container.decode(ContextObject.self, forKey: .object))
    case nil:
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "expected a context value")
      )
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .bool(let value): try value.encode(to: encoder)
    case .int(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .list(let value): try value.encode(to: encoder)
    default:
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      // JSON's null would be indistinguishable from a missing optional property.
      case .null: try container.encode(true, forKey: .null)
      case .localized(let value): try container.encode(value, forKey: .localized)
      case .double(let value): try container.encode(value, forKey: .double)
      case .uuid(let value): try container.encode(value, forKey: .uuid)
      case .url(let value): try container.encode(value, forKey: .url)
      case .date(let value): try container.encode(value, forKey: .date)
      case .time(let value): try container.encode(value, forKey: .time)
      case .color(let value): try container.encode(value, forKey: .color)
      case .choice(let value): try container.encode(value, forKey: .choice)
      case .object(let value): try container.encode(value, forKey: .object)
      case .bool, .int, .string, .list: break
      }
    }
  }
}

extension LocalizedText {
  /// The text as a value of type `string`.
  var value: ContextValue {
    if variants.count == 1, variants[0].locale.isEmpty, let text = variants[0].text.literal { return .string(text) }
    return .localized(self)
  }
}

extension ContextValue {
  fileprivate var isLocalized: Bool {
    switch self {
    case .localized: true
    case .list(let elements): elements.contains(where: \.isLocalized)
    case .object(let object): object.isLocalized
    default: false
    }
  }

  fileprivate func localized(in environment: TextEnvironment) -> ContextValue {
    switch self {
    case .localized(let text): .string(text.text(in: Scope(environment: environment)))
    case .list(let elements): .list(elements.map { $0.localized(in: environment) })
    case .object(let object): .object(object.localized(in: environment))
    default: self
    }
  }
}

extension ContextObject {
  fileprivate var isLocalized: Bool { entries.contains { $0.value.isLocalized } }

  /// Returns the values with texts in the environment's locale.
  public func localized(in environment: TextEnvironment) -> ContextObject {
    guard isLocalized else { return self }
    return ContextObject(
      entries.map { ContextObject.Entry(name: $0.name, value: $0.value.localized(in: environment)) }
    )
  }
}

extension ContextLiteral {
  /// Returns the literal with texts in the environment's locale. References aren't resolved.
  public func localized(in environment: TextEnvironment) -> ContextLiteral {
    switch self {
    case .null, .scalar: self
    case .list(let elements): .list(elements.map { $0.localized(in: environment) })
    case .object(let entries):
      .object(entries.map { Entry(name: $0.name, value: $0.value.localized(in: environment)) })
    case .localized(let text, or: let mapping):
      .localized(
        LocalizedText(TextTemplate(literal: text.text(in: Scope(environment: environment)))),
        or: mapping.localized(in: environment)
      )
    }
  }
}
