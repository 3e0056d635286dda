import PetriCatalog
import PetriYAML

/// Values of a context's types.
extension Checker {
  /// A value of a type; `nil`, reported, where it isn't one.
  mutating func value(_ node: Int, of type: ContextType, _ subject: CheckSubject) -> ContextValue? {
    guard !tree.isBroken(node) else {
      isBroken()
      return nil
    }
    // Nearly all are scalars without quotes.
    if tree.kind(node) == .scalar, tree.style(node) == .plain, !tree.isNull(node),
      let value = type.unwrapped.scalarValue(of: tree.string(node))
    {
      return value
    }
    var problems: [ContextProblem] = []
    let value = type.value(of: tree.literal(node), at: ContextPath(), problems: &problems)
    if !problems.isEmpty { fail(problems, in: node, words(subject)) }
    return value
  }

  /// Reports problems of a context, each at the node that its path leads to.
  ///
  /// - Parameter what: what a message calls the context.
  mutating func fail(_ problems: [ContextProblem], in node: Int, _ what: String) {
    for problem in problems {
      fail(node) { complaints, node in complaints.report(problem, in: node, what) }
    }
  }

  /// Checks values that may hold references against the fields that they are for.
  ///
  /// - Parameter untyped: the names of fields that are there, but whose type could not be told.
  mutating func values(
    _ node: Int,
    against fields: [ContextField],
    untyped: Set<String> = [],
    of what: @autoclosure () -> String
  ) -> Bool {
    guard tree.kind(node) == .mapping else {
      let what = what()
      return fail(node) { ShapeProblem.notMapping("the values for \(what)", FoundValue($0)) }
    }
    var isAllRight = true
    for (key, value) in tree.entries(node) {
      let name = tree.string(key)
      if let field = fields.first(where: { $0.name == name }) {
        isAllRight = self.value(value, orReferenceOf: field.type, "'\(name)' in \(what())") && isAllRight
      } else if !untyped.contains(name) {
        isAllRight = false
        fail(key, unknown: .key(of: what()), name: name, among: fields.map(\.name))
      }
      guard goesOn else { return false }
    }
    return isAllRight
  }

  private mutating func value(_ node: Int, orReferenceOf type: ContextType, _ what: @autoclosure () -> String) -> Bool {
    switch (tree.kind(node), type.unwrapped) {
    case (.sequence, .list(let element)):
      var isAllRight = true
      for (index, child) in tree.elements(node).enumerated() {
        isAllRight = value(child, orReferenceOf: element, "element \(index) of \(what())") && isAllRight
      }
      return isAllRight
    case (.mapping, .object(let fields)):
      var isAllRight = values(node, against: fields, of: what())
      let given = tree.entries(node).map { tree.string($0.key) }
      for field in fields where field.isRequired && !given.contains(field.name) {
        let what = what()
        isAllRight = fail(node) { _ in ValueProblem.missing("'\(field.name)' in \(what)", field.type, example: nil) }
      }
      return isAllRight
    case (.scalar, _):
      guard tree.text(node).contains(UInt8(ascii: "$")), let template = try? TextTemplate(tree.string(node)),
        !template.references.isEmpty
      else { return value(node, of: type, .name(sink == nil ? "" : what())) != nil }
      return reference(node, template, type, what())
    default: return value(node, of: type, .name(sink == nil ? "" : what())) != nil
    }
  }

  /// Whether what a text with values in it gives is of a type.
  private mutating func reference(
    _ node: Int,
    _ template: TextTemplate,
    _ type: ContextType,
    _ what: @autoclosure () -> String
  ) -> Bool {
    guard let reference = template.wholeReference else {
      let isGood = self.template(node, .name(""))
      if type.unwrapped == .string || type.unwrapped == .url { return isGood }
      let what = what()
      return fail(node) { _ in ValueProblem.composed(what, type) }
    }
    guard let given = self.type(of: reference, at: node) else { return false }
    if given.fits(type) { return true }
    let what = what()
    return fail(node) { _ in ValueProblem.mistyped(what, type, reference, given) }
  }

  /// New values of the app's state.
  mutating func stateValues(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping else {
      return fail(node) { ShapeProblem.notMapping("'set'", of: "state keys to values", FoundValue($0)) }
    }
    return values(node, against: scope.state, of: "the state")
  }
}

extension Complaints {
  /// Adds a problem of a context at the node that its path leads to.
  func report(_ problem: ContextProblem, in node: YAMLNode, _ what: String) {
    let steps = problem.path.steps
    let found = node.descendant(steps)
    let name = steps.isEmpty ? what : "'\(problem.path)' in \(what)"
    switch problem.kind {
    case .missing:
      report(
        ValueProblem.missing(name, problem.expected, example: problem.yamlExample),
        at: found.firstKeyRange ?? found.usedRange
      )
    case .unknownKey(let known):
      guard case .key(let key)? = steps.last else { return }
      let owner = node.descendant(steps.dropLast())
      let keyNode = owner.entries.first { $0.key.hasText(key) }?.key ?? owner
      unknown(.key(of: what), keyNode, name: key, among: known)
    case .mistyped:
      // What an alias stands for may be meant otherwise where it is used too.
      let isFixable = !found.isAlias && !found.hasAnchor
      report(
        ValueProblem.mismatch(
          problem.mismatch(of: name),
          hint: problem.hint ?? problem.yamlExample,
          replacement: isFixable ? problem.replacement : nil
        ),
        at: found
      )
    }
  }
}

extension ContextProblem {
  /// A value that would do, as YAML has it: a `#` without quotes would begin a comment.
  fileprivate var yamlExample: String? {
    example.map { "for example \($0.hasPrefix("#") ? $0.quoted : $0)" }
  }
}

extension YAMLNode {
  /// The node that a path leads to, or the last one on the way that is there.
  fileprivate func descendant(_ steps: some Sequence<ContextPath.Step>) -> YAMLNode {
    var node = self
    for step in steps {
      switch step {
      case .key(let key):
        guard let next = node[key] else { return node }
        node = next
      case .index(let index):
        guard let next = node.elements.dropFirst(index).first(where: { _ in true }) else { return node }
        node = next
      }
    }
    return node
  }
}
