/// A pattern for links: `shop://products/{id}?from={start}`.
///
/// A parameter in braces matches a path segment, a query value, the fragment, or a part of one of these or of the host.
/// Matching links may have additional query items, but no additional segments.
public struct LinkPattern: Hashable, Sendable, Codable {
  /// The pattern as written in the catalogue.
  public let text: String
  /// The parameters in `text` in order, without those of named hosts.
  public let ownParameters: [String]
  /// The expansions, starting with the one that contains all optional parts.
  let forms: [LinkForm]
  /// Whether `+` in a value is decoded as a space.
  public let plusIsSpace: Bool
  /// Whether the path, query and fragment are matched case-insensitively in ASCII.
  public let ignoresCase: Bool
  /// Whether a condition must hold in addition to the pattern. If it doesn't, a link can match the next pattern.
  public let isConditional: Bool

  /// The maximum number of path segments.
  public static let maxSegments = 64
  /// The maximum number of expansions.
  public static let maxForms = 16

  /// Parses a pattern.
  ///
  /// - Parameters:
  ///   - hosts: The named hosts with which the pattern can start.
  ///   - types: The types that parameters can have.
  ///   - choices: The values of each key, for parameters of the type `choice`.
  ///   - plusIsSpace: Whether `+` in a value is decoded as a space.
  ///   - ignoresCase: Whether the path, query and fragment are matched case-insensitively in ASCII.
  ///   - isConditional: Whether a condition must hold in addition to the pattern.
  public init(
    _ text: String,
    hosts: [LinkHosts] = [],
    types: LinkTypes = .none,
    choices: [String: [String]] = [:],
    plusIsSpace: Bool = false,
    ignoresCase: Bool = false,
    isConditional: Bool = false
  ) throws(LinkPatternProblem) {
    self.text = text
    self.plusIsSpace = plusIsSpace
    self.ignoresCase = ignoresCase
    self.isConditional = isConditional
    let read = try LinkPatternParser(types: types, choices: choices).forms(text, hosts: hosts)
    ownParameters = read.parameters
    forms = read.forms.map { form in
      var form = form
      form.ignoresCase = ignoresCase
      form.isConditional = isConditional
      return form
    }
  }

  /// The parameters in order, including those of named hosts.
  public var parameters: [String] {
    var names: [String] = []
    for name in forms.flatMap(\.parameters) where !names.contains(name) { names.append(name) }
    return names
  }

  /// The parameters for which every matching link has a value.
  public var certainParameters: Set<String> {
    forms.dropFirst().reduce(forms.first?.certainParameters ?? []) { $0.intersection($1.certainParameters) }
  }

  /// The parameters of the host, path and fragment for which only some matching links have a value.
  public var optionalParameters: Set<String> {
    let certain = forms.map(\.certainParameters)
    return Set(certain.joined()).subtracting(certainParameters)
  }

  /// The constraint on a parameter; `nil` to accept any text.
  public func constraint(of name: String) -> LinkParameter.Constraint? {
    for form in forms {
      let items = (form.query + form.fragmentQuery).compactMap(\.value)
      let parts = [form.host] + form.path + form.fragmentPath + items
      for case let parameter in parts.flatMap(\.parameters) where parameter.name == name {
        if let constraint = parameter.constraint { return constraint }
      }
    }
    return nil
  }

  /// Whether a parameter is in the query, where items can be repeated.
  public func isInQuery(_ name: String) -> Bool {
    forms.contains { form in
      (form.query + form.fragmentQuery).compactMap(\.value).flatMap(\.parameters).contains { $0.name == name }
    }
  }

  var schemes: Set<String> { Set(forms.map(\.scheme)) }

  /// Builds a matching link from parameter values. Optional parts without values are omitted.
  ///
  /// - Parameter types: The types of the parameters.
  /// - Returns: `nil` if a required parameter has no value or a value that the pattern doesn't accept.
  public func link(for values: [String: [String]], types: LinkTypes = .none) -> String? {
    // Expansions that need placeholder values come last.
    let (all, plain) = (forms.lazy, forms.lazy.filter { !$0.hasFillers })
    return plain.compactMap { $0.link(for: values, types) }.first
      ?? all.compactMap { $0.link(for: values, types) }.first
  }
}

extension LinkPattern: CustomStringConvertible {
  /// The pattern as written.
  public var description: String { text }
}

/// The reason why a text isn't a valid pattern.
public enum LinkPatternProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case braces
  case brackets
  case badName(String)
  case doubled(String)
  /// A parameter in a scheme or in the name of a query item.
  case misplaced
  case adjacent(String)
  /// `{name...}` in an unsupported position.
  case misplacedRest(String)
  /// `{name...}` after another parameter in the same segment.
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
  /// `${name}`, the syntax of interpolated texts.
  case dollar(String)
  /// Brackets around a part of the query.
  case optionalQuery
  /// Brackets in the value of a query item.
  case valueBrackets
  case noSlash(String, String)
  /// `http` or `https` without a host.
  case noHost(String)
  case tooManyForms
  /// A text that isn't a host, scheme or link prefix.
  case notHost
  case tooManyHosts
  case tooManySegments(Int)
  case link(LinkProblem)

  /// The reason as a clause.
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
