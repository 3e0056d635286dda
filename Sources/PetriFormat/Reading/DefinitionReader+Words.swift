import PetriCatalog
import PetriText

/// Words in conditions between braces.
extension DefinitionReader {
  /// A text in whose conditions a word that isn't a key is text.
  func takingWords(_ template: TextTemplate) -> TextTemplate { template.replacing { takingWords($0) } }

  /// A condition in which a word that isn't a key is text, as it is outside of braces: `plan == free`.
  ///
  /// - Parameter text: the condition as it is written, where keys may have braces of their own: those are no words.
  func takingWords(_ condition: Condition, in text: String = "") -> Condition {
    condition.replacing { operand, other in
      guard case .value(let reference) = operand, reference.path.steps.count == 1, let word = reference.path.root,
        !references.untyped.contains(word), let known = keysWithout(reference), let type = type(of: other),
        !text.filter({ $0 != " " }).contains("${\(word)}")
      else { return operand }
      switch type {
      case .string, .url, .choice: break
      // A word that can't be one of its values was meant as a key.
      default: guard type.canBe(word) else { return operand }
      }
      // Of what isn't one of the other side's values, and of any text, a key may have been meant whose name is near.
      let isCertain = type != .string && type != .url && type.canBe(word)
      return isCertain || NearestName.suggestion(for: word, among: known) == nil ? .literal(word) : operand
    }
  }

  /// The keys that are there instead of one that isn't; `nil` where it is there.
  private func keysWithout(_ reference: Reference) -> [String]? {
    do {
      _ = try scope.type(of: reference)
      return nil
    } catch {
      if case .unknown(_, let known) = error { return known }
      return nil
    }
  }

  /// The type of a value that a word is compared with, or of a list's elements; `nil` where it is unknown, or another one.
  private func type(of operand: Condition.Operand) -> ContextType? {
    guard case .value(let reference) = operand, let type = (try? scope.type(of: reference))?.unwrapped
    else { return nil }
    if case .list(let element) = type { return element.isScalar ? element.unwrapped : nil }
    return type.isScalar ? type : nil
  }
}
