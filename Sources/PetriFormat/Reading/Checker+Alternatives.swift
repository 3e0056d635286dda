import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Views that are chosen by a value.
extension Checker {
  /// Views in the place of one: those of the case that a value is, or of none.
  ///
  /// - Parameter view: checks one of them, as a view of the place where the alternatives are.
  mutating func alternatives(_ node: Int, view: (inout Checker, Int) -> Bool) -> Bool {
    var isGood = mapping(node, rules.grammar.alternatives)
    guard goesOn else { return false }
    let value = tree.given(.switch, in: node)
    let type = value.flatMap { typeOfSwitch($0) }
    if value != nil, type == nil { isGood = false }
    let (before, outer) = (ids, ids)
    var all = outer
    // Only one of them is shown: they may have the same ids.
    func views(_ list: Int, _ checker: inout Checker) -> Bool {
      checker.ids = before
      defer { all.merge(checker.ids) { first, _ in first } }
      guard checker.tree.kind(list) == .sequence else {
        return checker.fail(list) { ShapeProblem.notList("the views of a case", FoundValue($0)) }
      }
      return checker.elements(list, view)
    }
    var named: Set<String> = []
    if let cases = tree.given(.cases, in: node) {
      guard tree.kind(cases) == .mapping else {
        return fail(cases) { ShapeProblem.notMapping("'cases'", of: "values to views", FoundValue($0)) }
      }
      for (key, list) in tree.entries(cases) {
        let name = tree.string(key)
        named.insert(name)
        if let type, !isCase(key, name, of: type) { isGood = false }
        if tree.isNull(list) {
          isGood = failMissingValue(of: (key, list))
        } else if !views(list, &self) {
          isGood = false
        }
        guard goesOn else { return false }
      }
    }
    if let list = tree.given(.default, in: node) {
      if !views(list, &self) { isGood = false }
    } else if tree.value(of: .default, in: node) == nil, let type, let value,
      !isComplete(named, of: type, at: value)
    {
      isGood = false
    }
    ids = all
    return isGood && goesOn
  }

  /// The type of what alternatives are chosen by; `nil`, reported, where it isn't one value of some that can be named.
  private mutating func typeOfSwitch(_ node: Int) -> ContextType? {
    guard tree.kind(node) == .scalar, let reference = (try? TextTemplate(tree.string(node)))?.wholeReference else {
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
    default: return type
    }
  }

  private mutating func isCase(_ key: Int, _ name: String, of type: ContextType) -> Bool {
    if type.isOptional, name == "null" { return true }
    if let values = type.caseNames {
      return values.contains(name) || fail(key, unknown: .word("case"), among: values)
    }
    return type.unwrapped.scalarValue(of: name) != nil || fail(key) { _ in ValueProblem.neverCase(name, type) }
  }

  /// Whether cases without a default name all values there are.
  private mutating func isComplete(_ named: Set<String>, of type: ContextType, at node: Int) -> Bool {
    guard let values = type.caseNames else { return fail(node) { _ in ValueProblem.missingDefaultCase(type) } }
    let missing = values.filter { !named.contains($0) }
    return missing.isEmpty || fail(node) { _ in ValueProblem.missingCases(missing) }
  }
}

extension ContextType {
  /// The values that a type has, where they can be counted.
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
