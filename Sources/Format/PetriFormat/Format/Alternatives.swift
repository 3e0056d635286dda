import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Grammar {
  package static let alternatives = alternatives(of: .view)

  static let listAlternatives = alternatives(of: .listView)

  static let containerAlternatives = alternatives(of: .containerView)

  private static func alternatives(of view: Construct) -> Form<NoOwner> {
    Form("the alternatives", { NoOwner() }, identity: .alternatives) {
      // The views are read once the type of the value is known.
      Field(
        readWithOthers: "switch",
        .contextValue,
        isRequired: true,
        "The value that decides.",
        example: "${state.stage}"
      )
      Field(
        readWithOthers: "cases",
        .named(.case, .list(.shared(view))),
        isRequired: true,
        "The views by the value for which they are shown.",
        example: "{loading: [spinner: ], loaded: [label: Hi]}"
      )
      Field(
        readWithOthers: "default",
        .list(.shared(view)),
        "The views for all other values; only where the cases name each value of a choice or a boolean there need be none.",
        example: "[label: Something else]"
      )
    }
  }
}

extension DefinitionReader {
  mutating func alternatives(_ node: Int, in surroundings: ViewSurroundings) -> ViewDefinition? {
    var draft = NoOwner()
    fill(&draft, node, Grammar.alternatives)
    let value = tree.given(.switch, in: node)
    let reference = value.flatMap { switched($0) }
    let outer = ids
    var all = outer
    var groups: [ViewDefinition] = []
    // Only one of them is shown, so they may share ids.
    func group(_ list: Int, _ name: String, at key: Int, when condition: Condition?, _ reader: inout DefinitionReader) {
      reader.ids = outer
      defer { all.merge(reader.ids) { first, _ in first } }
      guard reader.tree.kind(list) == .sequence else {
        reader.fail(list) { ShapeProblem.notList("the views of a case", FoundValue($0)) }
        return
      }
      var views: [ViewDefinition] = []
      for element in reader.tree.elements(list) {
        if let view = reader.view(element, in: surroundings) { views.append(view) }
      }
      var group = ViewDefinition(kind: .group(GroupDefinition(views: views, name: name)), place: reader.place(key))
      group.when = condition
      groups.append(group)
    }
    var names: [String] = []
    if let cases = tree.given(.cases, in: node) {
      guard tree.kind(cases) == .mapping else {
        fail(cases) { ShapeProblem.notMapping("'cases'", of: "values to views", FoundValue($0)) }
        return nil
      }
      for (key, list) in tree.entries(cases) {
        let name = tree.string(key)
        names.append(name)
        if let reference { checkCase(key, name, of: reference.type) }
        if tree.isNull(list) {
          failMissingValue(of: (key, list))
        } else {
          let condition = reference.map { Condition.compared(.value($0.reference), .equal, .literal(name)) }
          group(list, "case \(name)", at: key, when: condition, &self)
        }
      }
    }
    if let (key, list) = tree.entry(of: .default, in: node) {
      let condition = reference.map {
        Condition.not(.member(.value($0.reference), of: names.map { Condition.Operand.literal($0) }))
      }
      if !tree.isNull(list) { group(list, "default", at: key, when: condition, &self) }
    } else if let reference, let value {
      checkCompleteness(Set(names), of: reference.type, at: value)
    }
    ids = all
    guard let reference, let key = tree.keyNode(.switch, in: node) else { return nil }
    let name = "switch \(reference.reference)"
    return ViewDefinition(kind: .group(GroupDefinition(views: groups, name: name)), place: place(key))
  }

  /// The value that chooses the alternatives; reports one without nameable cases and returns nil.
  private mutating func switched(_ node: Int) -> (reference: Reference, type: ContextType)? {
    guard let reference = plainReference(node) else {
      fail(node) {
        ValueProblem.notOneValue(isWorkedOut: $0.text.hasPrefix("${") && $0.text.contains(where: "<>=%+*/".contains))
      }
      return nil
    }
    guard let type = type(of: reference, at: node) else { return nil }
    switch type.unwrapped {
    case .list, .object:
      fail(node) { _ in ValueProblem.notSwitchable(reference, type) }
      return nil
    default: return (reference, type)
    }
  }

  private mutating func checkCase(_ key: Int, _ name: String, of type: ContextType) {
    if type.isOptional, name == "null" { return }
    if let values = type.caseNames {
      if !values.contains(name) { fail(key, unknown: .word("case"), among: values) }
    } else if type.unwrapped.scalarValue(of: name) == nil {
      fail(key) { _ in ValueProblem.neverCase(name, type) }
    }
  }

  private mutating func checkCompleteness(_ named: Set<String>, of type: ContextType, at node: Int) {
    guard let values = type.caseNames else {
      fail(node) { _ in ValueProblem.missingDefaultCase(type) }
      return
    }
    let missing = values.filter { !named.contains($0) }
    if !missing.isEmpty { fail(node) { _ in ValueProblem.missingCases(missing) } }
  }
}

extension ContextType {
  fileprivate var caseNames: [String]? {
    let own: [String]
    switch unwrapped {
    case .choice(let values): own = values
    case .bool: own = ["true", "false"]
    default: return nil
    }
    return isOptional ? own + ["null"] : own
  }
}
