/// Which links lead somewhere: `shop://products/{id}?from={start}`.
///
/// A parameter in braces is a segment, a query item's value, the fragment or a part of one of them, or of the host. Items of the query
/// that the pattern does not name may be there; the path has just its segments.
public struct LinkPattern: Hashable, Sendable, Codable {
  /// The pattern as it is written.
  public let text: String
  /// The names of the parameters in the text, in their order: not those of the hosts that it begins with.
  public let ownParameters: [String]
  /// The pattern's forms, the one with all that may be missing first.
  let forms: [LinkForm]
  /// Whether `+` in a parameter means a space.
  public let plusIsSpace: Bool
  /// Whether capitals don't matter in the path, the query and the fragment: those of `A` to `Z`.
  public let ignoresCase: Bool
  /// Whether a condition decides for each link that matches, so that another pattern may be asked after this one.
  public let isConditional: Bool

  /// The most segments of a path.
  public static let maxSegments = 64
  /// The most forms that a pattern has by its optional parts.
  public static let maxForms = 16

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - hosts: the names that it may begin with in place of a scheme and a host.
  ///   - types: the types that its parameters may have.
  ///   - choices: the values of the keys whose parameters may have the type `choice`.
  ///   - plusIsSpace: whether `+` in a parameter means a space.
  ///   - ignoresCase: whether capitals don't matter in the path, the query and the fragment.
  ///   - isConditional: whether a condition decides for each link that matches.
  /// - Throws: `LinkPatternProblem`.
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

  /// The parameters' names in their order, those of the hosts that it begins with among them.
  public var parameters: [String] {
    var names: [String] = []
    for name in forms.flatMap(\.parameters) where !names.contains(name) { names.append(name) }
    return names
  }

  /// The parameters that every link has that matches: not those that may be missing.
  public var certainParameters: Set<String> {
    forms.dropFirst().reduce(forms.first?.certainParameters ?? []) { $0.intersection($1.certainParameters) }
  }

  /// The parameters of the host, the path and the fragment that links have which match, and others that match have not.
  public var optionalParameters: Set<String> {
    let certain = forms.map(\.certainParameters)
    return Set(certain.joined()).subtracting(certainParameters)
  }

  /// The condition on a parameter's text for the pattern to match; `nil` where anything will do.
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

  /// Whether a parameter is in the query, whose items a link can have more than once.
  public func isInQuery(_ name: String) -> Bool {
    forms.contains { form in
      (form.query + form.fragmentQuery).compactMap(\.value).flatMap(\.parameters).contains { $0.name == name }
    }
  }

  /// The schemes of its links.
  var schemes: Set<String> { Set(forms.map(\.scheme)) }

  /// A link that this pattern matches, with values for its parameters; an optional part is left out where it has none.
  ///
  /// - Parameter types: the types that its parameters may have.
  /// - Returns: `nil` where a certain parameter has no value, or one that no link can have there.
  public func link(for values: [String: [String]], types: LinkTypes = .none) -> String? {
    // Forms with fillers, whose texts nobody needs, come last.
    let (all, plain) = (forms.lazy, forms.lazy.filter { !$0.hasFillers })
    return plain.compactMap { $0.link(for: values, types) }.first
      ?? all.compactMap { $0.link(for: values, types) }.first
  }
}

extension LinkPattern: CustomStringConvertible {
  /// The pattern as it is written.
  public var description: String { text }
}
