import PetriCatalog
import PetriText

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
