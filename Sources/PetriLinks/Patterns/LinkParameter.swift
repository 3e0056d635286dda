/// A parameter of a pattern: `{id}`, `{n:int}`, `{lang:en|de}`; `{_}` holds something that nobody needs.
public struct LinkParameter: Hashable, Sendable, Codable {
  /// A condition on a parameter's text for the pattern to match.
  public enum Constraint: Hashable, Sendable, Codable {
    /// A value of a type, by the type's name.
    case type(String)
    /// One of some texts.
    case values([String])
    /// One or more labels of a host: the `*` of `*.example.com`.
    case labels
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
    }
  }

  /// Its width: a parameter that takes fewer texts has the lower number.
  func rank(_ types: LinkTypes) -> Int {
    switch constraint {
    case .values: 0
    case .type(let type): 1 + (types.names.firstIndex(of: type) ?? types.names.count)
    case nil: 98
    case .labels: 99
    }
  }

  /// A text in its place where none is given; `nil` where it has a name.
  func filler(_ types: LinkTypes) -> String? {
    guard name == nil else { return nil }
    return switch constraint {
    case nil: "_"
    case .labels: "www"
    case .type(let type): types.sample(type)
    case .values(let values): values.first
    }
  }
}
