import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  mutating func template(_ node: Int, _ subject: ReadingSubject) -> TextTemplate? {
    guard let text = text(node, subject) else { return nil }
    // Fast path: almost every text is plain.
    guard tree.text(node).mayHoldValue else { return TextTemplate(literal: text) }
    do {
      let template = takingWords(try TextTemplate(text))
      _ = isText(template, at: node)
      if rules.lints { checkForKeys(in: text, at: node) }
      return template
    } catch {
      fail(node) { diagnostics, node in
        diagnostics.report(TextProblem.badTemplate(error), at: node.part(error.offset, error.length))
      }
      return nil
    }
  }

  mutating func imageName(_ node: Int) -> TextTemplate? {
    guard tree.kind(node) == .scalar, tree.text(node).isEmpty else { return template(node, .name("the image name")) }
    fail(node) { _ in ShapeProblem.emptyImageName }
    return nil
  }

  /// The reference that a scalar consists of; anything else is nil and reported with its type.
  func plainReference(_ node: Int) -> Reference? {
    tree.kind(node) == .scalar ? (try? TextTemplate(tree.string(node)))?.wholeReference : nil
  }

  mutating func isText(_ template: TextTemplate, at node: Int) -> Bool {
    var isAllRight = true
    for segment in template.segments {
      switch segment {
      case .value(let reference): isAllRight = isText(reference, at: node) && isAllRight
      case .computed(let arithmetic): isAllRight = type(of: arithmetic, at: node) != nil && isAllRight
      case .formatted(let source, let format): isAllRight = takes(format, source, at: node) && isAllRight
      case .conditional(let conditional): isAllRight = isText(conditional, at: node) && isAllRight
      case .literal, .plural, .choice: continue
      }
    }
    return isAllRight
  }

  private mutating func isText(_ reference: Reference, at node: Int) -> Bool {
    guard let type = type(of: reference, at: node) else { return false }
    if type.isScalar { return true }
    return fail(node) { diagnostics, node in
      diagnostics.report(
        ValueProblem.inText(type, example: type.firstValue(from: reference)),
        at: node.part(of: reference)
      )
    }
  }

  mutating func condition(_ node: Int, _ subject: ReadingSubject) -> Condition? {
    guard let text = text(node, subject) else { return nil }
    do {
      let condition = takingWords(try Condition(parsing: text), in: text)
      _ = check(condition, at: node)
      return condition
    } catch {
      var problems: [ContextProblem] = []
      _ = ContextType.bool.value(of: tree.literal(node), at: ContextPath(), problems: &problems)
      // `on` means true unless it is a key.
      let isKey = scope.context.contains { $0.name == tree.string(node) }
      guard !isKey, let meant = problems.first?.replacement else {
        fail(node) { diagnostics, node in
          diagnostics.report(ValueProblem.badCondition(error.message), at: node.part(error.offset, error.length))
        }
        return nil
      }
      // YAML 1.1's words for true and false.
      let what = words(subject)
      fail(node) {
        ValueProblem.notCondition(
          what,
          found: $0.shortText,
          meant: "\(meant)",
          isFixable: !$0.isAlias && !$0.hasAnchor
        )
      }
      return nil
    }
  }

  /// - Parameter inBraces: Whether the condition is in a conditional, where keys have no braces of their own.
  mutating func check(_ condition: Condition, at node: Int, inBraces: Bool = false) -> Bool {
    switch condition {
    case .constant: return true
    case .not(let inner): return check(inner, at: node, inBraces: inBraces)
    case .and(let left, let right), .or(let left, let right):
      let isLeftRight = check(left, at: node, inBraces: inBraces)
      return check(right, at: node, inBraces: inBraces) && isLeftRight
    case .value(let reference):
      guard let type = type(of: reference, at: node) else { return false }
      if type == .bool || type.isOptional || type.isList { return true }
      if type == .string, reference.path.root == Reference.form, !scope.form.isEmpty { return true }
      return fail(node) { diagnostics, node in
        diagnostics.report(ValueProblem.notTruth(reference, type, inBraces: inBraces), at: node.part(of: reference))
      }
    case .compared(.literal, _, .literal): return fail(node) { _ in ValueProblem.constantsCompared }
    case .compared(let operand, let comparison, .literal(let text)),
      .compared(.literal(let text), let comparison, let operand):
      guard let type = type(of: operand, at: node) else { return false }
      guard !comparison.isOrder || type.unwrapped.isOrdered else {
        return fail(node) { _ in ValueProblem.unordered(comparison, operand, type) }
      }
      if canBe(type, text, isNumber: comparison.isOrder) { return true }
      return fail(node) { _ in
        guard type.unwrapped.isList, text == "[]", case .value(let list) = operand else {
          return ValueProblem.neverEqual(operand, text, type)
        }
        let meant = inBraces ? "\(list.path)" : "\(list)"
        return .neverEqual(operand, text, type, meant: comparison == .equal ? "not \(meant)" : meant)
      }
    case .member(let operand, let others):
      if case .literal = operand, others.allSatisfy(\.isLiteral) {
        return fail(node) { _ in ValueProblem.constantsCompared }
      }
      return others.allSatisfy { other in check(.compared(operand, .equal, other), at: node) }
    case .element(let operand, let list): return check(operand, elementOf: list, at: node)
    case .text(.literal, _, .literal): return fail(node) { _ in ValueProblem.constantsCompared }
    case .text(let text, let relation, let part):
      for operand in [text, part] where !operand.isLiteral {
        guard let type = type(of: operand, at: node) else { return false }
        switch type.unwrapped {
        case .string, .choice, .url: continue
        default: return fail(node) { _ in ValueProblem.noText(relation, operand, type, part) }
        }
      }
      return true
    case .compared(let first, let comparison, let second):
      guard let left = type(of: first, at: node), let right = type(of: second, at: node) else { return false }
      if comparison.isOrder {
        for (operand, type) in [(first, left), (second, right)] where !type.unwrapped.isOrdered {
          return fail(node) { _ in ValueProblem.unordered(comparison, operand, type) }
        }
      }
      return left.unwrapped.isComparable(to: right.unwrapped)
        || fail(node) { _ in ValueProblem.neverEqualTypes(first, left.unwrapped, second, right.unwrapped) }
    }
  }

  /// The type of an operand; nil for a literal and, after reporting it, for an unresolved reference.
  private mutating func type(of operand: Condition.Operand, at node: Int) -> ContextType? {
    switch operand {
    case .value(let reference): type(of: reference, at: node)
    case .computed(let arithmetic): type(of: arithmetic, at: node)
    case .literal: nil
    }
  }

  mutating func type(of arithmetic: Arithmetic, at node: Int) -> ContextType? {
    var isWhole = true
    for reference in arithmetic.references {
      guard let type = type(of: reference, at: node) else { return nil }
      guard type == .int || type == .double else {
        fail(node) { diagnostics, node in
          diagnostics.report(ValueProblem.noNumber(reference, type, in: arithmetic), at: node.usedRange)
        }
        return nil
      }
      if type == .double { isWhole = false }
    }
    if arithmetic.dividesByZero {
      fail(node) { _ in ValueProblem.dividesByZero(arithmetic) }
      return nil
    }
    return isWhole && !arithmetic.hasFraction ? .int : .double
  }

  /// Whether a value of a type can equal a literal.
  ///
  /// - Parameter isNumber: Whether an integer can be compared with any number.
  private func canBe(_ type: ContextType, _ text: String, isNumber: Bool = false) -> Bool {
    if type.isOptional && text == "null" { return !isNumber }
    if isNumber, type.unwrapped == .int { return Double(text) != nil }
    return type.unwrapped.canBe(text)
  }

  private mutating func check(_ operand: Condition.Operand, elementOf list: Reference, at node: Int) -> Bool {
    guard let type = type(of: list, at: node) else { return false }
    guard case .list(let element) = type.unwrapped else {
      return fail(node) { diagnostics, node in
        diagnostics.report(ValueProblem.notElements(list, type), at: node.part(of: list))
      }
    }
    if case .literal(let text) = operand {
      return canBe(element, text) || fail(node) { _ in ValueProblem.neverElement(text, list, element) }
    }
    guard let own = self.type(of: operand, at: node)?.unwrapped else { return false }
    return own.isComparable(to: element.unwrapped)
      || fail(node) { _ in ValueProblem.neverEqualTypes(operand, own, .value(list), element) }
  }

  mutating func attribute<Value: AttributeValue>(
    _ node: Int,
    in range: ClosedRange<Double>?,
    _ subject: ReadingSubject
  ) -> Attribute<Value>? {
    let type = known(Value.contextType)
    if tree.kind(node) == .scalar, tree.text(node).mayHoldValue {
      guard let template = readTemplate(node) else { return nil }
      if let attribute: Attribute<Value> = attribute(template, of: type, in: range, at: node, subject) {
        return attribute
      }
      if template.wholeConditional != nil || template.wholeArithmetic != nil || template.wholeReference != nil {
        return nil
      }
    }
    guard let found = value(node, of: type, subject) else { return nil }
    if let range, let number = Double(contextValue: found), !range.contains(number) {
      let what = words(subject)
      fail(node) { _ in
        ShapeProblem.outOfRange(what, from: range.lowerBound.short, to: range.upperBound.short, found: number.short)
      }
    }
    return Value(contextValue: found).map { .value($0) }
  }

  private mutating func attribute<Value: AttributeValue>(
    _ template: TextTemplate,
    of type: ContextType,
    in range: ClosedRange<Double>?,
    at node: Int,
    _ subject: ReadingSubject
  ) -> Attribute<Value>? {
    let before = failures
    if let conditional = template.wholeConditional {
      _ = isRight(conditional, at: node) { $0.isRight($1, of: type, in: range, at: node, subject) }
    } else if let arithmetic = template.wholeArithmetic {
      if let given = self.type(of: arithmetic, at: node), !given.fits(type) {
        let what = words(subject)
        fail(node) { _ in ValueProblem.mistypedResult(what, type, arithmetic, given) }
      }
    } else if let reference = template.wholeReference {
      if let given = self.type(of: reference, at: node), given.unwrapped != type,
        !(type == .double && given.unwrapped == .int)
      {
        let what = words(subject)
        fail(node) { _ in ValueProblem.mistyped(what, type, reference, given) }
      }
    }
    guard failures == before else { return nil }
    return Attribute<Value>(template) { literal in
      var problems: [ContextProblem] = []
      return type.value(of: literal, at: ContextPath(), problems: &problems).flatMap { Value(contextValue: $0) }
    }
  }

  mutating func side(_ node: Int, among sides: [String]) -> TextTemplate? {
    guard let template = template(node, .name("the side")) else { return nil }
    return isSide(template, sides, at: node) ? template : nil
  }

  private mutating func isSide(_ template: TextTemplate, _ sides: [String], at node: Int) -> Bool {
    if let conditional = template.wholeConditional {
      return conditional.sides.allSatisfy {
        isSide($0.template ?? TextTemplate(literal: $0.description), sides, at: node)
      }
    }
    guard let reference = template.wholeReference else {
      let name = template.description
      return sides.contains(name) || fail(node, unknown: .word("side"), name: name, among: sides)
    }
    guard let type = type(of: reference, at: node) else { return false }
    if case .choice(let values) = type.unwrapped, values.allSatisfy({ sides.contains($0) }) { return true }
    return fail(node) { _ in ValueProblem.notSides(reference, type, sides) }
  }

  /// Records a reference and returns its type; reports an unresolved one and returns nil.
  mutating func type(of reference: Reference, at node: Int) -> ContextType? {
    if let root = reference.path.root {
      if let index = context.firstIndex(where: { $0.name == root }) { references.isUsed[index] = true }
      if references.untyped.contains(root) {
        giveUp()
        return nil
      }
    }
    do {
      return try scope.type(of: reference)
    } catch {
      let untyped = references.untyped
      let scope = scope
      fail(node) { diagnostics, node in
        // In a calculation, a key has no braces of its own.
        let isWritten = node.text.contains("${\(reference.path)")
        diagnostics.report(
          ValueProblem(error, in: reference, isWritten: isWritten, untyped: untyped, scope),
          at: node.part(of: reference)
        )
      }
      return nil
    }
  }

  /// Reads a mapping that may be repeated for the elements of a list, to which its values can refer.
  ///
  /// - Parameter read: Reads the mapping with the element in scope.
  mutating func repeated<Value>(_ node: Int, _ read: (inout DefinitionReader) -> Value?) -> Value? {
    guard tree.kind(node) == .mapping, let each = tree.value(of: .each, in: node) else {
      if tree.kind(node) == .mapping,
        tree.entries(node).contains(where: { OtherWords.meaning(of: tree.string($0.key), among: ["each"]) != nil })
      {
        // The type of the elements is unknown.
        references.untyped.formUnion([Repetition.defaultName, Repetition.indexName])
      }
      return read(&self)
    }
    let outer = scope
    enterRepetition(each, in: node)
    defer { scope = outer }
    return read(&self)
  }

  private mutating func enterRepetition(_ each: Int, in view: Int) {
    guard !tree.isBroken(each) else { return }
    let word = tree.given(.as, in: view)
    let name = word.flatMap { tree.text($0).isCamelCase ? tree.string($0) : nil } ?? Repetition.defaultName
    if !tree.isNull(each) {
      guard let reference = plainReference(each) else {
        // The type of the elements is unknown.
        references.untyped.formUnion([name, Repetition.indexName])
        let meant = listNamed(each)
        fail(each) { ValueProblem.notReference(list: meant, isText: $0.kind == .scalar) }
        return
      }
      let type = type(of: reference, at: each)
      if case .list(let element)? = type?.unwrapped {
        scope = scope.adding(name, element).adding(Repetition.indexName, .int)
        return
      }
      if let type { fail(each) { _ in ValueProblem.notList(reference, type) } }
    }
    references.untyped.formUnion([name, Repetition.indexName])
  }
}

extension DefinitionReader {
  /// The name of a list that lacks its braces.
  fileprivate func listNamed(_ node: Int) -> String? {
    guard tree.kind(node) == .scalar, let reference = Reference(tree.string(node)),
      (try? scope.type(of: reference))?.unwrapped.isList == true
    else { return nil }
    return "\(reference.path)"
  }
}
