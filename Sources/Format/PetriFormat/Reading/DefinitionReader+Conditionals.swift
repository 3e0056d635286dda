import PetriCatalog
import PetriDiagnostics
import PetriText
import PetriYAML

extension DefinitionReader {
  /// Parses text with interpolated values; reports malformed text and returns nil.
  mutating func readTemplate(_ node: Int) -> TextTemplate? {
    let text = tree.string(node)
    do {
      return takingWords(try TextTemplate(text))
    } catch {
      // For values other than conditionals, this is ordinary text.
      guard text.utf8.contains(UInt8(ascii: "?")) else { return TextTemplate(literal: text) }
      fail(node) { diagnostics, node in
        diagnostics.report(TextProblem.badTemplate(error), at: node.part(error.offset, error.length))
      }
      return nil
    }
  }

  mutating func isText(_ conditional: Conditional, at node: Int) -> Bool {
    isRight(conditional, at: node) { reader, side in
      if let template = side.template { return reader.isText(template, at: node) }
      return reader.isWord(side, at: node) { $0.isScalar }
    }
  }

  mutating func isRight(
    _ conditional: Conditional,
    at node: Int,
    side: (inout DefinitionReader, Conditional.Side) -> Bool
  ) -> Bool {
    var isAllRight = isRight(conditional.condition, at: node)
    for one in conditional.sides { isAllRight = side(&self, one) && isAllRight }
    return isAllRight
  }

  mutating func isRight(
    _ side: Conditional.Side,
    of type: ContextType,
    in range: ClosedRange<Double>?,
    at node: Int,
    _ subject: ReadingSubject
  ) -> Bool {
    let what = words(subject)
    guard let literal = side.literal else {
      guard case .value(let template) = side else { return fail(node) { _ in ValueProblem.composed(what, type) } }
      if let conditional = template.wholeConditional {
        return isRight(conditional, at: node) { $0.isRight($1, of: type, in: range, at: node, subject) }
      }
      if let arithmetic = template.wholeArithmetic {
        guard let given = self.type(of: arithmetic, at: node) else { return false }
        return given.fits(type) || fail(node) { _ in ValueProblem.mistypedResult(what, type, arithmetic, given) }
      }
      guard let reference = template.wholeReference else {
        return fail(node) { _ in ValueProblem.composed(what, type) }
      }
      guard let given = self.type(of: reference, at: node) else { return false }
      return given.unwrapped.fits(type) || fail(node) { _ in ValueProblem.mistyped(what, type, reference, given) }
    }
    guard literal != .null, isWord(side, at: node, fits: { $0.unwrapped.fits(type) }) else { return literal == .null }
    var problems: [ContextProblem] = []
    guard let value = type.value(of: literal, at: ContextPath(), problems: &problems) else {
      var nearest: String?
      if case .color = type, case .scalar(let name, _) = literal {
        nearest = NearestName.suggestion(for: name, among: colors.map(\.name) + ColorValue.names)
      }
      return fail(side, at: node, ValueProblem.mistypedSide(what, type, literal, nearest: nearest, isOfContext: false))
    }
    guard let range, let number = Double(contextValue: value), !range.contains(number) else { return true }
    return fail(node) { _ in
      ShapeProblem.outOfRange(what, from: range.lowerBound.short, to: range.upperBound.short, found: number.short)
    }
  }

  mutating func given(_ conditional: Conditional, at node: Int) -> Given {
    guard isRight(conditional.condition, at: node) else { return .broken }
    return .either(given(conditional.first, at: node), given(conditional.second, at: node))
  }

  private mutating func given(_ side: Conditional.Side, at node: Int) -> Given {
    if let literal = side.literal {
      return isWord(side, at: node, fits: { _ in true }) ? .literal(literal) : .broken
    }
    guard let template = side.template else { return .broken }
    if case .value = side {
      if let conditional = template.wholeConditional { return given(conditional, at: node) }
      if let arithmetic = template.wholeArithmetic {
        return type(of: arithmetic, at: node).map { .computed(arithmetic, $0) } ?? .broken
      }
      if let reference = template.wholeReference {
        return type(of: reference, at: node).map { .reference(reference, $0) } ?? .broken
      }
    }
    return isText(template, at: node) ? .template : .broken
  }

  /// Whether a word on one side is not also the name of a key, which is probably meant.
  ///
  /// - Parameter fits: Whether the value of a key would be valid.
  private mutating func isWord(_ side: Conditional.Side, at node: Int, fits: (ContextType) -> Bool) -> Bool {
    guard case .word(let word) = side, let reference = Reference(word), let type = try? scope.type(of: reference),
      fits(type)
    else { return true }
    return fail(side, at: node, ValueProblem.wordIsKey(word))
  }

  private mutating func fail(_ side: Conditional.Side, at node: Int, _ problem: ValueProblem) -> Bool {
    fail(node) { diagnostics, node in diagnostics.report(problem, at: node.part(ofWord: side.description, behind: "?"))
    }
  }

  private mutating func isRight(_ condition: Condition, at node: Int) -> Bool {
    check(condition, at: node, inBraces: true)
  }
}

extension YAMLNode {
  /// The range of a word of a conditional in the text of the node.
  ///
  /// - Parameter sign: A character that precedes the word, not necessarily directly.
  fileprivate func part(ofWord word: String, behind sign: Character) -> SourceRange {
    let (text, word) = (Array(text.utf8), Array(word.utf8))
    let ends = Array(" \t?:,{}[]()=".utf8)
    guard let start = text.firstIndex(where: { $0 == sign.asciiValue }), start + 1 < text.count - word.count,
      let offset = ((start + 1)..<(text.count - word.count)).first(where: {
        text[$0...].starts(with: word) && ends.contains(text[$0 - 1]) && ends.contains(text[$0 + word.count])
      })
    else { return usedRange }
    return part(offset, word.count)
  }
}

extension DefinitionReader {
  func takingWords(_ template: TextTemplate) -> TextTemplate { template.replacing { takingWords($0) } }

  /// Converts words in a condition to text unless they are keys, as outside of braces: `plan == free`.
  ///
  /// - Parameter text: The condition as it is written; names with their own braces in it are keys.
  func takingWords(_ condition: Condition, in text: String = "") -> Condition {
    condition.replacing { operand, other in
      guard case .value(let reference) = operand, reference.path.steps.count == 1, let word = reference.path.root,
        !references.untyped.contains(word), let known = keysWithout(reference), let type = type(of: other),
        !text.filter({ $0 != " " }).contains("${\(word)}")
      else { return operand }
      switch type {
      case .string, .url, .choice: break
      // A word that can't be a value of the other side was meant as a key.
      default: guard type.canBe(word) else { return operand }
      }
      // If any text is valid, or this word isn't, it may be a misspelled key.
      let isCertain = type != .string && type != .url && type.canBe(word)
      return isCertain || NearestName.suggestion(for: word, among: known) == nil ? .literal(word) : operand
    }
  }

  /// The keys in scope instead of one that doesn't exist; nil if it does.
  private func keysWithout(_ reference: Reference) -> [String]? {
    do {
      _ = try scope.type(of: reference)
      return nil
    } catch {
      if case .unknown(_, let known) = error { return known }
      return nil
    }
  }

  /// The type that a word is compared with, or of a list's elements; nil if it is unknown.
  private func type(of operand: Condition.Operand) -> ContextType? {
    guard case .value(let reference) = operand, let type = (try? scope.type(of: reference))?.unwrapped
    else { return nil }
    if case .list(let element) = type { return element.isScalar ? element.unwrapped : nil }
    return type.isScalar ? type : nil
  }
}
