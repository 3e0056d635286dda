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

  /// The values with their texts in an environment's locale.
  public func localized(in environment: TextEnvironment) -> ContextObject {
    guard isLocalized else { return self }
    return ContextObject(
      entries.map { ContextObject.Entry(name: $0.name, value: $0.value.localized(in: environment)) }
    )
  }
}

extension ContextLiteral {
  /// The literal with its texts in an environment's locale; references stay.
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
