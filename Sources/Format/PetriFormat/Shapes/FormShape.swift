import PetriCatalog

package struct FormShape: Sendable {
  /// The mapping in messages, with its article: `a screen`.
  package let name: String
  package let identity: FormIdentity?
  package let all: [FieldShape]
  package let checks: [KeyCheck]
  /// The kind of names that other keys may be, and the rule for their values; nil if no other keys are allowed.
  package let others: (kind: NameKind, rule: Shape)?

  package let keys: [String]

  package init(
    _ name: String,
    _ all: [FieldShape],
    identity: FormIdentity? = nil,
    checks: [KeyCheck] = [],
    others: (kind: NameKind, rule: Shape)? = nil
  ) {
    self.name = name
    self.identity = identity
    self.all = all
    self.checks = checks
    self.others = others
    keys = all.map(\.key)
  }

  package subscript(key: String) -> FieldShape? { all.first { $0.key == key } }

  package func range(of key: String) -> ClosedRange<Double> {
    for form in self[key]?.rule.forms ?? [] {
      switch form {
      case .number(let range): return range
      case .integer(let range): return Double(range.lowerBound)...Double(range.upperBound)
      default: continue
      }
    }
    return 0...0
  }

  /// The keys of which exactly one is required.
  package var alternatives: [String] {
    for case .exactlyOne(let keys) in checks { return keys }
    return []
  }

  /// The first key that takes a word or its foreign equivalent, with that word: `style: pageSheet`.
  func field(withWord word: String) -> String? {
    for field in all {
      let words = field.rule.words
      let found = words.contains(word) ? word : OtherWords.meaning(of: word, among: words)
      if let found { return "\(field.key): \(found)" }
    }
    return nil
  }

  /// The key that another one requires; nil if it may be used alone.
  package func owner(of key: String) -> String? {
    for case .goesWith(key, let owner) in checks { return owner }
    return nil
  }
}

package struct FieldShape: Sendable {
  package let key: String
  package let rule: Shape
  package let isRequired: Bool
  package let defaultText: String?
  package let summary: String
  package let example: String?

  /// For a choice of two words, the one that isn't the default.
  package var otherWord: String? {
    guard case .word(let words, _) = rule, words.count == 2, let defaultText else { return nil }
    return words.first { $0 != defaultText }
  }

  /// Whether only checks use the key, so that it doesn't affect launches.
  package var isForChecks: Bool {
    guard case .list(.word(let words, _), _, _) = rule else { return false }
    return words.allSatisfy { CheckRule(rawValue: $0) != nil }
  }

  package init(
    _ key: String,
    _ rule: Shape,
    isRequired: Bool = false,
    default defaultText: String? = nil,
    _ summary: String,
    example: String? = nil
  ) {
    self.key = key
    self.rule = rule
    self.isRequired = isRequired
    self.defaultText = defaultText
    self.summary = summary
    self.example = example
  }

  func with(default text: String?) -> FieldShape {
    FieldShape(key, rule, isRequired: isRequired, default: text, summary, example: example)
  }
}

package enum FormIdentity: Sendable {
  case screen
  case alternatives
  case partView
  case interceptor
}

/// A condition across the keys of a mapping.
package enum KeyCheck: Sendable {
  case exactlyOne([String])
  case oneKey
  case atLeastOne([String])
  case notBoth(String, String)
  case notAll([String])
  /// The first key requires the second.
  case goesWith(String, String)
  /// The first number is at most the second.
  case ordered(String, String)
  /// The first number, an index, is less than the second, if that is present.
  case below(String, String)
  case filled(String)
  case within(String, from: String, to: String)
  /// The number is an index of the list of another key.
  case index(String, of: String)
  /// The titles match the choice that selects them.
  case titles(String, by: String)
}
