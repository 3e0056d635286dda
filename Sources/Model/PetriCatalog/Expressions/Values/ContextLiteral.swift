/// An untyped value from YAML, JSON or the command line.
public indirect enum ContextLiteral: Hashable, Sendable, Codable {
  /// The notation of a scalar.
  public enum Style: String, Hashable, Sendable, Codable {
    /// Unquoted, so the expected type determines the value.
    case plain
    /// Quoted, so the value is text.
    case quoted
    /// From the command line, where the shell removes quotes: the expected type determines the value.
    case argument
  }

  case null
  case scalar(String, Style)
  case list([ContextLiteral])
  case object([Entry])
  /// Translations or a key of a localization file, together with the mapping in YAML, which types other than text use.
  case localized(LocalizedText, or: ContextLiteral)

  /// An entry of an object.
  public struct Entry: Hashable, Sendable, Codable {
    /// The key.
    public var name: String
    /// The value.
    public var value: ContextLiteral

    /// Creates an entry.
    public init(name: String, value: ContextLiteral) {
      self.name = name
      self.value = value
    }
  }

  /// Whether the literal is an object.
  public var isMapping: Bool { if case .object = self { true } else { false } }

  /// An object without entries.
  public static let empty = ContextLiteral.object([])

  /// A shortened description for messages.
  public var summary: String {
    switch self {
    case .null: "null"
    case .scalar(let text, .quoted): text.quoted
    case .scalar(let text, _): text.isEmpty ? "\"\"" : text.quoted.dropFirst().dropLast().description
    case .list(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
    case .object: "a mapping"
    case .localized(let text, or: _): text.description.quoted
    }
  }

  /// A shortened description in quotes, for messages: `'yes'`, `"3"`, `a list of 2`.
  public var finding: String {
    switch self {
    case .scalar(let text, .plain), .scalar(let text, .argument): "'\(text.quoted.dropFirst().dropLast())'"
    case .localized(_, or: let mapping): mapping.finding
    default: summary
    }
  }

  /// The value of a key, if the literal is an object.
  public subscript(name: String) -> ContextLiteral? {
    switch self {
    case .object(let entries): entries.first { $0.name == name }?.value
    case .localized(_, or: let mapping): mapping[name]
    case .null, .scalar, .list: nil
    }
  }

  /// Returns the literal with a value set at a path. Missing objects are created; a list grows by at most one element.
  ///
  /// - Returns: `nil` if the path doesn't match the literal's structure.
  public func setting(_ value: ContextLiteral, at path: ArraySlice<ContextPath.Step>) -> ContextLiteral? {
    guard let step = path.first else { return value }
    let rest = path.dropFirst()
    switch (step, self) {
    case (.key(let key), .object(var entries)):
      if let index = entries.firstIndex(where: { $0.name == key }) {
        guard let inner = entries[index].value.setting(value, at: rest) else { return nil }
        entries[index].value = inner
      } else {
        guard let inner = ContextLiteral.null.setting(value, at: rest) else { return nil }
        entries.append(Entry(name: key, value: inner))
      }
      return .object(entries)
    case (.key, .null): return ContextLiteral.empty.setting(value, at: path)
    case (.index(let index), .list(var elements)):
      if index == elements.count { elements.append(.null) }
      guard elements.indices.contains(index), let inner = elements[index].setting(value, at: rest) else { return nil }
      elements[index] = inner
      return .list(elements)
    case (.index, .null): return ContextLiteral.list([]).setting(value, at: path)
    case (_, .localized(_, or: let mapping)): return mapping.setting(value, at: path)
    default: return nil
    }
  }
}

extension ContextValue {
  /// The untyped value.
  public var literal: ContextLiteral {
    switch self {
    case .null: .null
    case .string(let text): .scalar(text, .quoted)
    case .localized(let text): .localized(text, or: .scalar(text.description, .quoted))
    case .list(let elements): .list(elements.map(\.literal))
    case .object(let object): object.literal
    default: .scalar(text, .plain)
    }
  }
}

extension ContextObject {
  /// The untyped object.
  public var literal: ContextLiteral {
    .object(entries.map { ContextLiteral.Entry(name: $0.name, value: $0.value.literal) })
  }
}

/// A modification of a list: `{append: …}` or `{remove: …}`.
public struct ListChange: Hashable, Sendable {
  /// The kind of a modification.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case append
    /// Removes the first element that is equal.
    case remove
  }

  /// The kind.
  public let kind: Kind
  /// The element to append or remove.
  public let element: ContextLiteral

  /// Parses a modification; returns `nil` for other values.
  public init?(_ literal: ContextLiteral) {
    guard case .object(let entries) = literal, entries.count == 1, let kind = Kind(rawValue: entries[0].name) else {
      return nil
    }
    self.kind = kind
    element = entries[0].value
  }

  /// Applies the modification. An element of the wrong type is appended, so that conversion to the type fails.
  public func changed(_ list: [ContextValue], of type: ContextType) -> ContextLiteral {
    var literals = list.map(\.literal)
    switch kind {
    case .append: literals.append(element)
    case .remove:
      var problems: [ContextProblem] = []
      let value = type.value(of: element, at: ContextPath(), problems: &problems)
      if let index = list.firstIndex(where: { $0 == value }) { literals.remove(at: index) }
    }
    return .list(literals)
  }
}

extension ContextLiteral {
  /// A short description of a value of `set`: `free`, `append Milk`.
  public var settingSummary: String {
    ListChange(self).map { "\($0.kind.rawValue) \($0.element.summary)" } ?? summary
  }
}
