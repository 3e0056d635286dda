/// A parameter of a pattern: `{id}`, `{n:int}`, `{lang:en|de}`; `{_}` holds something that nobody needs.
public struct LinkParameter: Hashable, Sendable, Codable {
  /// A condition on a parameter's text for the pattern to match.
  public enum Constraint: Hashable, Sendable, Codable {
    /// A value of a type, by the type's name.
    case type(String)
    /// One of some texts.
    case values([String])
    /// An integer of a range.
    case range(ClosedRange<Int>)
    /// One or more labels of a host: the `*` of `*.example.com`.
    case labels
    /// A host below another: `*.example.com` as a parameter's text.
    case domain(String)

    /// The condition as patterns write it.
    public var text: String {
      switch self {
      case .type(let type): type
      case .values(let values): values.joined(separator: "|")
      case .range(let range): "\(range.lowerBound)...\(range.upperBound)"
      case .labels: "*"
      case .domain(let domain): "*.\(domain)"
      }
    }

    /// A text that meets it.
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

  /// The name; `nil` for `{_}`, whose text is for nobody.
  public var name: String?
  /// The condition on its text; `nil` for anything but nothing.
  public var constraint: Constraint?

  init(_ name: String?, _ constraint: Constraint? = nil) {
    self.name = name
    self.constraint = constraint
  }

  /// Whether a text can stand for it.
  func takes(_ text: String, _ types: LinkTypes) -> Bool {
    switch constraint {
    case nil, .labels: !text.isEmpty
    case .type(let type): types.accepts(type, text)
    case .values(let values): values.contains(text)
    case .range(let range): !text.hasPrefix("+") && Int(text).map(range.contains) ?? false
    case .domain(let domain): text.hasSuffix(".\(domain)") && text.utf8.count > domain.utf8.count + 1
    }
  }

  /// Whether it goes across the dots of a host.
  var isWide: Bool {
    switch constraint {
    case .labels, .domain: true
    case nil, .type, .values, .range: false
    }
  }

  /// Its width: a parameter that takes fewer texts has the lower number.
  func rank(_ types: LinkTypes) -> Int {
    switch constraint {
    case .values: 0
    case .range: 1
    case .type(let type): 2 + (types.names.firstIndex(of: type) ?? types.names.count)
    case nil: 98
    case .labels, .domain: 99
    }
  }

  /// A text in its place where none is given; `nil` where it has a name.
  func filler(_ types: LinkTypes) -> String? {
    guard name == nil else { return nil }
    return constraint.map { $0.sample(types) } ?? "_"
  }
}
