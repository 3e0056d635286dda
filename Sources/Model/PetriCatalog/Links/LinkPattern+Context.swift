package import PetriLinks

extension LinkPattern {
  /// Parses a pattern whose parameters are keys of a context.
  ///
  /// - Parameters:
  ///   - hosts: The named hosts.
  ///   - fields: The context keys, for parameters of the type `choice`.
  ///   - plusIsSpace: Whether `+` in a value is decoded as a space.
  ///   - ignoresCase: Whether ASCII case is ignored.
  ///   - isConditional: Whether the link also has a condition.
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

  /// The type of a parameter: its context key's, or else the type that its constraint implies.
  package func type(of name: String, in fields: [ContextField]) -> ContextType {
    if let field = fields.first(where: { $0.name == name }) { return field.type.linked }
    return switch constraint(of: name) {
    case .range: .int
    case .type(let word): LinkTypes.contextTypes.first { $0.description == word } ?? .string
    case .values(let values): .choice(values)
    case nil, .labels, .domain: .string
    }
  }

  package func sampleLink(for fields: [ContextField]) -> String? {
    let values = parameters.map { name in
      let type = type(of: name, in: fields)
      return (name, [constraint(of: name)?.sample(.context) ?? (type == .string ? "example" : type.sample)])
    }
    return link(for: Dictionary(uniqueKeysWithValues: values), types: .context)
  }

  /// The options that differ from the defaults, in YAML syntax.
  package var flags: [String] { (plusIsSpace ? ["plus space"] : []) + (ignoresCase ? ["case any"] : []) }
}

extension ContextType {
  /// The type of a single value in a link: the element type of a list, otherwise the type itself.
  package var linked: ContextType { if case .list(let element) = unwrapped { element.unwrapped } else { unwrapped } }

  /// Whether a text that satisfies the constraint can be a value of the type.
  package func takes(_ constraint: LinkParameter.Constraint) -> Bool {
    switch constraint {
    case .values(let values): values.allSatisfy { linked.scalarValue(of: $0) != nil }
    case .type(let name): linked == .string || linked.description == name || (name == "int" && linked == .double)
    case .range: [.string, .int, .double].contains(linked)
    case .labels, .domain: linked == .string
    }
  }
}

extension LinkTypes {
  package static let contextTypes: [ContextType] = [.bool, .int, .double, .uuid, .date, .time, .color([]), .url]

  /// The types of link parameters, strictest first.
  package static let context: LinkTypes = {
    let types = contextTypes
    return LinkTypes(
      types.map(\.description),
      accepts: { name, text in types.first { $0.description == name }?.scalarValue(of: text) != nil },
      sample: { name in types.first { $0.description == name }?.sample ?? "" }
    )
  }()
}
