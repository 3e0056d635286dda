import PetriCatalog
import PetriFormat
import PetriYAML

extension Mutator {
  /// Proposes to change values, to remove keys and to add missing ones.
  mutating func mapping(_ node: YAMLNode, _ fields: FormShape, _ spot: Spot) {
    let entries = ownEntries(of: node)
    let present = node.entries.map(\.key.text)
    for (place, entry) in entries.enumerated() {
      let key = entry.key.text
      guard let field = fields[key] else {
        if !Mutator.unchangedKeys.contains(key), let others = fields.others { visitOther(entry, others, spot) }
        continue
      }
      guard !Mutator.isUnchanged(field) else { continue }
      let inner = spot.key(key, fields: contextFields(of: field, in: node, fields) ?? spot.fields, type: spot.type)
      visit(entry.value, field.rule, inner)
      lengthen(entry, field.rule, inner)
      if fields.isOptional(field, among: present), stays(field, in: node, spot) {
        remove(entries, place, of: node, spot)
      }
    }
    // The other keys of a fixture are keys of its screen's context.
    if fields.others?.kind == .key { values(node, spot.fields, spot, besides: fields.keys) }
    for field in fields.all where fields.takes(field, besides: present) && !Mutator.isUnchanged(field) {
      if let sample = sample(of: field, in: node, fields, spot) { add(field.key, sample, to: node, spot) }
    }
  }

  /// Whether a mapping stays valid without a key. A required context key needs its default or else its example.
  private func stays(_ field: FieldShape, in node: YAMLNode, _ spot: Spot) -> Bool {
    guard case .example = field.rule, let type = spot.type, !type.isOptional else { return true }
    return field.key != "default" && node["default"] != nil
  }

  /// A value for a missing key; `nil` if none is known.
  private func sample(of field: FieldShape, in node: YAMLNode, _ fields: FormShape, _ spot: Spot) -> ContextLiteral? {
    switch field.rule {
    case .example:
      return spot.type.flatMap { Alternative.sample(of: $0, otherThan: (node["example"] ?? node["default"])?.text) }
    case .values(.key):
      let value = contextFields(of: field, in: node, fields)?.first
      return value.flatMap { value in
        Alternative.sample(of: value.type, otherThan: (value.example ?? value.defaultValue)?.text)
          .map { .object([.init(name: value.name, value: $0)]) }
      }
    default: return Sample(names: names).value(of: field)
    }
  }

  /// Proposes changes of an entry whose key is a name, such as a layer's container.
  private mutating func visitOther(_ entry: YAMLEntry, _ others: (kind: NameKind, rule: Shape), _ spot: Spot) {
    guard others.kind == .container, let container = names.library.container(named: entry.key.text) else { return }
    visit(entry.value, others.rule, spot.key(entry.key.text, fields: container.parameters))
  }

  /// Proposes changes of a mapping from names to values of one rule.
  mutating func named(_ node: YAMLNode, _ kind: NameKind, _ rule: Shape, _ spot: Spot) {
    let entries = ownEntries(of: node)
    for (place, entry) in entries.enumerated() {
      let key = entry.key.text
      let type = kind == .key ? spot.fields?.first { $0.name == key }?.type : nil
      visit(entry.value, rule, spot.key(key, type: type))
      // Without the key, references to it would be rejected.
      if kind != .key { remove(entries, place, of: node, spot) }
    }
  }

  /// Proposes keys for a view, or a layer's container, in its short form.
  private mutating func lengthen(_ entry: YAMLEntry, _ rule: Shape, _ spot: Spot) {
    guard entry.value.kind != .mapping, let kind = Grammar.kind(named: entry.key.text) else { return }
    let form = Grammar.form(of: kind)
    guard let fields = rule.fields, fields.name == form.fields.name, !entry.value.isAlias else { return }
    let short = entry.value.isNull ? [] : [form.short].compactMap(\.self)
    guard entry.value.isNull || !short.isEmpty else { return }
    for field in fields.all where fields.takes(field, besides: short) && !field.isForChecks {
      guard let sample = Sample(names: names).value(of: field) else { continue }
      lengthen(entry, short.first, field.key, sample, spot)
    }
  }

  /// The context fields for an entry's values, if a sibling entry names the screen that gets them.
  private func contextFields(of field: FieldShape, in node: YAMLNode, _ fields: FormShape) -> [ContextField]? {
    for form in field.rule.forms {
      guard case .values(let kind) = form else { continue }
      if kind == .stateKey { return names.library.settings.state }
      if kind == .formKey { return names.screen?.form ?? [] }
      let holder = fields.all.first { other in
        if case .reference(.screen) = other.rule { node[other.key] != nil } else { false }
      }
      return holder.flatMap { node[$0.key] }.flatMap { names.context(of: $0.text) } ?? []
    }
    return nil
  }
}

extension FormShape {
  /// Whether a mapping with these keys stays valid without one of them.
  fileprivate func isOptional(_ field: FieldShape, among present: [String]) -> Bool {
    guard !field.isRequired else { return false }
    switch field.rule.resolved {
    // References to these would be rejected.
    case .named(.key, _), .name(.key): return false
    default: break
    }
    return checks.allSatisfy { check in
      switch check {
      case .exactlyOne(let keys): !keys.contains(field.key)
      case .oneKey: false
      case .atLeastOne(let keys): !keys.contains(field.key) || keys.filter(present.contains).count > 1
      case .goesWith(let key, let owner): owner != field.key || !present.contains(key)
      case .notBoth, .notAll, .ordered, .below, .filled, .within, .index, .titles: true
      }
    }
  }

  /// Whether a mapping with these keys accepts another one.
  fileprivate func takes(_ field: FieldShape, besides present: [String]) -> Bool {
    guard !present.contains(field.key) else { return false }
    return checks.allSatisfy { check in
      switch check {
      case .exactlyOne(let keys): !keys.contains(field.key) || !keys.contains(where: present.contains)
      case .oneKey: present.isEmpty
      case .notBoth(let one, let other):
        !(one == field.key && present.contains(other) || other == field.key && present.contains(one))
      case .notAll(let keys): !keys.contains(field.key) || !keys.allSatisfy { $0 == field.key || present.contains($0) }
      case .goesWith(let key, let owner): key != field.key || present.contains(owner)
      case .atLeastOne, .ordered, .below, .filled, .within, .index, .titles: true
      }
    }
  }
}
