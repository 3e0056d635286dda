import PetriCatalog
import PetriFormat
import PetriYAML

extension Mutator {
  /// Proposes changes of values for known keys.
  ///
  /// - Parameters:
  ///   - fields: The fields the values are for; `nil` if they aren't known.
  ///   - others: Keys of the mapping that aren't such values.
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

  /// Proposes changes of a value by its type, or by its form if the type isn't known.
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

  /// Proposes changes of a context field's default and example.
  mutating func field(_ node: YAMLNode, _ spot: Spot) {
    // A type, or the keys of an object, only decide which values are valid.
    guard node.kind == .mapping, node["type"] != nil else { return }
    mapping(node, Grammar.field.shape, spot)
  }
}
