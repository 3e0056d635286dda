import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Makes values for missing keys.
struct Sample {
  let names: KnownNames
  /// The remaining depth of nested mappings.
  var depth = 6

  /// A value that differs from the key's default; `nil` if none is known.
  func value(of field: FieldShape) -> ContextLiteral? {
    if let example = field.example, Sample.isText(field.rule), let literal = Sample.literal(example) { return literal }
    return value(of: field.rule, otherThan: field.defaultText)
  }

  /// A value that a rule accepts and that differs from another.
  ///
  /// - Parameter other: The value to differ from, as it would be written.
  func value(of rule: Shape, otherThan other: String? = nil) -> ContextLiteral? {
    func plain(_ text: String?) -> ContextLiteral? { text.map { .scalar($0, .plain) } }
    switch rule {
    case .text, .template, .localized, .imageName, .reference(.control), .reference(.link): return plain("audited")
    case .condition: return plain(other == "false" ? "true" : "false")
    case .contextList:
      let list = names.screen?.context.first { if case .list = $0.type { true } else { false } }
      return list.map { .scalar("${\($0.name)}", .quoted) }
    // The keys and types of such a value aren't known here.
    case .contextValue: return nil
    case .contextNumber:
      let number = names.screen?.context.first { $0.type == .int || $0.type == .double }
      return number.map { .scalar("${\($0.name)}", .quoted) }
    case .literal(let type): return Alternative.sample(of: type, otherThan: other)
    case .selection: return Alternative.sample(of: .int, otherThan: other, in: 0...100_000)
    case .flag: return plain(other == "true" ? "false" : "true")
    case .number(let range):
      return plain(other.flatMap { Alternative.number($0, in: range) } ?? min(40, range.upperBound).short)
    case .integer(let range):
      return plain(
        other.flatMap { Alternative.integer($0, in: range) } ?? String(min(range.lowerBound + 1, range.upperBound))
      )
    case .attribute(let type, let range): return Alternative.sample(of: type, otherThan: other, in: range)
    case .word(let words, _): return plain(words.first { $0 != other })
    case .name(let kind): return name(kind)
    case .reference(let kind): return plain(names.all(kind).first { $0 != other })
    case .values(let kind): return values(kind)
    case .field:
      return .object([("type", "string"), ("example", "audited")].map { .init(name: $0, value: .scalar($1, .plain)) })
    case .list(let element, let count, _):
      return value(of: element, otherThan: other).map { .list(Array(repeating: $0, count: max(1, count))) }
    case .mapping(let fields): return inner?.mapping(fields)
    case .named(let kind, let value):
      guard let name = entryName(kind), let value = inner?.value(of: value) else { return nil }
      return .object([.init(name: name, value: value)])
    case .oneOf(let forms): return forms.lazy.compactMap { value(of: $0) }.first
    case .shared(.view), .shared(.containerView), .shared(.viewOfKind): return Sample.literal("{label: audited}")
    case .shared(.routeStep): return Sample.literal("{from: current}")
    case .shared(.route): return Sample.literal("[{using: present}, {from: current}]")
    case .shared(.link): return Sample.literal("audited://audited")
    case .shared(let construct): return inner?.value(of: Grammar.shape(of: construct))
    case .example, .nothing: return nil
    }
  }

  /// The sample maker for one more level of nesting; `nil` at the maximum depth.
  private var inner: Sample? {
    var inner = self
    inner.depth -= 1
    return depth > 0 ? inner : nil
  }

  private func name(_ kind: NameKind) -> ContextLiteral? {
    switch kind {
    case .id, .event, .tag: .scalar("audited", .plain)
    case .locale: .scalar("de", .plain)
    default: nil
    }
  }

  /// A name for an entry of a mapping from names.
  private func entryName(_ kind: NameKind) -> String? {
    switch kind {
    case .experiment, .variant: names.all(kind).first
    case .warning: nil
    default: "audited"
    }
  }

  private func values(_ kind: NameKind) -> ContextLiteral? {
    let fields: [ContextField]
    switch kind {
    case .stateKey: fields = names.library.settings.state
    case .formKey: fields = names.screen?.form ?? []
    default: return .empty
    }
    let key = fields.first { $0.type.isScalar }
    guard let key, let value = Alternative.sample(of: key.type, otherThan: key.defaultValue?.text) else { return nil }
    return .object([.init(name: key.name, value: value)])
  }

  private func mapping(_ fields: FormShape) -> ContextLiteral? {
    var wanted = fields.all.filter(\.isRequired)
    if wanted.isEmpty { wanted = Array(fields.all.lazy.filter { value(of: $0) != nil }.prefix(1)) }
    var entries: [ContextLiteral.Entry] = []
    for field in wanted {
      guard let value = value(of: field) else { return nil }
      entries.append(.init(name: field.key, value: value))
    }
    // A mapping from arbitrary names may be empty.
    return entries.isEmpty && fields.others?.kind != .key ? nil : .object(entries)
  }

  private static func isText(_ rule: Shape) -> Bool {
    switch rule {
    case .text, .template, .localized, .imageName, .reference(.control), .reference(.link): true
    default: false
    }
  }

  /// Parses a value as the grammar writes it.
  private static func literal(_ text: String) -> ContextLiteral? {
    YAMLStream.parse(SourceFile(path: "", text: text)).documents.first?.literal
  }
}
