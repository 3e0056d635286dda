import PetriCatalog
import PetriFormat
import PetriYAML

extension Mutator {
  /// Proposes to change, remove and swap elements, and to append a word that isn't in the list.
  mutating func list(_ node: YAMLNode, _ rule: Shape, atLeast count: Int, _ spot: Spot) {
    let elements = Array(node.elements)
    let views = rule.isView ? elements.map(\.placeOfView) : []
    for (place, element) in elements.enumerated() {
      var inner = spot.element(place)
      if rule.isView { inner.view = views[place] }
      visit(element, rule, inner)
      lengthen(element, rule, inner)
      if elements.count > max(1, count) || elements.count == 1 && count == 0 {
        remove(elements, place, of: node, inner)
      }
      if place + 1 < elements.count {
        exchange(element, elements[place + 1], inner, with: rule.isView ? views[place + 1] : nil)
      }
    }
    let words = rule.words + rule.wordsOfAttribute
    let present = elements.map(\.text)
    if let word = words.first(where: { !present.contains($0) }), let last = elements.last {
      append(word, behind: last, of: node, spot.element(elements.count))
    }
  }

  /// Proposes keys for an element that is only a word: the attributes of a view, the parameters of a layer.
  private mutating func lengthen(_ element: YAMLNode, _ rule: Shape, _ spot: Spot) {
    guard element.kind == .scalar, !element.isAlias, !element.isBroken else { return }
    let word = element.text
    if let kind = Grammar.kind(named: word), let view = rule.fields?[word]?.rule.fields,
      view.name == Grammar.form(of: kind).fields.name
    {
      for field in view.all where !field.isForChecks {
        guard let sample = Sample(names: names).value(of: field) else { continue }
        lengthen(element, field.key, sample, spot)
      }
    } else if rule.fields?.others?.kind == .container, let container = names.library.container(named: word) {
      for field in container.parameters {
        guard let sample = Alternative.sample(of: field.type, otherThan: field.defaultValue?.text) else { continue }
        lengthen(element, field.name, sample, spot)
      }
    }
  }
}

extension YAMLNode {
  /// The location of the view's kind.
  fileprivate var placeOfView: Place { (entries.first { _ in true }?.key ?? self).place }
}

extension Shape {
  /// Whether this is the rule of a view or of another part that conditions can hide.
  fileprivate var isView: Bool {
    switch self {
    case .shared(.view), .shared(.containerView), .shared(.barItem), .shared(.alertAction), .shared(.menuElement): true
    default: false
    }
  }

  /// The words that the attribute accepts.
  fileprivate var wordsOfAttribute: [String] {
    if case .attribute(.choice(let words), _) = self { words } else { [] }
  }
}
