import PetriCatalog
import PetriFormat
import PetriYAML

extension Mutator {
  /// Changes of values by the keys that they are for.
  ///
  /// - Parameters:
  ///   - fields: the keys; `nil` where they aren't known.
  ///   - others: keys beside them that are no such values.
  mutating func values(_ node: YAMLNode, _ fields: [ContextField]?, _ spot: Spot, besides others: [String] = []) {
    let entries = ownEntries(of: node)
    for (place, entry) in entries.enumerated() where !others.contains(entry.key.text) {
      let field = fields?.first { $0.name == entry.key.text }
      typed(entry.value, field?.type, spot.key(entry.key.text))
      if field.map({ !$0.isRequired || $0.example != nil }) ?? false { remove(entries, place, of: node, spot) }
    }
    let present = node.entries.map(\.key.text)
    for field in fields ?? [] where !present.contains(field.name) {
      let usual = field.example ?? field.defaultValue
      if let sample = Alternative.sample(of: field.type, otherThan: usual?.text) {
        add(field.name, sample, to: node, spot)
      }
    }
  }

  /// Changes of a value by its type; by its looks where that isn't known.
  mutating func typed(_ node: YAMLNode, _ type: ContextType?, _ spot: Spot) {
    guard !node.isBroken, !node.isAlias else { return }
    switch (node.kind, type?.unwrapped) {
    case (.mapping, .object(let fields)?): values(node, fields, spot)
    case (.mapping, .string?): visit(node, .localized, spot)
    case (.mapping, _): values(node, nil, spot)
    case (.sequence, let type):
      let element: ContextType? = if case .list(let element)? = type { element } else { nil }
      let elements = Array(node.elements)
      for (place, value) in elements.enumerated() {
        typed(value, element, spot.element(place))
        remove(elements, place, of: node, spot.element(place))
        if place + 1 < elements.count { exchange(value, elements[place + 1], spot.element(place)) }
      }
    case (.scalar, let type?):
      let other = node.isNull ? Alternative.sample(of: type) : Alternative.value(node.text, of: type)
      if let other { change(node, to: other, spot) }
    case (.scalar, nil):
      guard !node.text.contains("${"), !node.isNull else { return }
      let type: ContextType =
        if node.isQuoted {
          .string
        } else if Int(node.text) != nil {
          .int
        } else if Double(node.text) != nil {
          .double
        } else if node.text == "true" || node.text == "false" {
          .bool
        } else {
          .string
        }
      if let other = Alternative.value(node.text, of: type) { change(node, to: other, spot) }
    }
  }

  /// Changes of a context's key: of its default and its example.
  mutating func field(_ node: YAMLNode, _ spot: Spot) {
    // A type in place of the mapping, or an object's keys, decide nothing but which values are valid.
    guard node.kind == .mapping, node["type"] != nil else { return }
    mapping(node, Grammar.field.shape, spot)
  }
}
