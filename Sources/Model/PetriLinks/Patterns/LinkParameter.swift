/// A parameter of a pattern: `{id}`, `{n:int}`, `{lang:en|de}`; `{_}` discards its value.
public struct LinkParameter: Hashable, Sendable, Codable {
  /// A condition on a parameter's value.
  public enum Constraint: Hashable, Sendable, Codable {
    case type(String)
    case values([String])
    case range(ClosedRange<Int>)
    /// One or more labels of a host: the `*` in `*.example.com`.
    case labels
    /// A subdomain: `*.example.com` as a parameter's constraint.
    case domain(String)

    /// The condition in a pattern's syntax.
    public var text: String {
      switch self {
      case .type(let type): type
      case .values(let values): values.joined(separator: "|")
      case .range(let range): "\(range.lowerBound)...\(range.upperBound)"
      case .labels: "*"
      case .domain(let domain): "*.\(domain)"
      }
    }

    /// A value that meets the condition.
    package func sample(_ types: LinkTypes) -> String? {
      switch self {
      case .type(let type): types.sample(type)
      case .values(let values): values.first
      case .range(let range): "\(range.lowerBound)"
      case .labels: "www"
      case .domain(let domain): "www.\(domain)"
      }
    }
  }

  /// The name; `nil` for `{_}`.
  public var name: String?
  /// The condition; `nil` accepts any non-empty text.
  public var constraint: Constraint?

  init(_ name: String?, _ constraint: Constraint? = nil) {
    self.name = name
    self.constraint = constraint
  }

  func takes(_ text: String, _ types: LinkTypes) -> Bool {
    switch constraint {
    case nil, .labels: !text.isEmpty
    case .type(let type): types.accepts(type, text)
    case .values(let values): values.contains(text)
    case .range(let range): !text.hasPrefix("+") && Int(text).map(range.contains) ?? false
    case .domain(let domain): text.hasSuffix(".\(domain)") && text.utf8.count > domain.utf8.count + 1
    }
  }

  /// Whether the value may contain dots of a host.
  var isWide: Bool {
    switch constraint {
    case .labels, .domain: true
    case nil, .type, .values, .range: false
    }
  }

  /// The specificity; the lowest number accepts the fewest values.
  func rank(_ types: LinkTypes) -> Int {
    switch constraint {
    case .values: 0
    case .range: 1
    case .type(let type): 2 + (types.names.firstIndex(of: type) ?? types.names.count)
    case nil: 98
    case .labels, .domain: 99
    }
  }

  /// A placeholder value for an unnamed parameter; `nil` for a named one.
  func filler(_ types: LinkTypes) -> String? {
    guard name == nil else { return nil }
    return constraint.map { $0.sample(types) } ?? "_"
  }
}

/// The types of parameters, which decide between patterns: `{n:int}`.
public struct LinkTypes: Sendable {
  /// The names of the types, stricter ones first.
  public let names: [String]
  /// Whether a type accepts a text.
  let accepts: @Sendable (_ type: String, _ text: String) -> Bool
  /// A sample value of a type.
  package let sample: @Sendable (_ type: String) -> String

  /// Makes types.
  ///
  /// - Parameters:
  ///   - names: the names of the types, stricter ones first.
  ///   - accepts: whether a type accepts a text.
  ///   - sample: a sample value of a type.
  public init(
    _ names: [String],
    accepts: @escaping @Sendable (_ type: String, _ text: String) -> Bool,
    sample: @escaping @Sendable (_ type: String) -> String
  ) {
    self.names = names
    self.accepts = accepts
    self.sample = sample
  }

  /// No types.
  public static let none = LinkTypes([], accepts: { _, _ in false }, sample: { _ in "" })
}
