/// Why a text isn't a pattern of links.
public enum LinkPatternProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A brace without its other.
  case braces
  /// A name in braces that isn't one.
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
    case .braces: "unmatched brace; write a parameter as {name}"
    case .badName(let name): "invalid parameter '{\(name)}'; use a key of the context, such as {id}"
    case .doubled(let name): "duplicate parameter '\(name)'"
    case .partly: "a parameter must be an entire path segment or an entire query value"
    case .tooManySegments(let count): "the link has \(count) segments; the limit is \(LinkPattern.maxSegments)"
    case .link(let problem): problem.description
    }
  }
}
