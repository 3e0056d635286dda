import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLoader
import PetriText
import PetriYAML

/// Completes the key, value or reference at a position by the grammar.
@MainActor
struct Completion {
  private let model: CatalogModel
  private let probe: CompletionProbe
  private let outline: Outline

  init(_ file: SourceFile, at offset: Int, in model: CatalogModel) {
    self.model = model
    var probe = CompletionProbe(file, at: offset)
    var outline = model.outline(of: probe.file).outline
    if !probe.missingBrackets.isEmpty, !outline.hasProbe {
      // The closing bracket isn't typed yet.
      probe = CompletionProbe(file, at: offset, closing: probe.missingBrackets)
      outline = model.outline(of: probe.file).outline
    }
    (self.probe, self.outline) = (probe, outline)
  }

  /// The range to replace: the word, or a whole value, which can contain blanks and dots.
  var replaced: Range<Int> { typedValue.map { probe.extent(of: $0) } ?? probe.replaced }

  var items: [CompletionItem] {
    var seen: Set<String> = []
    let isQuoted = typedValue?.isQuoted ?? false
    return found.filter { seen.insert($0.label).inserted }.map { item in
      var item = item
      if probe.needsBlank { item.text = " \(item.text ?? item.label)" }
      guard isQuoted else { return item }
      // The value is quoted already.
      let name = item.label
      item.text = typedValue?.style == .singleQuoted ? name.replacing("'", with: "''") : name.escaped
      return item
    }
  }

  /// The value at the cursor; `nil` for a key or an interpolated reference.
  private var typedValue: YAMLNode? {
    guard case .value = probe.kind else { return nil }
    return outline.values.last { isProbe($0.node) }?.node
  }

  private var found: [CompletionItem] {
    switch probe.kind {
    case .reference(let path): return references(path)
    case .value:
      guard let value = outline.values.last(where: { isProbe($0.node) }) else { return [] }
      // An element of a flow sequence may be a mapping with one key.
      let keys = value.key == nil ? value.rule.mappings.flatMap(\.all).map(item) : []
      return values(of: value, value.rule) + keys
    case .key:
      guard let key = outline.keys.last(where: { isProbe($0.node) }) else {
        return outline.values.last { isProbe($0.node) }.map { values(of: $0, $0.rule) } ?? documentKeys
      }
      return keys(of: key) + elements(at: key)
    }
  }

  private func isProbe(_ node: YAMLNode) -> Bool { node.isProbe }

  // MARK: - Keys

  private func keys(of key: Outline.Key) -> [CompletionItem] {
    let present = Set(key.mapping.entries.map(\.key.text))
    var items: [CompletionItem] = []
    var seen: Set<String> = []
    for form in key.forms {
      for field in form.all where !present.contains(field.key) && form.takes(field, besides: present) {
        if seen.insert(field.key).inserted { items.append(item(field)) }
      }
      guard let others = form.others else { continue }
      let names = model.names(others.kind, key.scope, in: outline).filter { !present.contains($0.name) }
      items += names.filter { seen.insert($0.name).inserted }.map { item($0, suffix: probe.hasColon ? "" : ": ") }
    }
    return items + names(for: key).filter { !present.contains($0.label) }
  }

  private func names(for key: Outline.Key) -> [CompletionItem] {
    guard key.forms.isEmpty, let value = outline.values.last(where: { $0.node == key.mapping }) else { return [] }
    var kinds: [NameKind] = []
    for form in value.rule.forms {
      switch form {
      case .named(.case, _): return cases(of: key.mapping)
      case .values(let kind): kinds.append(kind)
      case .named(let kind, _) where kind == .experiment || kind == .variant || kind == .warning: kinds.append(kind)
      default: break
      }
    }
    var scope = value.scope
    scope.target = key.scope.target ?? scope.target
    return kinds.flatMap { model.names($0, scope, in: outline) }.map { item($0, suffix: probe.hasColon ? "" : ": ") }
  }

  /// The values to switch over, of the reference next to the mapping.
  private func cases(of mapping: YAMLNode) -> [CompletionItem] {
    let around = outline.keys.last { $0.value == mapping }?.mapping
    let decider = outline.values.last { value in
      value.rule.choosesCase && around?.entries.contains { $0.value == value.node } ?? false
    }
    guard let decider, let document = outline.document(at: decider.node.range.startOffset),
      let reference = TextReferences.all(in: decider.node).first.flatMap({ Reference($0.path) }),
      let type = try? model.types(in: document, decider.scope).type(of: reference)
    else { return [] }
    return values(of: type).map { item in
      var item = item
      item.text = item.label + (probe.hasColon ? "" : ": ")
      return item
    }
  }

  /// The words and names that an element can be instead of a mapping.
  private func elements(at key: Outline.Key) -> [CompletionItem] {
    guard key.mapping.count == 1, !probe.hasColon, let value = outline.values.last(where: { $0.node == key.mapping }),
      value.key == nil || key.mapping.range.start.line == value.key?.range.start.line, !key.mapping.isInBraces
    else { return [] }
    let keys = Set(key.forms.flatMap(\.keys))
    return values(of: value, value.rule).filter { !keys.contains($0.label) }
  }

  private var documentKeys: [CompletionItem] {
    let constructs: [Construct] = [.screen, .container, .part]
    return constructs.flatMap { construct -> [CompletionItem] in
      (Grammar.shape(of: construct).fields?.all.prefix(1) ?? []).map(item)
    }
  }

  private func item(_ field: FieldShape) -> CompletionItem {
    CompletionItem(
      label: field.key,
      kind: .property,
      detail: field.isRequired ? "required" : field.defaultText.map { "default: \($0)" },
      documentation: KeyText(field).markdown,
      text: field.key + (probe.hasColon ? "" : field.rule.isBlock ? ":" : ": ")
    )
  }

  private func item(
    _ name: CatalogModel.Name,
    _ kind: CompletionItem.Kind = .reference,
    suffix: String = ""
  ) -> CompletionItem {
    CompletionItem(
      label: name.name,
      kind: kind,
      detail: name.detail.isEmpty ? nil : name.detail,
      documentation: name.summary.map(MarkdownText.escaped),
      text: name.name + suffix
    )
  }

  // MARK: - Values

  private func values(of value: Outline.Value, _ rule: Shape) -> [CompletionItem] {
    if case .shared(.stringsKey) = rule {
      let table = outline.keys.last { $0.value == value.node }?.mapping["table"]?.text ?? model.settings.stringsTable
      return model.stringKeys(of: table).map { item($0, .constant) }
    }
    return rule.forms.flatMap { form -> [CompletionItem] in
      switch form {
      case .word(let words, _): return words.map { CompletionItem(label: $0, kind: .enum) }
      case .flag: return booleans
      case .reference(.control): return controls(of: value)
      case .reference(.link): return links
      case .reference(let kind), .imageName(let kind):
        return model.names(kind, value.scope, in: outline).map { item($0) }
      case .attribute(let type, _), .literal(let type): return values(of: type)
      case .field:
        return Grammar.types.map { CompletionItem(label: $0.word, kind: .keyword, documentation: $0.summary) }
      case .list(let element, _, _): return values(of: value, element)
      case .localized: return value.key?.text == "link" ? links : []
      case .name(let kind) where [.tag, .locale, .event].contains(kind):
        return model.names(kind, value.scope, in: outline).map { item($0) }
      case .contextList, .contextValue, .contextNumber: return wholeReferences(value)
      case .example: return field(of: value).map { values(of: $0.type) } ?? []
      default: return []
      }
    }
  }

  private var booleans: [CompletionItem] { ["true", "false"].map { CompletionItem(label: $0, kind: .keyword) } }

  private func values(of type: ContextType) -> [CompletionItem] {
    switch type.unwrapped {
    case .bool: booleans
    case .choice(let words): words.map { CompletionItem(label: $0, kind: .enum) }
    case .color: model.colors.map { item($0, .color) }
    default: []
    }
  }

  private func controls(of value: Outline.Value) -> [CompletionItem] {
    guard let document = outline.document(at: value.node.range.startOffset), let file = fileWithStep(of: value) else {
      return []
    }
    let style = WritingStyle(of: document.node)
    return model.controls(file, of: value.scope.owner).map { control in
      CompletionItem(
        label: control.name,
        kind: .reference,
        detail: control.detail,
        text: style.flowText(.scalar(control.name, .quoted))
      )
    }
  }

  /// Replaces the step at the cursor, which is usually incomplete, by a valid one.
  private func fileWithStep(of value: Outline.Value) -> SourceFile? {
    let start = value.node.range.startOffset
    let step = outline.values.last { $0.rule.isWalkStep && $0.node.usedRange.offsets.holds(start) }
    guard let range = step?.node.usedRange.offsets else { return nil }
    var bytes = probe.file.bytes
    bytes.replaceSubrange(range, with: "{tap: \(CompletionProbe.word)}".utf8)
    return SourceFile(path: probe.file.path, bytes: bytes)
  }

  private var links: [CompletionItem] {
    model.catalog.screens.flatMap { screen in
      screen.links.map { link in
        CompletionItem(
          label: "\(link.pattern)",
          kind: .reference,
          detail: screen.name,
          documentation: screen.summary,
          text: "\"\(link.pattern)\""
        )
      }
    }
  }

  private func field(of value: Outline.Value) -> ContextField? {
    guard let name = value.key?.text else { return nil }
    if let target = value.scope.target {
      let fields =
        target.kind == .container
        ? model.catalog.container(named: target.name)?.parameters : model.catalog.screen(named: target.name)?.context
      return fields?.first { $0.name == name }
    }
    let own = model.catalog.screen(named: value.scope.owner)?.context.first { $0.name == name }
    return own ?? model.settings.state.first { $0.name == name }
  }

  // MARK: - Values in texts

  private func references(_ path: [String]) -> [CompletionItem] {
    guard
      let value = outline.values.last(where: { isProbe($0.node) }) ?? outline.values.last(where: { holdsProbe($0) }),
      let document = outline.document(at: value.node.range.startOffset)
    else { return [] }
    let types = model.types(in: document, value.scope)
    return fields(types, path).map { field in
      CompletionItem(
        label: field.name,
        kind: .variable,
        detail: field.type.description,
        documentation: field.summary
      )
    }
  }

  private func holdsProbe(_ value: Outline.Value) -> Bool {
    value.node.kind == .scalar && value.node.range.text.contains(CompletionProbe.word)
  }

  private func fields(_ types: TypeScope, _ path: [String]) -> [ContextField] {
    guard !path.isEmpty else {
      let state = ContextField(name: Reference.state, type: .object(types.state), summary: "The app's state.")
      let form = ContextField(name: Reference.form, type: .object(types.form), summary: "What a person fills in.")
      return types.locals.reversed() + types.context + (types.form.isEmpty ? [] : [form])
        + (types.state.isEmpty ? [] : [state])
    }
    let count = ContextField(name: Reference.count, type: .int, summary: "How many there are.")
    guard let reference = Reference(path.joined(separator: ".")), let type = try? types.type(of: reference) else {
      return []
    }
    switch type.unwrapped {
    case .object(let fields): return fields
    case .list, .string: return [count]
    default: return []
    }
  }

  private func wholeReferences(_ value: Outline.Value) -> [CompletionItem] {
    guard let document = outline.document(at: value.node.range.startOffset) else { return [] }
    return fields(model.types(in: document, value.scope), []).map { field in
      CompletionItem(
        label: "${\(field.name)}",
        kind: .variable,
        detail: field.type.description,
        documentation: field.summary,
        text: "\"${\(field.name)}\""
      )
    }
  }
}

extension Outline {
  fileprivate var hasProbe: Bool { keys.contains { $0.node.isProbe } || values.contains { $0.node.isProbe } }
}

extension YAMLNode {
  /// Whether the node is the completion probe or contains it.
  fileprivate var isProbe: Bool { kind == .scalar && !isAlias && text.contains(CompletionProbe.word) }
}

extension YAMLNode {
  /// Whether the mapping is a flow mapping.
  fileprivate var isInBraces: Bool {
    let start = range.startOffset
    return start < file.bytes.count && file.bytes[start] == UInt8(ascii: "{")
  }
}

extension String {
  /// The text escaped for double quotes.
  fileprivate var escaped: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}

extension FormShape {
  /// Whether a mapping with some keys can have another.
  fileprivate func takes(_ field: FieldShape, besides present: Set<String>) -> Bool {
    checks.allSatisfy { check in
      switch check {
      case .exactlyOne(let keys): !keys.contains(field.key) || !keys.contains(where: present.contains)
      case .notBoth(let one, let other):
        !(one == field.key && present.contains(other) || other == field.key && present.contains(one))
      default: true
      }
    }
  }
}

extension Shape {
  /// Whether the value decides between cases.
  fileprivate var choosesCase: Bool {
    switch self {
    case .contextValue, .selection: true
    default: false
    }
  }

  fileprivate var isWalkStep: Bool { if case .shared(.walkStep) = self { true } else { false } }

  /// Whether its values usually start on a new line.
  fileprivate var isBlock: Bool {
    forms.allSatisfy { form in
      switch form {
      case .mapping, .named, .list(_, _, false): true
      default: false
      }
    }
  }
}

struct CompletionItem {
  /// The kinds by their number in the protocol.
  enum Kind: Int {
    case field = 5, variable = 6, `class` = 7, property = 10, value = 12, `enum` = 13, keyword = 14, color = 16, file =
      17, reference = 18, constant = 21
  }

  let label: String
  let kind: Kind
  var detail: String?
  /// In Markdown.
  var documentation: String?
  /// The inserted text; defaults to the label.
  var text: String?

  /// - Parameters:
  ///   - range: the range to replace.
  ///   - order: the sort index.
  func json(_ range: JSONText, order: Int) -> JSONText {
    .object([
      ("label", .string(label)), ("kind", .int(kind.rawValue)), ("detail", detail.map { .string($0) }),
      (
        "documentation",
        documentation.map { .object([("kind", .string("markdown")), ("value", .string($0))]) }
      ),
      ("sortText", .string(order.digits(5))),
      ("textEdit", .object([("range", range), ("newText", .string(text ?? label))])),
    ])
  }
}
