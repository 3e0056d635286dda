import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Builds an outline by walking a file along the grammar.
///
/// New keys of the grammar are supported automatically, because the walk has no list of keys.
struct OutlineWalk {
  private(set) var outline = Outline()
  private let stringsTable: String
  /// Caches the keyed forms of shared rules, which are needed for each value.
  private var forms: [Construct: [FormShape]?] = [:]

  static func outline(of stream: YAMLStream, isDefaults: Bool, stringsTable: String) -> Outline {
    var walk = OutlineWalk(stringsTable: stringsTable)
    for document in stream.documents where !document.isNull { walk.document(document, isDefaults: isDefaults) }
    walk.addNames()
    return walk.outline
  }

  private init(stringsTable: String) { self.stringsTable = stringsTable }

  private mutating func document(_ node: YAMLNode, isDefaults: Bool) {
    let construct = isDefaults ? Construct.defaults : Construct.document(node)
    let name = node[construct.rawValue].flatMap { $0.kind == .scalar ? $0 : nil }
    outline.documents.append(Outline.Document(node: node, construct: construct, name: name))
    let scope = Outline.Scope(owner: construct == .catalog ? "" : name?.text ?? "")
    visit(node, .shared(construct), scope)
  }

  // MARK: - Values

  mutating func visit(_ node: YAMLNode, _ rule: Shape, key: YAMLNode? = nil, _ scope: Outline.Scope) {
    // The content of an alias is walked at its anchor.
    guard !node.isAlias else { return }
    outline.values.append(Outline.Value(node: node, rule: rule, key: key, scope: scope))
    if case .shared(let construct) = rule {
      switch construct {
      case .fields: return fields(node, of: key?.text, scope)
      case .stringsKey where node.kind == .scalar: return stringsKey(node, scope)
      case .link where node.kind == .scalar: return pattern(node, scope)
      case .link where node.kind == .mapping:
        mapping(node, rule.mappings, scope)
        for entry in ownEntries(of: node) {
          if case .text? = rule.fields?[entry.key.text]?.rule { pattern(entry.value, scope) }
        }
        return
      default: break
      }
    }
    if node.kind == .mapping, let forms = keyedForms(of: rule) { return mapping(node, forms, scope) }
    guard let form = rule.form(of: node) else { return texts(node, scope) }
    switch form {
    case .named(let kind, let value): named(node, kind, value, scope)
    case .values(let kind): values(node, kind, scope)
    case .list(let element, _, _):
      if node.kind == .sequence {
        for inner in node.elements { visit(inner, element, scope) }
      } else {
        visit(node, element, scope)
      }
    case .localized where node.kind == .mapping:
      if let form = Grammar.textForms.first(where: { node[$0.key] != nil }) {
        return visit(node, .shared(form.construct), key: key, scope)
      }
      for entry in ownEntries(of: node) { visit(entry.value, .localized, key: entry.key, scope) }
    case .name(let kind): define(kind, node, extent: node.usedRange.offsets, scope)
    case .reference(.control):
      if node.kind == .scalar { outline.controls.append(.init(node: node, owner: scope.owner)) }
    // A link is matched as a whole; it isn't a name.
    case .reference(.link): hosts(node)
    case .reference(let kind): refer(kind, node, scope)
    case .imageName(let kind) where node.kind == .scalar && !node.text.contains("${"): refer(kind, node, scope)
    case .attribute(let type, _), .literal(let type):
      if case .color = type.unwrapped { color(node) }
      texts(node, scope)
    case .field, .word, .flag, .number, .integer, .nothing: break
    default: texts(node, scope)
    }
  }

  private mutating func texts(_ node: YAMLNode, _ scope: Outline.Scope) {
    switch node.kind {
    case .scalar:
      note(TextReferences.all(in: node), scope)
      hosts(node)
    case .sequence: for element in node.elements where !element.isAlias { texts(element, scope) }
    case .mapping: for entry in ownEntries(of: node) { texts(entry.value, scope) }
    }
  }

  func ownEntries(of mapping: YAMLNode) -> [YAMLEntry] {
    mapping.entries.filter { !$0.isMerged && !$0.key.isAlias && !$0.value.isAlias }
  }

  // MARK: - Mappings

  /// The mappings that a rule accepts, if it accepts no others.
  private mutating func keyedForms(of rule: Shape) -> [FormShape]? {
    guard case .shared(let construct) = rule else { return rule.takesKeys ? rule.mappings : nil }
    if let known = forms[construct] { return known }
    let found = rule.takesKeys ? rule.mappings : nil
    forms[construct] = .some(found)
    return found
  }

  private mutating func mapping(_ node: YAMLNode, _ all: [FormShape], _ scope: Outline.Scope) {
    let forms = all.best(for: node)
    let entries = ownEntries(of: node).map { entry in
      let key = entry.key.text
      return (entry: entry, field: forms.lazy.compactMap { $0[key] }.first)
    }
    var inner = scope
    inner.target = target(in: entries)
    addLocal(of: entries, &inner)
    for (entry, field) in entries {
      outline.keys.append(
        Outline.Key(node: entry.key, value: entry.value, mapping: node, forms: forms, scope: inner)
      )
      if let field {
        visit(entry.value, field.rule, key: entry.key, inner)
      } else if let others = forms.lazy.compactMap(\.others).first {
        other(entry, others, inner)
      }
    }
  }

  /// Adds an entry whose key is a name, such as that of a container or of a context key.
  private mutating func other(_ entry: YAMLEntry, _ others: (kind: NameKind, rule: Shape), _ scope: Outline.Scope) {
    var inner = scope
    if others.kind == .container {
      refer(.container, entry.key, scope)
      inner.target = Outline.Target(kind: .container, name: entry.key.text)
    } else {
      mention(Symbol(others.kind, entry.key.text, of: scope.owner), entry.key)
    }
    visit(entry.value, others.rule, key: entry.key, inner)
  }

  /// The screen or part that one of the entries names.
  private func target(in entries: [(entry: YAMLEntry, field: FieldShape?)]) -> Outline.Target? {
    let named = entries.first { entry, field in
      entry.value.kind == .scalar && !entry.value.isNull && (field?.rule.namesScreen ?? false)
    }
    return named.map { Outline.Target(kind: .screen, name: $0.entry.value.text) }
  }

  private func addLocal(of entries: [(entry: YAMLEntry, field: FieldShape?)], _ scope: inout Outline.Scope) {
    let each = entries.first { entry, field in
      if case .contextList = field?.rule { entry.value.kind == .scalar } else { false }
    }
    guard let list = each?.entry.value else { return }
    let named = entries.first { if case .name(.key) = $0.field?.rule { true } else { false } }
    let references = TextReferences.all(in: list)
    let symbol = references.first.flatMap { TextReferences.symbols(of: $0, scope).last?.symbol }
    scope.locals.append(
      Outline.Local(
        name: named?.entry.value.text ?? Repetition.defaultName,
        list: references.first?.path ?? "",
        symbol: symbol
      )
    )
    scope.locals.append(Outline.Local(name: Repetition.indexName, list: "", symbol: nil))
  }

  private mutating func named(_ node: YAMLNode, _ kind: NameKind, _ rule: Shape, _ scope: Outline.Scope) {
    for entry in ownEntries(of: node) {
      outline.keys.append(
        Outline.Key(node: entry.key, value: entry.value, mapping: node, forms: [], scope: scope)
      )
      let isUse = kind == .experiment && !scope.owner.isEmpty || kind == .variant || kind == .warning
      if isUse {
        refer(kind, entry.key, scope)
      } else {
        define(kind, entry.key, extent: entry.extent, scope)
      }
      var inner = scope
      // The fields belong to the mapping's own definition.
      let hasKeys = rule.fields?.all.contains { if case .shared(.fields) = $0.rule { true } else { false } } ?? false
      if hasKeys { inner.owner = "\(kind.rawValue) \(entry.key.text)" }
      if kind == .experiment { inner.target = Outline.Target(kind: .experiment, name: entry.key.text) }
      visit(entry.value, rule, key: entry.key, inner)
    }
  }

  // MARK: - Keys of contexts

  private mutating func fields(_ node: YAMLNode, of key: String?, _ scope: Outline.Scope) {
    let kind: NameKind = key == Reference.state ? .stateKey : key == Reference.form ? .formKey : .key
    fields(node, kind, prefix: "", scope)
  }

  private mutating func fields(_ node: YAMLNode, _ kind: NameKind, prefix: String, _ scope: Outline.Scope) {
    for entry in ownEntries(of: node) {
      let symbol = Symbol(kind, prefix + entry.key.text, of: scope.owner)
      outline.keys.append(
        Outline.Key(node: entry.key, value: entry.value, mapping: node, forms: [], scope: scope)
      )
      mention(symbol, entry.key, isDefinition: true, extent: entry.extent)
      field(entry.value, kind, symbol, key: entry.key, scope)
    }
  }

  /// Adds the value of a context field: its type, or its nested fields if it is an object.
  private mutating func field(
    _ node: YAMLNode,
    _ kind: NameKind,
    _ symbol: Symbol,
    key: YAMLNode,
    _ scope: Outline.Scope
  ) {
    guard !node.isAlias else { return }
    outline.values.append(Outline.Value(node: node, rule: .field, key: key, scope: scope))
    guard node.kind == .mapping else { return }
    guard node["type"] != nil else { return fields(node, kind, prefix: "\(symbol.name).", scope) }
    let form = Grammar.field.shape
    for entry in ownEntries(of: node) {
      outline.keys.append(
        Outline.Key(node: entry.key, value: entry.value, mapping: node, forms: [form], scope: scope)
      )
      guard let field = form[entry.key.text] else { continue }
      switch field.rule {
      case .shared(.fields): fields(entry.value, kind, prefix: "\(symbol.name).", scope)
      case .field: self.field(entry.value, kind, symbol, key: entry.key, scope)
      default: visit(entry.value, field.rule, key: entry.key, scope)
      }
    }
  }

  // MARK: - Values by keys

  private mutating func values(_ node: YAMLNode, _ kind: NameKind, _ scope: Outline.Scope) {
    let owner = kind == .key ? scope.target?.name : scope.owner
    for entry in ownEntries(of: node) {
      outline.keys.append(
        Outline.Key(node: entry.key, value: entry.value, mapping: node, forms: [], scope: scope)
      )
      if kind == .stateKey, entry.key.text == Reference.form, entry.value.kind == .mapping {
        values(entry.value, .formKey, scope)
        continue
      }
      let isOfForm = kind == .stateKey && entry.key.text.hasPrefix("\(Reference.form).")
      let parts = entry.key.text.split(separator: ".").map(String.init)
      if let owner, !parts.isEmpty {
        let path = (isOfForm ? parts.dropFirst() : parts[...]).joined(separator: ".")
        let symbol = Symbol(isOfForm ? .formKey : kind, path, of: owner)
        if var range = entry.key.textRange {
          range = range.upperBound - symbol.lastName.utf8.count..<range.upperBound
          outline.mentions.append(Outline.Mention(symbol: symbol, range: range))
        }
      }
      outline.values.append(Outline.Value(node: entry.value, rule: .example, key: entry.key, scope: scope))
      texts(entry.value, scope)
    }
  }

  // MARK: - Mentions

  private mutating func mention(
    _ symbol: Symbol,
    _ node: YAMLNode,
    isDefinition: Bool = false,
    extent: Range<Int>? = nil
  ) {
    guard node.kind == .scalar, !symbol.name.isEmpty, let range = node.textRange else { return }
    outline.mentions.append(
      Outline.Mention(symbol: symbol, range: range, isDefinition: isDefinition, extent: extent)
    )
  }

  private mutating func define(_ kind: NameKind, _ node: YAMLNode, extent: Range<Int>, _ scope: Outline.Scope) {
    let owner = kind == .variant ? scope.target?.name ?? "" : scope.owner
    mention(Symbol(kind, node.text, of: owner), node, isDefinition: kind.isDefined, extent: extent)
  }

  private mutating func refer(_ kind: NameKind, _ node: YAMLNode, _ scope: Outline.Scope) {
    guard node.kind == .scalar, !node.isNull else { return }
    let name = node.text
    switch kind {
    case .tab where Int(name) != nil, .input where name == TapAction.noFocus: return
    case .fixture where name == Fixture.examples: return
    case .layer where SystemContainer(rawValue: name) != nil, .container where SystemContainer(rawValue: name) != nil:
      return
    case .variant: mention(Symbol(kind, name, of: scope.target?.name ?? ""), node)
    case .fixture, .route, .key: mention(Symbol(kind, name, of: scope.target?.name ?? scope.owner), node)
    default: mention(Symbol(kind, name, of: scope.owner), node)
    }
  }

  private mutating func color(_ node: YAMLNode) {
    guard node.kind == .scalar, !node.isNull else { return }
    let name = node.text
    guard !name.hasPrefix("#"), !name.contains("$"), !ColorValue.names.contains(name) else { return }
    mention(Symbol(.color, name), node)
  }

  private mutating func stringsKey(_ node: YAMLNode, _ scope: Outline.Scope) {
    let table = outline.keys.last { key in
      key.mapping.range.startOffset <= node.range.startOffset && node.range.endOffset <= key.mapping.range.endOffset
        && key.forms.contains { $0.name == Grammar.stringsText.shape.name }
    }
    .flatMap { $0.mapping["table"]?.text }
    mention(Symbol(.string, node.text, of: table ?? stringsTable), node)
  }

  /// Adds the parameters of a link pattern: `shop://orders/{number}`.
  private mutating func pattern(_ node: YAMLNode, _ scope: Outline.Scope) {
    note(TextReferences.parameters(in: node), scope)
    hosts(node)
  }

  /// Adds the named hosts that a link starts with: `web:/orders`.
  private mutating func hosts(_ node: YAMLNode) {
    guard node.kind == .scalar, let range = node.textRange else { return }
    let bytes = node.file.bytes[range]
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > range.lowerBound,
      bytes[colon...].starts(with: ":/".utf8), !bytes[colon...].starts(with: "://".utf8)
    else { return }
    let name = String(decoding: bytes[..<colon], as: UTF8.self)
    guard name.isKebabCase else { return }
    outline.mentions.append(Outline.Mention(symbol: Symbol(.hosts, name), range: range.lowerBound..<colon))
  }

  private mutating func note(_ references: [TextReference], _ scope: Outline.Scope) {
    for reference in references {
      for (symbol, range) in TextReferences.symbols(of: reference, scope) {
        outline.mentions.append(Outline.Mention(symbol: symbol, range: range))
      }
    }
  }

  /// Adds the names in walks that are identifiers in the same document.
  private mutating func addNames() {
    let ids = Set(outline.mentions.lazy.filter(\.isDefinition).map(\.symbol).filter { $0.nameKind == .id })
    for control in outline.controls {
      let symbol = Symbol(.id, control.node.text, of: control.owner)
      if ids.contains(symbol) { mention(symbol, control.node) }
    }
  }
}
