import PetriCatalog

struct ExtremeContext {
  enum Kind: String, CaseIterable {
    case longer
    case one
    case empty
    case rightToLeft
    case emoji
    case word
    case long
    case large
    case negative
    case limits
  }

  let kind: Kind
  let values: [String: ContextValue]

  /// The edge cases of a context. Strings outside the visible text `shown` are identifiers, such as image names, and
  /// stay.
  static func all(of fields: [ContextField], from examples: ContextObject, shown: String) -> [ExtremeContext] {
    Kind.allCases.compactMap { kind in
      var values: [String: ContextValue] = [:]
      for field in fields {
        guard let value = examples[field.name] else { continue }
        let other = kind.value(value, field.type, shown)
        if other != value { values[field.name] = other }
      }
      return values.isEmpty ? nil : ExtremeContext(kind: kind, values: values)
    }
  }
}

extension ExtremeContext.Kind {
  fileprivate func value(_ value: ContextValue, _ type: ContextType, _ shown: String) -> ContextValue {
    switch (type, value) {
    case (.optional, _) where self == .empty: return .null
    case (.optional(let inner), _): return value == .null ? value : self.value(value, inner, shown)
    case (.list, .list) where self == .empty: return .list([])
    case (.list, .list(let elements)) where self == .one: return .list(Array(elements.prefix(1)))
    case (.list(let inner), .list(let elements)): return .list(elements.map { self.value($0, inner, shown) })
    case (.object(let fields), .object(let object)):
      var changed = object
      for field in fields {
        if let own = object[field.name] { changed[field.name] = self.value(own, field.type, shown) }
      }
      return .object(changed)
    case (.string, .string(let text)) where shown.contains(text): return .string(self.text(text))
    case (.int, .int): return int.map { .int($0) } ?? value
    case (.double, .double): return double.map { .double($0) } ?? value
    case (.date, _), (.time, _): return day(type).flatMap { type.scalarValue(of: $0) } ?? value
    default: return value
    }
  }

  private var int: Int? {
    switch self {
    case .empty: 0
    case .large: 1_234_567
    case .negative: -1_234_567
    case .limits: Int.min
    default: nil
    }
  }

  private var double: Double? {
    switch self {
    case .empty: 0
    case .large: 1_234_567.89
    case .negative: -1_234_567.89
    // The largest magnitude that a double represents exactly.
    case .limits: -9_007_199_254_740_991
    default: nil
    }
  }

  /// A date or time; September 30, 2099 is a Wednesday, which has the longest names.
  private func day(_ type: ContextType) -> String? {
    let isTime = type == .time
    switch self {
    case .large: return isTime ? "23:59:59" : "2099-09-30"
    case .negative: return isTime ? "00:00" : "1900-01-01"
    case .limits: return isTime ? nil : "9999-12-31"
    default: return nil
    }
  }

  private func text(_ text: String) -> String {
    guard text.contains(where: \.isLetter), !text.isEmpty else { return text }
    switch self {
    case .longer: return Pseudolocale.longer(text)
    case .rightToLeft: return "مرحبا بالعالم"
    case .emoji: return "👩‍👩‍👧 🇫🇮 \(text)"
    case .word: return "Donaudampfschifffahrtsgesellschaft"
    case .long: return Array(repeating: text, count: 120 / text.count + 1).joined(separator: " ")
    case .one, .empty, .large, .negative, .limits: return text
    }
  }
}
