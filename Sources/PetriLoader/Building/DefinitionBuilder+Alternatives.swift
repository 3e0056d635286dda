import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// Views that are chosen by a value: a group for each case under its condition, together in one.
  func alternatives(_ node: YAMLNode) -> ViewDefinition? {
    let keys = Keys(node)
    guard let value = keys.template("switch")?.wholeReference, let cases = keys["cases"] else { return nil }
    func group(_ list: YAMLNode, _ name: String, when condition: Condition, at place: Place) -> ViewDefinition {
      let views = list.elements.compactMap(view)
      var group = ViewDefinition(kind: .group(GroupDefinition(views: views, name: name)), place: place)
      group.when = condition
      return group
    }
    let names = cases.entries.map { Condition.Operand.literal($0.key.text) }
    var groups = zip(cases.entries, names).map { entry, name in
      group(
        entry.value,
        "case \(entry.key.text)",
        when: .compared(.value(value), .equal, name),
        at: entry.key.place
      )
    }
    if let others = keys["default"], let key = keys.key("default") {
      groups.append(group(others, "default", when: .not(.member(.value(value), of: names)), at: key.place))
    }
    let place = (keys.key("switch") ?? node).place
    return ViewDefinition(kind: .group(GroupDefinition(views: groups, name: "switch \(value)")), place: place)
  }
}
