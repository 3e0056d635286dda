/// A pattern that links are matched against: `shop://products/{id}?from={start}`.
///
/// A parameter in braces stands for a path segment, a query value, the fragment, or a part of one of them or of the
/// host. Links may have further query items, but no further segments.
public struct LinkPattern: Hashable, Sendable, Codable {
  /// The pattern as written.
  public let text: String
  /// The parameters in the text in order, without those of its named hosts.
  public let ownParameters: [String]
  /// The expansions, the one with all optional parts first.
  let forms: [LinkForm]
  /// Whether `+` in a value is decoded as a space.
  public let plusIsSpace: Bool
  /// Whether ASCII case is ignored in the path, the query and the fragment.
  public let ignoresCase: Bool
  /// Whether a condition decides besides the pattern, so that a matching link may go to the next pattern.
  public let isConditional: Bool

  /// The maximum number of path segments.
  public static let maxSegments = 64
  /// The maximum number of expansions of optional parts.
  public static let maxForms = 16

  /// Parses a pattern.
  ///
  /// - Parameters: - hosts: the named hosts that the pattern may start with. - types: the types for parameters. -
  ///   choices: the values of each key, for parameters of the type `choice`. - plusIsSpace: whether `+` in a value is
  ///   decoded as a space. - ignoresCase: whether ASCII case is ignored in the path, the query and the fragment. -
  ///   isConditional: whether a condition decides besides the pattern.
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

  /// The parameters that every matching link has.
  public var certainParameters: Set<String> {
    forms.dropFirst().reduce(forms.first?.certainParameters ?? []) { $0.intersection($1.certainParameters) }
  }

  /// The parameters of host, path and fragment that only some matching links have.
  public var optionalParameters: Set<String> {
    let certain = forms.map(\.certainParameters)
    return Set(certain.joined()).subtracting(certainParameters)
  }

  /// The condition on a parameter; `nil` if any text is accepted.
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

  /// Whether a parameter is in the query, whose items can be repeated.
  public func isInQuery(_ name: String) -> Bool {
    forms.contains { form in
      (form.query + form.fragmentQuery).compactMap(\.value).flatMap(\.parameters).contains { $0.name == name }
    }
  }

  var schemes: Set<String> { Set(forms.map(\.scheme)) }

  /// A matching link with values for the parameters; optional parts without values are left out.
  ///
  /// - Parameter types: the types for parameters.
  ///
  /// - Returns: `nil` if a required parameter has no value, or one that the pattern doesn't accept.
  public func link(for values: [String: [String]], types: LinkTypes = .none) -> String? {
    // Expansions with placeholder values come last.
    let (all, plain) = (forms.lazy, forms.lazy.filter { !$0.hasFillers })
    return plain.compactMap { $0.link(for: values, types) }.first
      ?? all.compactMap { $0.link(for: values, types) }.first
  }
}

extension LinkPattern: CustomStringConvertible {
  /// The pattern as written.
  public var description: String { text }
}
