/// The keys of a mapping.
public struct FormShape: Sendable {
  /// What the mapping is, with its article: `a screen`.
  public let name: String
  /// The keys, in the order in which they are listed.
  public let all: [FieldShape]
  /// What must hold across them.
  public let checks: [KeyCheck]
  /// The names that other keys may be, and the rule of their values; `nil` where there are no other keys.
  public let others: (kind: NameKind, rule: Shape)?

  /// The keys as they are written, in their order.
  public let keys: [String]
  /// The keys that may be written without a value.
  public let nullableKeys: [String]

  /// Describes a mapping.
  ///
  /// - Parameters:
  ///   - name: what it is, with its article.
  ///   - checks: what must hold across its keys.
  ///   - others: the names that other keys may be, and the rule of their values.
  public init(
    _ name: String,
    _ all: [FieldShape],
    checks: [KeyCheck] = [],
    others: (kind: NameKind, rule: Shape)? = nil
  ) {
    self.name = name
    self.all = all
    self.checks = checks
    self.others = others
    keys = all.map(\.key)
    nullableKeys = all.filter(\.rule.takesNothing).map(\.key)
  }

  /// The key of a name; `nil` where there is none.
  public subscript(key: String) -> FieldShape? { all.first { $0.key == key } }

  /// The range of a key's number; none but 0 where it has none.
  public func range(of key: String) -> ClosedRange<Double> {
    for form in self[key]?.rule.forms ?? [] {
      switch form {
      case .number(let range): return range
      case .integer(let range): return Double(range.lowerBound)...Double(range.upperBound)
      default: continue
      }
    }
    return 0...0
  }

  /// The keys of which there must be exactly one; empty where there is no such rule.
  public var alternatives: [String] {
    for case .exactlyOne(let keys) in checks { return keys }
    return []
  }

  /// The key that another one goes with; `nil` if it may be used alone.
  public func owner(of key: String) -> String? {
    for case .goesWith(key, let owner) in checks { return owner }
    return nil
  }
}
