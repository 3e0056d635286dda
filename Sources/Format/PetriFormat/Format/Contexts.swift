import PetriCatalog
import PetriDiagnostics
import PetriText
import PetriYAML

package struct TypeForm: Sendable {
  package let word: String
  package let part: String?
  package let summary: String
}

extension Grammar {
  package static let types =
    ContextType.named.map { TypeForm(word: $0.name, part: nil, summary: $0.type.values) } + [
      TypeForm(word: "choice", part: "values", summary: "one of `values:`"),
      TypeForm(word: "list", part: "of", summary: "of the type in `of:`"),
      TypeForm(word: "object", part: "fields", summary: "of the keys in `fields:`"),
    ]

  static func typeWord(for text: String) -> String {
    let words = types.map(\.word)
    if words.contains(text) { return text }
    return OtherWords.meaning(of: text, among: words)
      ?? (Int(text) != nil ? "int" : Double(text) != nil ? "double" : Bool(text) != nil ? "bool" : "string")
  }

  /// A key of a context with its type, which determines how its other keys are read.
  package static let field = Form("the field", { FieldDraft() }) {
    Field(
      readWithOthers: "type",
      .word(types.map(\.word)),
      isRequired: true,
      "The type; with `?` behind it a value may be left out.",
      example: "string"
    )
    Field(readWithOthers: "default", .example, "The value where none is given.", example: "Kazan")
    Field(readWithOthers: "example", .example, "The value for showing it.", example: "Kazan")
    Field("summary", \.summary, .text, "What it is.", example: "The city of the shop.")
    Field(
      readWithOthers: "values",
      .list(.text, atLeast: 1),
      "The values of a choice.",
      example: "[leading, trailing]"
    )
    Field(readWithOthers: "of", .field, "The type of a list's elements.", example: "string")
    Field(readWithOthers: "fields", .shared(.fields), "The keys of an object.", example: "{name: string}")
  }
}

package struct FieldDraft: Sendable {
  var summary: String?
}

extension ContextType {
  fileprivate var values: String {
    switch self {
    case .string: "any text; a plain word is a text, `no` and `12` too"
    case .int: "an integer of decimal digits, never in quotes"
    case .double: "a number of decimal digits, never in quotes"
    case .bool: "`true`, `false`; not `yes`, `no`, `on`, `off`"
    case .uuid: "`\(sample)`"
    case .url: "with a scheme: `https://…`, `shop://…`, `mailto:…`"
    case .date: "`\(sample)`"
    case .time: "`18:00` or `18:00:30`"
    case .color: "`#F60`, `#FF6600`, `#FF660080`, or a name of UIKit's such as `systemRed`"
    case .choice, .list, .object, .optional: brief
    }
  }
}

extension DefinitionReader {
  mutating func fields(_ node: Int, of what: String, reserved: String? = Reference.state) -> [ContextField] {
    guard tree.kind(node) == .mapping else {
      fail(node) { ShapeProblem.notMapping(what, of: "keys to types", FoundValue($0), example: "{city: string}") }
      return []
    }
    guard isWithinLimit(node, what, "keys") else {
      references.untyped.formUnion(tree.entries(node).map { tree.string($0.key) })
      return []
    }
    var fields: [ContextField] = []
    fields.reserveCapacity(tree.count(node))
    for (key, value) in tree.entries(node) {
      if !tree.text(key).isCamelCase {
        if isText(key, .name("the key")) { fail(key) { ShapeProblem.badKey("key", $0.text) } }
        continue
      }
      let name = tree.string(key)
      if name == reserved {
        fail(key) { _ in ShapeProblem.reserved("name '\(name)'", for: "the app's state") }
        references.untyped.insert(name)
      } else if let field = field(name, value, at: key) {
        fields.append(field)
      } else {
        references.untyped.insert(name)
      }
    }
    return fields
  }

  /// Whether a mapping or list is small enough to be searched linearly for each value.
  private mutating func isWithinLimit(_ node: Int, _ what: String, _ members: String) -> Bool {
    let (count, limit) = (tree.count(node), rules.maxMembers)
    guard tree.kind(node) != .scalar, count > limit else { return true }
    return fail(mapping: node, ValueProblem.tooMany(what, count: count, members, limit: limit))
  }

  private mutating func field(_ name: String, _ node: Int, at key: Int) -> ContextField? {
    switch tree.kind(node) {
    case .scalar:
      if tree.isNull(node) {
        fail(key) { _ in ValueProblem.missingType(name) }
        return nil
      }
      return type(node, in: nil).map { ContextField(name: name, type: $0) }
    case .sequence:
      fail(node) { node in
        let element = node.elements.first { _ in true }
        return ValueProblem.badType(
          name,
          FoundValue(node),
          element: element.map { $0.kind == .scalar ? Grammar.typeWord(for: $0.text) : "…" },
          areChoices: node.count > 1 && node.elements.allSatisfy { $0.kind == .scalar }
        )
      }
      return nil
    case .mapping:
      guard isTyped(node) || isMisspelt(node) else {
        return ContextField(name: name, type: .object(fields(node, of: "the object '\(name)'")))
      }
      return typedField(name, node, at: key)
    }
  }

  private mutating func typedField(_ name: String, _ node: Int, at owner: Int) -> ContextField? {
    var draft = FieldDraft()
    fill(&draft, node, Grammar.field)
    guard let word = tree.given(.type, in: node), let type = type(word, in: node) else { return nil }
    var field = ContextField(name: name, type: type, summary: draft.summary)
    if let entry = tree.entry(of: .default, in: node) {
      field.defaultValue = given(entry, of: type, owner) ?? type.placeholder
    }
    if let entry = tree.entry(of: .example, in: node) { field.example = given(entry, of: type, owner) }
    return field
  }

  private mutating func given(_ entry: (key: Int, value: Int), of type: ContextType, _ owner: Int) -> ContextValue? {
    if tree.isNull(entry.value), !type.isOptional {
      if tree.text(entry.value).isEmpty {
        failMissingValue(of: entry, example: type.sample)
      } else {
        let what = words(.part(entry.key, of: owner))
        fail(entry.value) { ValueProblem.nullOfRequired(what, type, found: $0.shortText) }
      }
      return nil
    }
    return value(entry.value, of: type, .part(entry.key, of: owner), isOfContext: true)
  }

  /// Whether `type` names a type, so that the mapping is a field; otherwise it is an object of fields.
  private func isTyped(_ node: Int) -> Bool {
    guard let type = tree.value(of: .type, in: node) else {
      return tree.value(of: .values, in: node).map { tree.kind($0) == .sequence } == true
        || tree.value(of: .of, in: node) != nil
    }
    return tree.kind(type) == .scalar
  }

  /// Whether a mapping that could be an object is a field with misspelled keys: `{typ: string, exampel: Kazan}`.
  ///
  /// Each of its keys must be, or resemble, one of a field, and at least one value must not be a type.
  private func isMisspelt(_ node: Int) -> Bool {
    let keys = Grammar.field.shape.keys
    return tree.count(node) <= keys.count
      && tree.entries(node).contains { entry in
        tree.kind(entry.value) == .scalar && !DefinitionReader.typeWords.contains(typeWord(entry.value).word)
      }
      && tree.entries(node).allSatisfy { entry in
        let key = tree.string(entry.key)
        return keys.contains(key) || NearestName.suggestion(for: key, among: keys) != nil
      }
  }

  private static let typeWords = WordSet(Grammar.types.map(\.word))

  private func typeWord(_ node: Int) -> (word: UnsafeBufferPointer<UInt8>, isOptional: Bool) {
    let text = tree.text(node)
    guard text.last == UInt8(ascii: "?") else { return (text, false) }
    return (UnsafeBufferPointer(rebasing: text.dropLast()), true)
  }

  /// The type with a name, and for a choice, list or object, its parts from the field.
  ///
  /// - Parameter field: The mapping that contains the name; nil if it is alone.
  private mutating func type(_ node: Int, in field: Int?) -> ContextType? {
    guard tree.kind(node) == .scalar else {
      fail(node) { ShapeProblem.notWord("'type'", FoundValue($0)) }
      return nil
    }
    let (word, isOptional) = typeWord(node)
    guard let type = baseType(word, node, field) else { return nil }
    return isOptional ? .optional(type) : type
  }

  private mutating func baseType(_ word: UnsafeBufferPointer<UInt8>, _ node: Int, _ field: Int?) -> ContextType? {
    if let index = DefinitionReader.typeWords.firstIndex(of: word), index < ContextType.named.count {
      for part in [FormatKey.values, .of, .fields] {
        if let key = field.flatMap({ tree.keyNode(part, in: $0) }) {
          fail(key) { _ in ValueProblem.noPart(part.word, of: String(word)) }
        }
      }
      return known(ContextType.named[index].type)
    }
    let name = String(word)
    switch name {
    case "choice":
      guard let values = part(.values, of: "the choice", node, field), isWithinLimit(values, "the choice", "values"),
        let key = field.flatMap({ tree.keyNode(.values, in: $0) }), case let before = failures,
        let names = list(values, DefinitionReader.choiceValues, .text, .key(key)), failures == before
      else { return nil }
      return .choice(names)
    case "list":
      guard let element = part(.of, of: "the list", node, field) else { return nil }
      let key = field.flatMap { tree.keyNode(.of, in: $0) }
      return self.field("of", element, at: key ?? element).map { .list($0.type) }
    case "object":
      return part(.fields, of: "the object", node, field).map { .object(fields($0, of: "'fields'")) }
    default:
      fail(node, unknown: .type, name: name, among: Grammar.types.map(\.word))
      return nil
    }
  }

  private static let choiceValues = ListShape(.text, atLeast: 1, orOne: false)

  private mutating func part(_ key: FormatKey, of what: String, _ node: Int, _ field: Int?) -> Int? {
    guard let field else {
      fail(node) { ShapeProblem.missingPart(key.word, of: what, word: $0.text) }
      return nil
    }
    if let part = tree.given(key, in: field) { return part }
    // A missing or misspelled value was reported with the keys.
    if tree.value(of: key, in: field) == nil, !meant.contains(key.word) {
      fail(mapping: field, ShapeProblem.missingKey(key.word, of: what))
    } else {
      giveUp()
    }
    return nil
  }

  private static let keysOfFixtures = [Reference.state, Reference.form, Fixture.keyboard]

  mutating func fixture(_ key: Int, _ values: Int) -> Fixture? {
    let name = tree.string(key)
    if name == Fixture.examples {
      fail(key) { _ in
        ShapeProblem.reserved("fixture name 'examples'", for: "the context of all examples")
      }
      return nil
    }
    guard tree.kind(values) == .mapping || tree.isNull(values) else {
      fail(values) { ShapeProblem.notMapping("the fixture '\(name)'", of: "values", FoundValue($0)) }
      return nil
    }
    fixtures?.append(name)
    var fixture = Fixture(name: name, values: ContextObject())
    var problems: [ContextProblem] = []
    for (key, value) in tree.entries(values) {
      let word = tree.string(key)
      if word == Reference.state {
        fixture.state = self.values(
          value,
          at: key,
          of: scope.state,
          "state keys to values",
          "the state",
          ofFixture: name
        )
      } else if word == Reference.form, !scope.form.isEmpty {
        fixture.form = self.values(
          value,
          at: key,
          of: scope.form,
          "keys of the form to values",
          "the form",
          ofFixture: name
        )
      } else if word == Fixture.keyboard, !context.contains(where: { $0.name == Fixture.keyboard }) {
        if tree.isNull(value) {
          failMissingValue(of: (key, value))
        } else {
          fixture.keyboard = Grammar.keyboardRule.read(&self, value, .key(key))
        }
      } else {
        take(value, for: key, of: context, besides: DefinitionReader.keysOfFixtures, &fixture.values, &problems)
      }
    }
    fail(problems, in: values, "the fixture '\(name)'")
    return fixture
  }

  private mutating func values(
    _ node: Int,
    at key: Int,
    of fields: [ContextField],
    _ entries: String,
    _ what: String,
    ofFixture name: String
  ) -> ContextObject {
    var values = ContextObject()
    let word = tree.string(key)
    if tree.isNull(node) {
      failMissingValue(of: (key, node))
    } else if tree.kind(node) != .mapping {
      fail(node) { ShapeProblem.notMapping("'\(word)'", of: entries, FoundValue($0)) }
    } else {
      var problems: [ContextProblem] = []
      for (key, value) in tree.entries(node) { take(value, for: key, of: fields, besides: [], &values, &problems) }
      fail(problems, in: node, "\(what) of the fixture '\(name)'")
    }
    return values
  }

  private mutating func take(
    _ value: Int,
    for key: Int,
    of fields: [ContextField],
    besides others: [String],
    _ values: inout ContextObject,
    _ problems: inout [ContextProblem]
  ) {
    let text = tree.text(key)
    if let field = fields.first(where: { $0.name.utf8.elementsEqual(text) }) {
      let path = ContextPath([.key(field.name)])
      if let found = certainValue(value, of: field.type) {
        values[field.name] = found
      } else if let literal = constant(value, of: field.type, .key(key)) {
        values[field.name] = field.type.value(of: literal, at: path, problems: &problems) ?? values[field.name]
      }
    } else if !references.untyped.contains(String(text)) {
      let path = ContextPath([.key(String(text))])
      problems.append(ContextProblem(kind: .unknownKey(known: fields.map(\.name) + others), path: path))
    }
  }
}
