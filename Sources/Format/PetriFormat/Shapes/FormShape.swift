/// The description of a mapping.
package struct FormShape: Sendable {
  /// The mapping in messages, with its article: `a screen`.
  package let name: String
  package let identity: FormIdentity?
  /// The keys, in documentation order.
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

  /// The range of the number of a key; `0...0` if it isn't a number.
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
