import PetriCatalog
import PetriDiagnostics
package import PetriText

/// Converts the grammar to a JSON Schema (draft-07) for all kinds of documents.
///
/// A schema sees one document at a time, so it can't check references to other definitions and files.
package struct SchemaWriter: Sendable {
  private let names: [NameKind: [String]]

  package init(names: [NameKind: [String]]) { self.names = names }

  package var json: JSONText {
    let kinds: [(key: String, construct: Construct)] = [
      ("catalog", .catalog), ("container", .container), ("part", .part), ("screen", .screen),
      ("content", .screen),
    ]
    // The key of a document determines its kind. A chain of `if` reports errors of that kind only, unlike `oneOf`.
    var choice = Schema.reference(.defaults)
    for kind in kinds.reversed() {
      choice = Schema([
        ("if", Schema.having([kind.key]).json), ("then", Schema.reference(kind.construct).json), ("else", choice.json),
      ])
    }
    return .object(
      [
        ("$schema", .string("http://json-schema.org/draft-07/schema#")),
        ("title", .string("Petri catalogue, format \(Grammar.format)")),
      ] + choice.members + [("definitions", .object(definitions))]
    )
  }

  private var definitions: [(String, JSONText?)] {
    SharedSchemas(
      Construct.allCases.map { ($0.rawValue, definition($0).json) } + [
        (SchemaWriter.field, field.json), (SchemaWriter.localized, localized.json),
      ]
    ).definitions
  }

  private func definition(_ construct: Construct) -> Schema {
    guard construct.isDocument, let fields = Grammar.shape(of: construct).fields else {
      return schema(Grammar.shape(of: construct))
    }
    return mapping(fields, adding: [("$schema", .text)])
  }

  func schema(_ rule: Shape) -> Schema {
    switch rule {
    case .text, .template, .imageName: .text
    case .localized: .reference(to: SchemaWriter.localized)
    case .condition: Schema([("type", .line(.array([.string("string"), .string("boolean")])))])
    case .contextList, .contextValue: .pattern(SchemaWriter.reference)
    case .contextNumber: .pattern("^\\$\\{[^{}]+\\}$")
    case .literal(.date): .pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    case .literal: .text
    case .selection: attribute(.int, 0...100_000)
    case .flag: .flag
    case .number(let range): .number(range)
    case .integer(let range): .number(Double(range.lowerBound)...Double(range.upperBound), isInteger: true)
    case .attribute(let type, let range): attribute(type, range)
    case .word(let words, _): .word(words)
    case .name(let kind), .reference(let kind): name(kind)
    case .values: .object
    case .field: .reference(to: SchemaWriter.field)
    case .example: .anything
    case .nothing: .nothing
    case .list(let element, let count, let orOne):
      .any(of: [.list(schema(element), atLeast: count)] + (orOne ? [schema(element)] : []))
    case .mapping(let fields): mapping(fields)
    case .named(let kind, let value): named(kind, schema(value))
    case .oneOf(let forms): .any(of: forms.map(schema))
    case .shared(let construct): .reference(construct)
    }
  }

  private var localized: Schema {
    let forms = Grammar.textForms
    let names = forms.map { "(?!\($0.key)$)" }.joined()
    let form = Schema.any(of: [.text] + forms.map { .reference($0.construct) })
    let pattern = "^\(names)\(SchemaWriter.locale.dropFirst())"
    return .any(of: [.text, .named(pattern, form)] + forms.map { .reference($0.construct) })
  }

  private func attribute(_ type: ContextType, _ range: ClosedRange<Double>?) -> Schema {
    let value: Schema =
      switch type {
      case .bool: .flag
      case .int: .number(range, isInteger: true)
      case .double: .number(range)
      case .choice(let words): .word(words)
      case .date: schema(.literal(.date))
      default: .text
      }
    if case .color = type { return value }
    return .any(of: [value, .pattern(SchemaWriter.reference)])
  }

  private func name(_ kind: NameKind) -> Schema {
    if let names = names[kind] { return .word(names) }
    switch kind {
    case .locale: return .pattern(SchemaWriter.locale)
    // The word for inherited layers and the names of system containers are written like names.
    default: return pattern(kind).map(Schema.pattern) ?? .text
    }
  }

  private func named(_ kind: NameKind, _ value: Schema) -> Schema {
    guard let names = names[kind] else { return .named(pattern(kind), value) }
    return .mapping(names.map { ($0, value) }, required: [])
  }

  private func pattern(_ kind: NameKind) -> String? {
    switch kind.style {
    case .kebabCase: "^[a-z][a-z0-9-]*$"
    case .camelCase: "^[a-z][A-Za-z0-9]*$"
    case .free: nil
    }
  }

  private func mapping(_ fields: FormShape, adding extra: [(String, Schema)] = []) -> Schema {
    let alternatives = fields.alternatives
    let isSingle = fields.checks.contains { if case .oneKey = $0 { true } else { false } }
    guard !alternatives.isEmpty, alternatives.count < fields.all.count else {
      return mapping(fields.all, of: fields, adding: extra, isSingle: isSingle || !alternatives.isEmpty)
    }
    return .any(
      of: alternatives.map { chosen in
        let own = fields.all.filter { field in
          guard field.key != chosen else { return true }
          // Keys that go with a key outside the alternatives belong to all of them.
          let owner = fields.owner(of: field.key).flatMap { alternatives.contains($0) ? $0 : nil } ?? chosen
          return !alternatives.contains(field.key) && owner == chosen
        }
        return mapping(own, of: fields, required: chosen, adding: extra, isSingle: false)
      }
    )
  }

  private func mapping(
    _ all: [FieldShape],
    of fields: FormShape,
    required chosen: String? = nil,
    adding extra: [(String, Schema)],
    isSingle: Bool
  ) -> Schema {
    let others = fields.others
    var schema = Schema.mapping(
      all.map { ($0.key, property($0)) } + extra,
      required: (chosen.map { [$0] } ?? []) + all.filter(\.isRequired).map(\.key),
      others: others.map { self.schema($0.rule) },
      isSingle: isSingle
    )
    let keys = Set(all.map(\.key))
    var owners: [(key: String, owner: String)] = []
    var excluded: [[String]] = []
    for check in fields.checks {
      switch check {
      case .atLeastOne(let keys): schema = schema.and(.any(of: keys.map { .having([$0]) }))
      case .notBoth(let one, let other): excluded.append([one, other])
      case .notAll(let keys): excluded.append(keys)
      case .goesWith(let key, let owner) where keys.contains(key) && owner != chosen: owners.append((key, owner))
      // Relations between numbers can't be expressed.
      case .goesWith, .exactlyOne, .oneKey, .ordered, .below, .filled, .within, .index, .titles: break
      }
    }
    return schema.excluding(excluded).depending(owners)
  }

  private func property(_ field: FieldShape) -> Schema {
    schema(field.rule).describing(field.summary.withoutMarks).showing(
      default: field.defaultText,
      example: field.example
    )
  }

  private var field: Schema {
    func optional(_ words: [String]) -> Schema { .word(words.flatMap { [$0, "\($0)?"] }) }
    let words = Grammar.types.filter { $0.part == nil }.map(\.word)
    func typed(_ words: [String], _ part: String?) -> Schema {
      let parts = Grammar.types.compactMap(\.part)
      let fields = Grammar.field.shape.all.filter { $0.key == part || !parts.contains($0.key) }
      return .mapping(
        fields.map { ($0.key, $0.key == "type" ? optional(words) : property($0)) },
        required: ["type"] + (part.map { [$0] } ?? [])
      )
    }
    // A mapping is a field if `type` is a word, or else an object of fields.
    let object = Schema([
      ("type", .string("object")), ("propertyNames", .object([("pattern", pattern(.key).map { .string($0) })])),
      ("additionalProperties", schema(.field).json),
      ("properties", .object([("type", Schema.object.json), ("of", Schema.never.json)])),
    ])
    let compound = Grammar.types.compactMap { type in type.part.map { typed([type.word], $0) } }
    return .any(of: [optional(words), typed(words, nil)] + compound + [object])
  }

  private static let field = "field"
  private static let localized = "localizedText"
  private static let reference = "\\$\\{"
  private static let locale = "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
}

extension Construct {
  var isDocument: Bool { [.catalog, .defaults, .screen, .part, .container].contains(self) }
}

extension String {
  fileprivate var withoutMarks: String { filter { $0 != "`" } }
}

package struct CatalogSchema: Sendable {
  package let text: String

  package init(devices: [String]) {
    let writer = SchemaWriter(names: [.device: devices, .warning: DiagnosticCode.warnings.map(\.rawValue)])
    text = writer.json.pretty + "\n"
  }
}
