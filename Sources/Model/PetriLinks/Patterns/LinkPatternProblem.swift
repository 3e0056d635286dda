/// The reason why a text isn't a valid pattern.
public enum LinkPatternProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// An unmatched brace.
  case braces
  /// An unmatched bracket.
  case brackets
  /// An invalid parameter name.
  case badName(String)
  /// A repeated parameter or query item.
  case doubled(String)
  /// A parameter in a scheme or in the name of a query item.
  case misplaced
  /// Adjacent parameters.
  case adjacent(String)
  /// `{name...}` at a position where it isn't allowed.
  case misplacedRest(String)
  /// `{name...}` after a parameter in the same segment.
  case restBehindParameter(String)
  /// `{name!}` after the first parameter of a query item.
  case laterMark(String)
  /// `{name!}` outside the query.
  case misplacedMark(String)
  /// `{name?}`, as in other routers.
  case questionMark(String)
  /// `:name`, as in other routers.
  case colon(String)
  /// `*`, as in other routers.
  case star
  /// `{name:type}` with an unknown type.
  case unknownType(String, known: [String])
  /// `{name:1...}`, an invalid range.
  case badRange(String, String)
  /// `{name:*.example.com}` outside the host.
  case notHostParameter(String, String)
  /// `{name:choice}` for a key that isn't a choice.
  case notChoice(String)
  /// `${name}`, as in interpolated texts.
  case dollar(String)
  /// Brackets around a part of the query.
  case optionalQuery
  /// Brackets in the value of a query item.
  case valueBrackets
  /// A missing slash after named hosts.
  case noSlash(String, String)
  /// `http` or `https` without a host.
  case noHost(String)
  /// Too many optional parts.
  case tooManyForms
  /// A text that is neither a host nor a scheme nor a link prefix.
  case notHost
  case tooManyHosts
  case tooManySegments(Int)
  /// A problem that links have, too.
  case link(LinkProblem)

  /// The reason.
  public var description: String {
    switch self {
    case .braces: "unmatched brace; write a parameter as {name}"
    case .brackets: "unmatched bracket; write an optional part of the path as [/{name}]"
    case .badName(let name): "invalid parameter '{\(name)}'; use a key of the context, such as {id}"
    case .doubled(let name): "duplicate parameter '\(name)'"
    case .misplaced: "a parameter can't be in a scheme or in the name of a query item"
    case .adjacent(let name): "'{\(name)}' follows another parameter directly; put a text between them"
    case .misplacedRest(let name): "'{\(name)...}' must end a path segment, and a path can have one"
    case .restBehindParameter(let name):
      "'{\(name)...}' can't follow a parameter in its segment, only a text; put a '/' between them"
    case .laterMark(let name): "'!' at the first parameter of a query item requires the item; remove it from {\(name)!}"
    case .misplacedMark(let name): "only a query item can be required with '!'; write {\(name)}"
    case .questionMark(let name): "write [/{\(name)}] for an optional segment; query items are optional without '?'"
    case .colon(let name): "write {\(name)} for a parameter; ':\(name)' matches only this text"
    case .star: "write {_} for any segment, or {name...} for the rest of the path; '*' is only allowed in *.example.com"
    case .unknownType(let type, let known):
      "unknown type '\(type)'; use \(known.joined(separator: ", ")) or choice, values such as {lang:en|de}, or a range such as {n:1...12}"
    case .badRange(let name, let text):
      "invalid range '\(text)'; write its first and last integer, such as {\(name):1...12}"
    case .notHostParameter(let name, let text): "'{\(name):\(text)}' is only allowed as the host of a link"
    case .notChoice(let name): "'\(name)' isn't a choice; write its values, such as {\(name):a|b}"
    case .dollar(let name): "write a parameter without '$': {\(name)}"
    case .optionalQuery: "query items are optional already; remove the brackets"
    case .valueBrackets:
      "a part of a query item's value can't be optional; write %5B and %5D for brackets that links have"
    case .noSlash(let name, let rest): "write a '/' after the name of the hosts: \(name):/\(rest)"
    case .noHost(let scheme):
      "links with the scheme '\(scheme)' have a host; write \(scheme)://shop.example/…, or \(scheme)://{_}/… for any"
    case .tooManyForms: "the optional parts can be left out in more than \(LinkPattern.maxForms) ways"
    case .notHost: "write a host (shop.example), a scheme (shop), or both (https://shop.example/app)"
    case .tooManyHosts: "more than \(LinkHosts.maxBases) hosts under one name"
    case .tooManySegments(let count): "the link has \(count) segments; the limit is \(LinkPattern.maxSegments)"
    case .link(let problem): problem.description
    }
  }
}
