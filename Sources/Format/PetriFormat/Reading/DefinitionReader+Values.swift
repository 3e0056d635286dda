import PetriCatalog
import PetriYAML

extension DefinitionReader {
  /// A value of a type; reports an invalid one and returns nil.
  ///
  /// - Parameter isOfContext: Whether it is a value of a context, not of a key of the format.
  mutating func value(_ node: Int, of type: ContextType, _ subject: ReadingSubject, isOfContext: Bool = false)
    -> ContextValue?
  {
    guard !tree.isBroken(node) else {
      giveUp()
      return nil
    }
    if let value = certainValue(node, of: type) { return value }
    if case .color = type.unwrapped, tree.kind(node) == .scalar, isNameOfColor(tree.string(node)) {
      // Unreadable asset catalogues were already reported.
      if !rules.settings.assets.isEmpty, rules.settings.colors.isEmpty {
        giveUp()
        return nil
      }
      let known = colors.map(\.name) + ColorValue.names
      fail(node, unknown: .color, among: known)
      return nil
    }
    guard let literal = constant(node, of: type, subject) else { return nil }
    var problems: [ContextProblem] = []
    let value = type.value(of: literal, at: ContextPath(), problems: &problems)
    if case .color = type.unwrapped, problems.count == 1 { problems[0].hint = colorAdvice(node) ?? problems[0].hint }
    if !problems.isEmpty { fail(problems, in: node, words(subject), isOfContext: isOfContext) }
    return value
  }

  private func isNameOfColor(_ text: String) -> Bool {
    text.isNameOfColor || text.hasPrefix(".") && String(text.dropFirst()).isNameOfColor
  }

  private func colorAdvice(_ node: Int) -> String? {
    switch tree.kind(node) {
    case .scalar: MeantColor.advice(onDigits: tree.string(node))
    case .mapping where tree.count(node) == 1 && tree.entries(node).allSatisfy { tree.kind($0.value) == .scalar }:
      "write a colour alone: \(tree.entries(node).map { tree.string($0.value) }.joined())"
    case .mapping: "give it a name under 'colors' in Catalog.yaml, and write the name"
    case .sequence: nil
    }
  }

  /// The value of a node in the common cases; nil if its literal must be checked.
  func certainValue(_ node: Int, of type: ContextType) -> ContextValue? {
    guard !tree.isBroken(node), !tree.isNull(node) else { return nil }
    switch (type.unwrapped, tree.kind(node)) {
    case (let type, .scalar): return scalar(node, of: type)
    case (.list(let element), .sequence):
      var values: [ContextValue] = []
      values.reserveCapacity(tree.count(node))
      for node in tree.elements(node) {
        guard let value = certainValue(node, of: element) else { return nil }
        values.append(value)
      }
      return .list(values)
    case (.object(let fields), .mapping):
      guard tree.count(node) == fields.count else { return nil }
      var object = ContextObject()
      for field in fields {
        guard let entry = tree.entries(node).first(where: { field.name.utf8.elementsEqual(tree.text($0.key)) }),
          let value = certainValue(entry.value, of: field.type)
        else { return nil }
        object[field.name] = value
      }
      return .object(object)
    default: return nil
    }
  }

  private func scalar(_ node: Int, of type: ContextType) -> ContextValue? {
    switch type {
    // Numbers and booleans are never quoted.
    case .int where tree.style(node) != .plain, .double where tree.style(node) != .plain,
      .bool where tree.style(node) != .plain:
      return nil
    case let type: return type.scalarValue(of: tree.string(node))
    }
  }

  mutating func fail(_ problems: [ContextProblem], in node: Int, _ what: String, isOfContext: Bool = true) {
    for problem in problems {
      fail(node) { diagnostics, node in diagnostics.report(problem, in: node, what, isOfContext: isOfContext) }
    }
  }

  mutating func givenValues(_ node: Int) -> Given {
    guard tree.kind(node) == .mapping else { return given(node) }
    // Keys have no spaces, but a text that is cut off at a comma may continue with several words.
    let hasWords = tree.entries(node).contains { tree.text($0.key).contains(UInt8(ascii: " ")) }
    let cut = hasWords ? reportCutTexts(in: node) : []
    if !cut.isEmpty { giveUp() }
    return .object(
      tree.entries(node).filter { !cut.contains($0.key) }
        .map { Given.Entry(name: tree.string($0.key), value: given($0.value)) }
    )
  }

  private mutating func given(_ node: Int) -> Given {
    switch tree.kind(node) {
    case .sequence: return .list(tree.elements(node).map { given($0) })
    case .mapping: return mayBeText(node) ? .localized(textMeaning(node)) : givenValues(node)
    case .scalar: break
    }
    guard tree.text(node).contains(UInt8(ascii: "$")) else { return .literal(tree.literal(node)) }
    guard let template = readTemplate(node) else { return .broken }
    guard !template.references.isEmpty || template.wholeArithmetic != nil else { return .literal(tree.literal(node)) }
    if let conditional = template.wholeConditional { return given(conditional, at: node) }
    if let arithmetic = template.wholeArithmetic {
      return type(of: arithmetic, at: node).map { .computed(arithmetic, $0) } ?? .broken
    }
    guard let reference = template.wholeReference else {
      let before = failures
      _ = self.template(node, .name(""))
      return failures == before ? .template : .broken
    }
    return type(of: reference, at: node).map { .reference(reference, $0) } ?? .broken
  }

  mutating func stateValues(_ node: Int) -> ContextLiteral? {
    guard tree.kind(node) == .mapping else {
      fail(node) { ShapeProblem.notMapping("'set'", of: "state keys to values", FoundValue($0)) }
      return nil
    }
    let values = givenValues(node)
    guard !references.untyped.contains(Reference.state) else { return self.values(node) }
    var problems: [GivenProblem]
    if case .object(var entries) = values, !scope.form.isEmpty {
      let isForm: (Given.Entry) -> Bool = { $0.name == Reference.form || $0.name.hasPrefix("\(Reference.form).") }
      problems = formProblems(entries.filter(isForm))
      entries.removeAll(where: isForm)
      // A form key without the prefix `form`.
      for field in scope.form where !scope.state.contains(where: { $0.name == field.name }) {
        guard let index = entries.firstIndex(where: { $0.name == field.name }) else { continue }
        entries.remove(at: index)
        problems.append(
          GivenProblem(.unknownKey(field.name, of: "the state", known: ["\(Reference.form).\(field.name)"]))
        )
      }
      problems += Given.object(entries).problems(in: scope.state, setting: true, of: "the state")
    } else {
      problems = values.problems(in: scope.state, setting: true, of: "the state")
    }
    if !problems.isEmpty { fail(node) { diagnostics, node in diagnostics.report(problems, in: node) } }
    return self.values(node)
  }
}

extension DiagnosticSink {
  func report(_ problem: ContextProblem, in node: YAMLNode, _ what: String, isOfContext: Bool = true) {
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
      // The value of an alias may have another meaning where it is used, too.
      let isFixable = !found.isAlias && !found.hasAnchor
      report(
        ValueProblem.mismatch(
          problem.mismatch(of: name),
          hint: problem.hint ?? problem.yamlExample,
          replacement: isFixable ? problem.replacement : nil,
          isOfContext: isOfContext
        ),
        at: found
      )
    }
  }
}

extension ContextProblem {
  fileprivate var yamlExample: String? {
    example.map { "for example \($0.hasPrefix("#") ? $0.quoted : $0)" }
  }
}

extension YAMLNode {
  /// The node at the end of a path, or the last that exists on it.
  func descendant(_ steps: some Sequence<ContextPath.Step>) -> YAMLNode {
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
