package import PetriLinks

extension LinkPattern {
  /// Reads a pattern whose parameters are keys of a context.
  ///
  /// - Parameters:
  ///   - hosts: the names that it may begin with.
  ///   - fields: the keys, whose values a parameter of the type `choice` has.
  ///   - plusIsSpace: whether `+` in a parameter means a space.
  ///   - ignoresCase: whether capitals don't matter in the path, the query and the fragment.
  /// - Throws: `LinkPatternProblem`.
  package init(
    _ text: String,
    hosts: [LinkHosts],
    for fields: [ContextField],
    plusIsSpace: Bool,
    ignoresCase: Bool
  ) throws(LinkPatternProblem) {
    var choices: [String: [String]] = [:]
    for field in fields { if case .choice(let values) = field.type.linked { choices[field.name] = values } }
    try self.init(
      text,
      hosts: hosts,
      types: .context,
      choices: choices,
      plusIsSpace: plusIsSpace,
      ignoresCase: ignoresCase
    )
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
