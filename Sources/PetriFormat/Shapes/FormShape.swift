/// The keys of a mapping.
package struct FormShape: Sendable {
  /// The mapping in a message, with its article: `a screen`.
  package let name: String
  /// Its identity, where others ask for it.
  package let identity: FormIdentity?
  /// The keys, in the order in which they are listed.
  package let all: [FieldShape]
  /// The rules that must hold across them.
  package let checks: [KeyCheck]
  /// The names that other keys may be, and the rule of their values; `nil` where there are no other keys.
  package let others: (kind: NameKind, rule: Shape)?

  /// The keys as they are written, in their order.
  package let keys: [String]

  /// Describes a mapping.
  ///
  /// - Parameters:
  ///   - name: the mapping in a message, with its article.
  ///   - identity: its identity, where others ask for it.
  ///   - checks: what must hold across its keys.
  ///   - others: the names that other keys may be, and the rule of their values.
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

  /// The key of a name; `nil` where there is none.
  package subscript(key: String) -> FieldShape? { all.first { $0.key == key } }

  /// The range of a key's number; none but 0 where it has none.
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

  /// The keys of which there must be exactly one; empty where there is none such.
  package var alternatives: [String] {
    for case .exactlyOne(let keys) in checks { return keys }
    return []
  }

  /// The first key that takes a word, or what a word of another system means, with it: `style: pageSheet`.
  func field(withWord word: String) -> String? {
    for field in all {
      let words = field.rule.words
      let found = words.contains(word) ? word : OtherWords.meaning(of: word, among: words)
      if let found { return "\(field.key): \(found)" }
    }
    return nil
  }

  /// The key that another one goes with; `nil` if it may be used alone.
  package func owner(of key: String) -> String? {
    for case .goesWith(key, let owner) in checks { return owner }
    return nil
  }
}
