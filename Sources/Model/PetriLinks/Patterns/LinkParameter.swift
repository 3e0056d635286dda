/// A parameter of a pattern: `{id}`, `{n:int}`, `{lang:en|de}`. The value of `{_}` is discarded.
public struct LinkParameter: Hashable, Sendable, Codable {
  /// A constraint on a parameter's value.
  public enum Constraint: Hashable, Sendable, Codable {
    case type(String)
    case values([String])
    case range(ClosedRange<Int>)
    /// At least one label of a host name, written as `*` in `*.example.com`.
    case labels
    /// A host name below a domain, written as `*.example.com` in a parameter.
    case domain(String)

    /// The constraint in the syntax of patterns.
    public var text: String {
      switch self {
      case .type(let type): type
      case .values(let values): values.joined(separator: "|")
      case .range(let range): "\(range.lowerBound)...\(range.upperBound)"
      case .labels: "*"
      case .domain(let domain): "*.\(domain)"
      }
    }

    /// A value that satisfies the constraint; `nil` if there is none.
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
  /// The constraint; `nil` to accept any non-empty text.
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

  /// Whether the value can contain several labels of a host name.
  var isWide: Bool {
    switch constraint {
    case .labels, .domain: true
    case nil, .type, .values, .range: false
    }
  }

  /// The specificity. A lower number accepts fewer values.
  func rank(_ types: LinkTypes) -> Int {
    switch constraint {
    case .values: 0
    case .range: 1
    case .type(let type): 2 + (types.names.firstIndex(of: type) ?? types.names.count)
    case nil: 98
    case .labels, .domain: 99
    }
  }

  /// A placeholder value for an unnamed parameter; `nil` for a named parameter.
  func filler(_ types: LinkTypes) -> String? {
    guard name == nil else { return nil }
    return constraint.map { $0.sample(types) } ?? "_"
  }
}

/// The types that constrain parameters, as in `{n:int}`.
public struct LinkTypes: Sendable {
  /// The names of the types, strictest first.
  public let names: [String]
  /// Whether a text is a value of a type.
  let accepts: @Sendable (_ type: String, _ text: String) -> Bool
  package let sample: @Sendable (_ type: String) -> String

  /// Creates the types that patterns can use.
  ///
  /// - Parameters:
  ///   - names: The names of the types, strictest first.
  ///   - accepts: Whether a text is a value of a type.
  ///   - sample: Returns a sample value of a type.
  public init(
    _ names: [String],
    accepts: @escaping @Sendable (_ type: String, _ text: String) -> Bool,
    sample: @escaping @Sendable (_ type: String) -> String
  ) {
    self.names = names
    self.accepts = accepts
    self.sample = sample
  }

  /// An empty set of types.
  public static let none = LinkTypes([], accepts: { _, _ in false }, sample: { _ in "" })
}
