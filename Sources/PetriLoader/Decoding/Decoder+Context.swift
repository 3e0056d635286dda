import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// The fields of a context, of a container's parameters or of the state.
  func fields(_ node: YAMLNode?, of what: String) -> [ContextField] {
    guard let node else { return [] }
    guard node.kind == .mapping else {
      complaints.report(
        ShapeProblem.notMapping(what, of: "keys to types", FoundValue(node), example: "{city: string}"),
        at: node
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
        complaints.report(ShapeProblem.reserved("name '\(name)'", for: "the app's state"), at: entry.key)
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
    complaints.report(
      ValueProblem.tooMany(what, count: node.count, members, limit: maxMembers),
      at: node.firstKeyRange ?? node.usedRange
    )
    return false
  }

  private func field(_ name: String, _ node: YAMLNode, at key: YAMLNode) -> ContextField? {
    if node.kind == .scalar {
      if node.isNull {
        complaints.report(ValueProblem.missingType(name), at: key)
        return nil
      }
      return namedType(node, keys: nil).map { ContextField(name: name, type: $0) }
    }
    guard node.kind == .mapping else {
      let element = node.count == 1 ? node.elements.first { _ in true } : nil
      complaints.report(
        ValueProblem.badType(name, FoundValue(node), element: element.map { $0.kind == .scalar ? $0.shortText : "…" }),
        at: node
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
    field.summary = text("summary", keys)
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
      complaints.report(ShapeProblem.notWord("'type'", FoundValue(node)), at: node)
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
          complaints.report(ValueProblem.noPart(extra, of: name), at: key)
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
        complaints.report(ShapeProblem.noElements("a choice", "value"), at: values)
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
      complaints.unknown(.type, node, name: name, among: Grammar.types.map(\.word))
      return nil
    }
  }

  private func need(_ key: String, of what: String, _ node: YAMLNode, _ keys: Keys?) -> YAMLNode? {
    guard let keys else {
      complaints.report(ShapeProblem.missingPart(key, of: what, word: node.text), at: node)
      return nil
    }
    return keys.required(key, of: what)
  }

  /// Named contexts, each checked against the fields.
  func fixtures(_ node: YAMLNode?, fields: [ContextField]) -> [Fixture] {
    guard let node else { return [] }
    guard node.kind == .mapping else {
      complaints.report(ShapeProblem.notMapping("'fixtures'", of: "names to values", FoundValue(node)), at: node)
      return []
    }
    return node.entries.compactMap { entry in
      guard let name = name(entry.key, "fixture") else { return nil }
      if name == Fixture.examples {
        complaints.report(
          ShapeProblem.reserved("fixture name 'examples'", for: "the context of all examples"),
          at: entry.key
        )
        return nil
      }
      guard entry.value.kind == .mapping || entry.value.isNull else {
        complaints.report(
          ShapeProblem.notMapping("the fixture '\(name)'", of: "values", FoundValue(entry.value)),
          at: entry.value
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
