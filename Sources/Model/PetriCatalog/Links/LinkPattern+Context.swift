package import PetriLinks

extension LinkPattern {
  /// Reads a pattern whose parameters are keys of a context.
  ///
  /// - Parameters:
  ///   - hosts: the names that it may begin with.
  ///   - fields: the keys, whose values a parameter of the type `choice` has.
  ///   - plusIsSpace: whether `+` in a parameter means a space.
  ///   - ignoresCase: whether capitals don't matter in the path, the query and the fragment.
  ///   - isConditional: whether a condition decides for each link that matches.
  /// - Throws: `LinkPatternProblem`.
  package init(
    _ text: String,
    hosts: [LinkHosts],
    for fields: [ContextField],
    plusIsSpace: Bool,
    ignoresCase: Bool,
    isConditional: Bool = false
  ) throws(LinkPatternProblem) {
    var choices: [String: [String]] = [:]
    for field in fields { if case .choice(let values) = field.type.linked { choices[field.name] = values } }
    try self.init(
      text,
      hosts: hosts,
      types: .context,
      choices: choices,
      plusIsSpace: plusIsSpace,
      ignoresCase: ignoresCase,
      isConditional: isConditional
    )
  }

  /// The type of a parameter's text: that of its key, or the one that it must have.
  package func type(of name: String, in fields: [ContextField]) -> ContextType {
    if let field = fields.first(where: { $0.name == name }) { return field.type.linked }
    return switch constraint(of: name) {
    case .range: .int
    case .type(let word): LinkTypes.contextTypes.first { $0.description == word } ?? .string
    case .values(let values): .choice(values)
    case nil, .labels, .domain: .string
    }
  }

  /// A link that it matches, with samples for its parameters.
  package func sampleLink(for fields: [ContextField]) -> String? {
    let values = parameters.map { name in
      let type = type(of: name, in: fields)
      return (name, [constraint(of: name)?.sample(.context) ?? (type == .string ? "example" : type.sample)])
    }
    return link(for: Dictionary(uniqueKeysWithValues: values), types: .context)
  }

  /// How links are read that it matches, where that isn't as usual, in the format's words.
  package var flags: [String] { (plusIsSpace ? ["plus space"] : []) + (ignoresCase ? ["case any"] : []) }
}

extension ContextType {
  /// The type of a link's text for it: the type, or that of a list's elements.
  package var linked: ContextType { if case .list(let element) = unwrapped { element.unwrapped } else { unwrapped } }

  /// Whether some text that a parameter takes can be a value.
  package func takes(_ constraint: LinkParameter.Constraint) -> Bool {
    switch constraint {
    case .values(let values): values.allSatisfy { linked.scalarValue(of: $0) != nil }
    case .type(let name): linked == .string || linked.description == name || (name == "int" && linked == .double)
    case .range: [.string, .int, .double].contains(linked)
    case .labels, .domain: linked == .string
    }
  }
}
