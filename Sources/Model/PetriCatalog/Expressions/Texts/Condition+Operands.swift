extension Condition {
  /// The condition with other operands.
  ///
  /// - Parameter operand: replaces an operand, given the one that it is compared with.
  package func replacing(_ operand: (Operand, _ other: Operand) -> Operand) -> Condition {
    switch self {
    case .value, .constant: self
    case .element(let element, let list): .element(operand(element, .value(list)), of: list)
    case .compared(let left, let comparison, let right):
      .compared(operand(left, right), comparison, operand(right, left))
    case .member(let member, let others):
      .member(others.first.map { operand(member, $0) } ?? member, of: others.map { operand($0, member) })
    case .text(let text, let relation, let part): .text(operand(text, part), relation, operand(part, text))
    case .not(let condition): .not(condition.replacing(operand))
    case .and(let left, let right): .and(left.replacing(operand), right.replacing(operand))
    case .or(let left, let right): .or(left.replacing(operand), right.replacing(operand))
    }
  }
}

extension TextTemplate {
  /// The text with other conditions in its conditionals.
  package func replacing(_ condition: (Condition) -> Condition) -> TextTemplate {
    guard literal == nil else { return self }
    return TextTemplate(
      segments: segments.map { segment in
        guard case .conditional(let conditional) = segment else { return segment }
        return .conditional(conditional.replacing(condition))
      }
    )
  }
}

extension Conditional {
  fileprivate func replacing(_ condition: (Condition) -> Condition) -> Conditional {
    Conditional(condition(self.condition), first.replacing(condition), second.replacing(condition))
  }
}

extension Conditional.Side {
  fileprivate func replacing(_ condition: (Condition) -> Condition) -> Conditional.Side {
    switch self {
    case .word: self
    case .text(let template): .text(template.replacing(condition))
    case .value(let template): .value(template.replacing(condition))
    }
  }
}
