package import PetriLinks

extension LinkPattern {
  /// Parses a pattern whose parameters are keys of a context.
  ///
  /// - Parameters:
  ///   - hosts: the named hosts.
  ///   - fields: the keys, for parameters of the type `choice`.
  ///   - plusIsSpace: whether `+` in a value is decoded as a space.
  ///   - ignoresCase: whether ASCII case is ignored.
  ///   - isConditional: whether a condition decides besides the pattern.
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

  /// The type of a parameter: its key's, or the one that its constraint implies.
  package func type(of name: String, in fields: [ContextField]) -> ContextType {
    if let field = fields.first(where: { $0.name == name }) { return field.type.linked }
    return switch constraint(of: name) {
    case .range: .int
    case .type(let word): LinkTypes.contextTypes.first { $0.description == word } ?? .string
    case .values(let values): .choice(values)
    case nil, .labels, .domain: .string
    }
  }

  /// A matching link with sample values.
  package func sampleLink(for fields: [ContextField]) -> String? {
    let values = parameters.map { name in
      let type = type(of: name, in: fields)
      return (name, [constraint(of: name)?.sample(.context) ?? (type == .string ? "example" : type.sample)])
    }
    return link(for: Dictionary(uniqueKeysWithValues: values), types: .context)
  }

  /// The options that differ from the defaults, in the format's syntax.
  package var flags: [String] { (plusIsSpace ? ["plus space"] : []) + (ignoresCase ? ["case any"] : []) }
}

extension ContextType {
  /// The type of a single value: the type itself or that of a list's elements.
  package var linked: ContextType { if case .list(let element) = unwrapped { element.unwrapped } else { unwrapped } }

  /// Whether some text that satisfies a constraint is a value of the type.
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
  /// The types of link parameters.
  package static let contextTypes: [ContextType] = [.bool, .int, .double, .uuid, .date, .time, .color([]), .url]

  /// The types of link parameters, stricter ones first.
  package static let context: LinkTypes = {
    let types = contextTypes
    return LinkTypes(
      types.map(\.description),
      accepts: { name, text in types.first { $0.description == name }?.scalarValue(of: text) != nil },
      sample: { name in types.first { $0.description == name }?.sample ?? "" }
    )
  }()
}
