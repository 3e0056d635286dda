/// Why a text is no pattern of links.
public enum LinkPatternProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A brace without its other.
  case braces
  /// A name in braces that is none.
  case badName(String)
  /// A name, or an item of the query, that is there twice.
  case doubled(String)
  /// A parameter that is only a part of a segment or a value.
  case partly
  /// Too many segments.
  case tooManySegments(Int)
  /// What is wrong with it as a link.
  case link(LinkProblem)

  /// The reason.
  public var description: String {
    switch self {
    case .braces: "a brace has no other; a parameter is written {name}"
    case .badName(let name): "'{\(name)}' is no parameter; its name is a key of the context, such as {id}"
    case .doubled(let name): "'\(name)' is there twice"
    case .partly: "a parameter is a whole segment, or the whole value of a query's item"
    case .tooManySegments(let count): "it has \(count) segments; the limit is \(LinkPattern.mostSegments)"
    case .link(let problem): problem.description
    }
  }
}
