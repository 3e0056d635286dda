import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Texts with values in them, conditions and attributes.
extension Checker {
  /// A text with values in it.
  mutating func template(_ node: Int, _ subject: CheckSubject) -> Bool {
    guard text(node, subject) else { return false }
    // Nearly every text is nothing but characters.
    guard tree.text(node).mayHoldValue, !holdsKeysAlone(tree.text(node)) else { return true }
    let text = tree.string(node)
    do {
      let isAllRight = isText(try TextTemplate(text), at: node)
      if rules.lints { checkForKeys(in: text, at: node) }
      return isAllRight && goesOn
    } catch {
      return fail(node) { diagnostics, node in
        diagnostics.report(TextProblem.badTemplate(error), at: node.part(error.offset, error.length))
      }
    }
  }

  /// Whether a text can hold all that is in it.
  mutating func isText(_ template: TextTemplate, at node: Int) -> Bool {
    var isAllRight = true
    for segment in template.segments {
      switch segment {
      case .value(let reference): isAllRight = isText(reference, at: node) && isAllRight
      case .computed(let arithmetic): isAllRight = type(of: arithmetic, at: node) != nil && isAllRight
      case .formatted(let source, let format): isAllRight = takes(format, source, at: node) && isAllRight
      case .conditional(let conditional): isAllRight = isText(conditional, at: node) && isAllRight
      case .literal, .plural: continue
      }
    }
    return isAllRight
  }

  /// Whether all values in a text are keys of the scope that are scalars, as nearly all are; found out without making anything.
  private mutating func holdsKeysAlone(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard references.untyped.isEmpty else { return false }
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "\\"): return false
      case UInt8(ascii: "$"):
        guard index + 2 < text.count, text[index + 1] == UInt8(ascii: "{"),
          let end = text[(index + 2)...].firstIndex(of: UInt8(ascii: "}")),
          isScalarKey(UnsafeBufferPointer(rebasing: text[(index + 2)..<end]))
        else { return false }
        index = end
      default: break
      }
      index += 1
    }
    return true
  }

  private mutating func isScalarKey(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let own = context.firstIndex { $0.name.utf8.elementsEqual(name) }
    if let own { references.isUsed[own] = true }
    if let local = scope.locals.last(where: { $0.name.utf8.elementsEqual(name) }) { return local.type.isScalar }
    // Only with a sink the context is ever another.
    if sink == nil { return own.map { context[$0].type.isScalar } ?? false }
    return scope.context.last { $0.name.utf8.elementsEqual(name) }?.type.isScalar ?? false
  }

  /// Whether a text can hold a value.
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

  /// A condition over the scope's values.
  mutating func condition(_ node: Int, _ subject: CheckSubject) -> Bool {
    guard text(node, subject) else { return false }
    do {
      return check(try Condition(parsing: tree.string(node)), at: node)
    } catch {
      var problems: [ContextProblem] = []
      _ = ContextType.bool.value(of: tree.literal(node), at: ContextPath(), problems: &problems)
      // `on` is a word for true, unless it is a key.
      let isKey = scope.context.contains { $0.name == tree.string(node) }
      guard !isKey, let meant = problems.first?.replacement else {
        return fail(node) { diagnostics, node in
          diagnostics.report(ValueProblem.badCondition(error.message), at: node.part(error.offset, error.length))
        }
      }
      // YAML 1.1's words for true and false.
      let what = words(subject)
      return fail(node) {
        ValueProblem.notCondition(
          what,
          found: $0.shortText,
          meant: "\(meant)",
          isFixable: !$0.isAlias && !$0.hasAnchor
        )
      }
    }
  }

  /// - Parameter inBraces: whether it is that of a conditional, where keys have no braces of their own.
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

  /// The type of a side of a comparison; `nil`, reported, where it leads nowhere, and for a literal.
  private mutating func type(of operand: Condition.Operand, at node: Int) -> ContextType? {
    switch operand {
    case .value(let reference): type(of: reference, at: node)
    case .computed(let arithmetic): type(of: arithmetic, at: node)
    case .literal: nil
    }
  }

  /// The type of a calculation's result; `nil`, reported, where one of its values is no number.
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

  /// Whether a value of a type can be what a literal says.
  ///
  /// - Parameter isNumber: whether any number can be compared with a whole one.
  private func canBe(_ type: ContextType, _ text: String, isNumber: Bool = false) -> Bool {
    if type.isOptional && text == "null" { return !isNumber }
    if isNumber, type.unwrapped == .int { return Double(text) != nil }
    return type.unwrapped.scalarValue(of: text) != nil
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

  /// A value of a type, or a value of the context.
  mutating func attribute(
    _ node: Int,
    of type: ContextType,
    in range: ClosedRange<Double>?,
    _ subject: CheckSubject
  ) -> Bool {
    if case .choice(let sides) = type { return side(node, sides) }
    var template: TextTemplate?
    if tree.kind(node) == .scalar, tree.text(node).mayHoldValue {
      guard let read = readTemplate(node) else { return false }
      template = read
    }
    if let conditional = template?.wholeConditional {
      return isRight(conditional, at: node) { $0.isRight($1, of: type, in: range, at: node, subject) }
    }
    if let arithmetic = template?.wholeArithmetic {
      guard let given = self.type(of: arithmetic, at: node) else { return false }
      let what = words(subject)
      return given.fits(type) || fail(node) { _ in ValueProblem.mistypedResult(what, type, arithmetic, given) }
    }
    if let reference = template?.wholeReference {
      guard let given = self.type(of: reference, at: node) else { return false }
      if given.unwrapped == type || (type == .double && given.unwrapped == .int) { return true }
      let what = words(subject)
      return fail(node) { _ in ValueProblem.mistyped(what, type, reference, given) }
    }
    guard let value = value(node, of: type, subject) else { return false }
    guard let range, let number = Double(contextValue: value), !range.contains(number) else { return true }
    let what = words(subject)
    return fail(node) { _ in
      ShapeProblem.outOfRange(what, from: range.lowerBound.short, to: range.upperBound.short, found: number.short)
    }
  }

  /// A side to pin to, or a parameter that holds one.
  private mutating func side(_ node: Int, _ sides: [String]) -> Bool {
    guard template(node, .name("the side")), let template = try? TextTemplate(tree.string(node)) else { return false }
    return side(template, sides, at: node)
  }

  private mutating func side(_ template: TextTemplate, _ sides: [String], at node: Int) -> Bool {
    if let conditional = template.wholeConditional {
      return conditional.sides.allSatisfy {
        side($0.template ?? TextTemplate(literal: $0.description), sides, at: node)
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

  /// The type of a reference, which is noted; `nil`, reported, where it leads nowhere.
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
        diagnostics.report(
          ValueProblem(error, in: reference, untyped: untyped, scope),
          at: node.part(of: reference)
        )
      }
      return nil
    }
  }

  /// Brings the names of a repetition into the scope of a view.
  mutating func repetition(_ each: Int, in view: Int) {
    guard !tree.isBroken(each) else { return }
    let word = tree.given(.as, in: view)
    let name = word.flatMap { tree.text($0).isCamelCase ? tree.string($0) : nil } ?? Repetition.defaultName
    if !tree.isNull(each) {
      guard tree.kind(each) == .scalar, let reference = (try? TextTemplate(tree.string(each)))?.wholeReference else {
        // What the elements are isn't known.
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

extension Checker {
  /// A list's name that is written as it is, without the braces around it.
  fileprivate func listNamed(_ node: Int) -> String? {
    guard tree.kind(node) == .scalar, let reference = Reference(tree.string(node)),
      (try? scope.type(of: reference))?.unwrapped.isList == true
    else { return nil }
    return "\(reference.path)"
  }
}

extension YAMLNode {
  /// A part of the node's text; the whole node where its text is not written as it reads.
  func part(_ offset: Int, _ length: Int) -> SourceRange {
    let range = usedRange
    let start = range.startOffset + (isQuoted ? 1 : 0)
    let written = range.endOffset - range.startOffset - (isQuoted ? 2 : 0)
    guard !isAlias, written == withUTF8({ $0.count }), offset + length <= written else { return range }
    return SourceRange(file: range.file, startOffset: start + offset, endOffset: start + offset + length)
  }

  /// The part of the node's text that a reference is.
  func part(of reference: Reference) -> SourceRange {
    let text = Array(text.utf8)
    // Behind it there may be a format.
    let wanted = Array("${\(reference.path)".utf8)
    let ends = [UInt8(ascii: "}"), UInt8(ascii: ",")]
    guard text.count > wanted.count,
      let offset = (0..<(text.count - wanted.count)).first(where: {
        text[$0..<($0 + wanted.count)].elementsEqual(wanted) && ends.contains(text[$0 + wanted.count])
      }),
      let end = text[offset...].firstIndex(of: UInt8(ascii: "}"))
    else { return usedRange }
    return part(offset, end + 1 - offset)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether there is a `$`, a `{` or a `\`, which values begin with here and in other languages.
  fileprivate var mayHoldValue: Bool {
    var index = 0
    let raw = UnsafeRawBufferPointer(self)
    while index + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word.mayHold(UInt8(ascii: "$")) || word.mayHold(UInt8(ascii: "{")) || word.mayHold(UInt8(ascii: "\\")) {
        return true
      }
      index += 8
    }
    return self[index...].contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\\") }
  }
}

extension UInt64 {
  /// Whether a byte may be among the eight; never wrong where it is.
  @inline(__always)
  fileprivate func mayHold(_ byte: UInt8) -> Bool {
    let difference = self ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }
}
