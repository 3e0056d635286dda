package import PetriCatalog
import PetriDiagnostics
import PetriText

package enum TextProblem: Problem {
  case badTemplate(TextTemplate.Problem)
  /// A format that doesn't apply to the type of a value.
  case format(ValueFormat, TextTemplate.Source, ContextType)
  case notNumber
  case numberType(Reference, ContextType)
  /// Plural forms without their number.
  case formsWithoutNumber([String])
  /// An interpolated value in a text that exists before any values do.
  case valueInConstant(Reference, String)
  // Valid but rarely intended
  case missingForm(PluralCategory, locale: String, numbers: [String])
  case unusedForm(PluralCategory, locale: String, used: [PluralCategory])

  package var wording: Wording {
    switch self {
    case .badTemplate(let problem):
      Wording(.badTemplate, problem.message, problem.word.map { TextProblem.advice($0) })
    case .format(let format, let source, let type):
      Wording(
        .referenceType,
        "'\(format.name)' writes \(format.subject), but \(source) is \(type.withArticle)",
        TextProblem.formats(for: type)
      )
    case .notNumber: Wording(.badValue, "'plural' must be a number from the context", "write ${count}")
    case .numberType(let reference, let type):
      Wording(
        .referenceType,
        "'plural' must be an int or a double, but \(reference) is \(type.withArticle)",
        type.unwrapped.isList ? "count its elements: ${\(reference.path).count}" : nil
      )
    case .formsWithoutNumber(let forms):
      Wording(
        .requiredKey,
        "the plural forms \(forms.joined(separator: ", ")) are missing 'plural', the number that decides",
        "add plural: \"${count}\", with your number"
      )
    case .valueInConstant(let reference, let what):
      Wording(
        .badValue,
        "\(what) can't depend on other values; found \(reference)",
        "write the text with its value where it is shown"
      )
    case .missingForm(let category, let locale, let numbers):
      Wording(
        .missingPluralForm,
        "'\(locale)' needs the form '\(category.rawValue)'",
        "for \(numbers.joined(separator: ", ")) and others; 'other' is shown without it",
        severity: .warning
      )
    case .unusedForm(let category, let locale, let used):
      Wording(
        .unusedPluralForm,
        "'\(locale)' has no form '\(category.rawValue)'",
        "its forms are \(used.map(\.rawValue).joined(separator: ", "))",
        severity: .warning
      )
    }
  }

  private static func advice(_ word: TextTemplate.UnknownWord) -> String {
    NearestName.suggestion(for: word.name, among: word.known).map { "did you mean '\($0)'?" }
      ?? "expected one of \(word.known.joined(separator: ", "))"
  }

  private static func formats(for type: ContextType) -> String {
    let examples = ValueFormat.examples(for: type)
    return examples.isEmpty
      ? "a value of this type is shown as it is"
      : "it can be written with \(examples.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
