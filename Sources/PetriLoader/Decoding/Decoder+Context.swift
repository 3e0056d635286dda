import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// The fields of a context, of a container's parameters or of the state.
  func fields(_ node: YAMLNode?, of what: String) -> [ContextField] {
    guard let node else { return [] }
    guard node.kind == .mapping else {
      complaints.error(
        .wrongType,
        "\(what) must be a mapping of keys to types; found \(node.kindName)",
        at: node.usedRange,
        label: "for example {city: string}"
      )
      return []
    }
    guard isWithinLimit(node, what, "keys") else {
      checks.untypedNames.formUnion(node.entries.map(\.key.text))
      return []
    }
    return node.entries.compactMap { entry in
      guard let name = key(entry.key, "key") else { return nil }
      if name == Reference.state {
        complaints.error(.badName, "the name '\(name)' is reserved for the app's state", at: entry.key.usedRange)
        return nil
      }
      let field = field(name, entry.value, at: entry.key)
      if field == nil { checks.untypedNames.insert(name) }
      return field
    }
  }

  /// Whether a mapping or a list has no more than may be looked through for each value.
  private func isWithinLimit(_ node: YAMLNode, _ what: String, _ members: String) -> Bool {
    guard node.count > maxMembers else { return true }
    complaints.error(
      .limitExceeded,
      "\(what) has \(node.count) \(members); the limit 'members' is \(maxMembers)",
      at: node.firstKeyRange ?? node.usedRange
    )
    return false
  }

  private func field(_ name: String, _ node: YAMLNode, at key: YAMLNode) -> ContextField? {
    if node.kind == .scalar {
      if node.isNull {
        complaints.error(
          .missingValue,
          "'\(name)' has no type",
          at: key.usedRange,
          label: "write '\(name): string', for example"
        )
        return nil
      }
      return namedType(node, keys: nil).map { ContextField(name: name, type: $0) }
    }
    guard node.kind == .mapping else {
      let element = node.count == 1 ? node.elements.first { _ in true } : nil
      complaints.error(
        .wrongType,
        "the type of '\(name)' must be a word or a mapping; found \(node.kindName)",
        at: node.usedRange,
        label: element.map {
          $0.kind == .scalar ? "write {type: list, of: \($0.shortText)}" : "write {type: list, of: …}"
        }
      )
      return nil
    }
    guard isTyped(node) || isMisspelt(node) else {
      return ContextField(name: name, type: .object(fields(node, of: "the object '\(name)'")))
    }
    guard let keys = Keys(node, Grammar.field, complaints), let typeNode = keys.required("type"),
      let type = namedType(typeNode, keys: keys)
    else { return nil }
    var field = ContextField(name: name, type: type)
    field.defaultValue = given("default", keys, of: type, "the default of '\(name)'")
    field.example = given("example", keys, of: type, "the example of '\(name)'")
    field.summary = text(keys["summary"], "'summary'")
    return field
  }

  private func given(_ key: String, _ keys: Keys, of type: ContextType, _ what: String) -> ContextValue? {
    guard keys.contains(key), let node = keys.node[key] else { return nil }
    if node.isNull, node.text.isEmpty, !type.isOptional {
      keys.reportEmpty(key)
      return nil
    }
    return value(node, of: type, what)
  }

  /// A mapping is a field where `type` names a type, else an object of fields.
  private func isTyped(_ node: YAMLNode) -> Bool {
    guard let type = node["type"] else { return node["values"]?.kind == .sequence || node["of"] != nil }
    return type.kind == .scalar
  }

  /// Whether a mapping that could be an object is a field with misspelt keys: `{typ: string, exampel: Kazan}`.
  ///
  /// Each of its keys is one of a field's or near to one, and what some of them have is no type.
  private func isMisspelt(_ node: YAMLNode) -> Bool {
    let keys = Grammar.field.keys
    let types = Grammar.types.map(\.word)
    return node.count <= keys.count
      && node.entries.allSatisfy { entry in
        keys.contains(entry.key.text) || NearestName.suggestion(for: entry.key.text, among: keys) != nil
      }
      && node.entries.contains { entry in
        let word = entry.value.text
        return entry.value.kind == .scalar && !types.contains(word.hasSuffix("?") ? String(word.dropLast()) : word)
      }
  }

  private func namedType(_ node: YAMLNode, keys: Keys?) -> ContextType? {
    guard node.kind == .scalar else {
      complaints.error(.wrongType, "'type' must be a word; found \(node.kindName)", at: node.usedRange)
      return nil
    }
    let word = node.text
    let isOptional = word.hasSuffix("?")
    let name = isOptional ? String(word.dropLast()) : word
    guard let type = baseType(name, node, keys) else { return nil }
    return isOptional ? .optional(type) : type
  }

  private func baseType(_ name: String, _ node: YAMLNode, _ keys: Keys?) -> ContextType? {
    if let type = ContextType.named.first(where: { $0.name == name })?.type {
      for extra in Grammar.types.compactMap(\.part) {
        if let key = keys?.key(extra) {
          complaints.error(.unknownKey, "'\(extra)' can't be used with the type '\(name)'", at: key.usedRange)
        }
      }
      return type
    }
    switch name {
    case "choice":
      guard let values = need("values", of: "the choice", node, keys), isWithinLimit(values, "the choice", "values")
      else { return nil }
      let words = list(values, "'values'") { self.text($0, "each of the values") }
      guard !words.isEmpty else {
        complaints.error(.badValue, "a choice must have at least one value", at: values.usedRange)
        return nil
      }
      return .choice(words)
    case "list":
      guard let element = need("of", of: "the list", node, keys) else { return nil }
      return field("of", element, at: keys?.key("of") ?? element).map { .list($0.type) }
    case "object":
      guard let members = need("fields", of: "the object", node, keys) else { return nil }
      return .object(fields(members, of: "'fields'"))
    default:
      complaints.unknown(
        .unknownType,
        "unknown type '\(node.shortText)'",
        node: node,
        name: name,
        known: Grammar.types.map(\.word)
      )
      return nil
    }
  }

  private func need(_ key: String, of what: String, _ node: YAMLNode, _ keys: Keys?) -> YAMLNode? {
    guard let keys else {
      complaints.error(
        .requiredKey,
        "\(what) is missing '\(key)'",
        at: node.usedRange,
        label: "write {type: \(node.text), \(key): …}"
      )
      return nil
    }
    return keys.required(key, of: what)
  }

  /// Named contexts, each checked against the fields.
  func fixtures(_ node: YAMLNode?, fields: [ContextField]) -> [Fixture] {
    guard let node else { return [] }
    guard node.kind == .mapping else {
      complaints.error(
        .wrongType,
        "'fixtures' must be a mapping of names to values; found \(node.kindName)",
        at: node.usedRange
      )
      return []
    }
    return node.entries.compactMap { entry in
      guard let name = name(entry.key, "fixture") else { return nil }
      if name == Fixture.examples {
        complaints.error(
          .badName,
          "the fixture name 'examples' is reserved for the context of all examples",
          at: entry.key.usedRange
        )
        return nil
      }
      guard entry.value.kind == .mapping || entry.value.isNull else {
        complaints.error(
          .wrongType,
          "the fixture '\(name)' must be a mapping of values; found \(entry.value.kindName)",
          at: entry.value.usedRange
        )
        return nil
      }
      return Fixture(name: name, values: partialContext(entry.value, fields: fields, of: "the fixture '\(name)'"))
    }
  }

  /// Values for some keys of a context.
  func partialContext(_ node: YAMLNode, fields: [ContextField], of what: String) -> ContextObject {
    var problems: [ContextProblem] = []
    var object = ContextObject()
    for entry in node.entries {
      let name = entry.key.text
      let path = ContextPath([.key(name)])
      guard let field = fields.first(where: { $0.name == name }) else {
        // One whose type could not be told is no second mistake.
        if !checks.untypedNames.contains(name) {
          problems.append(ContextProblem(kind: .unknownKey(known: fields.map(\.name)), path: path))
        }
        continue
      }
      if let value = field.type.value(of: entry.value.literal, at: path, problems: &problems) { object[name] = value }
    }
    report(problems, in: node, what)
    return object
  }
}
