import PetriCatalog

/// A context whose values are at an edge of their types.
struct ExtremeContext {
  /// The kinds of edge, the mildest first.
  enum Kind: String, CaseIterable {
    /// Texts are 40 % longer, as a translation is.
    case longer
    /// Lists have one element.
    case one
    /// Lists and optional values are empty.
    case empty
    /// Texts are in a script that reads from right to left.
    case rightToLeft
    /// Texts have signs of several code points.
    case emoji
    /// A word is as long as a line.
    case word
    /// Numbers are large.
    case large
  }

  let kind: Kind
  let context: ContextObject

  /// The contexts of a screen that differ from its examples; each changes all keys of its types.
  static func all(of fields: [ContextField], from examples: ContextObject) -> [ExtremeContext] {
    Kind.allCases.compactMap { kind in
      var context = examples
      var isChanged = false
      for field in fields {
        guard let value = examples[field.name] else { continue }
        let other = kind.value(value, field.type)
        guard other != value else { continue }
        context[field.name] = other
        isChanged = true
      }
      return isChanged ? ExtremeContext(kind: kind, context: context) : nil
    }
  }
}

extension ExtremeContext.Kind {
  private static let mostElements = 20

  /// A value of this kind in place of an example.
  fileprivate func value(_ value: ContextValue, _ type: ContextType) -> ContextValue {
    switch (type, value) {
    case (.optional, _) where self == .empty: return .null
    case (.optional(let inner), _): return value == .null ? value : self.value(value, inner)
    case (.list, .list) where self == .empty: return .list([])
    case (.list, .list(let elements)) where self == .one: return .list(Array(elements.prefix(1)))
    case (.list(let inner), .list(let elements)): return .list(elements.map { self.value($0, inner) })
    case (.object(let fields), .object(let object)):
      var changed = object
      for field in fields { if let own = object[field.name] { changed[field.name] = self.value(own, field.type) } }
      return .object(changed)
    case (.string, .string(let text)): return .string(self.text(text))
    case (.int, .int) where self == .large: return .int(1_234_567)
    case (.double, .double) where self == .large: return .double(1_234_567.89)
    default: return value
    }
  }

  private func text(_ text: String) -> String {
    // A name of something, such as a picture's, isn't a text that people read.
    guard text.contains(where: \.isLetter), !text.isEmpty else { return text }
    switch self {
    case .longer:
      let more = (text.count * 2 + 4) / 5
      return text + " " + String(repeating: "longer ", count: more / 7 + 1).prefix(max(1, more - 1))
    case .rightToLeft: return "مرحبا بالعالم"
    case .emoji: return "👩‍👩‍👧 🇫🇮 \(text)"
    case .word: return "Donaudampfschifffahrtsgesellschaft"
    case .one, .empty, .large: return text
    }
  }
}
