package import PetriCatalog
import PetriDiagnostics
import PetriText

package enum TextProblem: Problem {
  case badTemplate(TextTemplate.Problem)
  /// A format that doesn't apply to the type of a value.
  case format(ValueFormat, TextTemplate.Source, ContextType)
  case notNumber
  case numberType(Reference, ContextType)
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

package enum StringsProblem: Problem {
  case malformed(String)
  case noFiles
  case noneFound(String)
  /// A key with an interpolated value.
  case keyWithValue(String)
  case arguments(FormatString.Problem, String, locale: String, given: Int)
  case tooMany(String, count: Int, given: Int)
  // Valid but rarely intended
  case untranslated(String, locale: String, others: [String])
  case unused([String], table: String)

  package var wording: Wording {
    switch self {
    case .malformed(let message): Wording(.badStrings, message)
    case .noFiles:
      Wording(
        .unknownString,
        "the catalogue names no localization files",
        "write 'strings: [Folder]' in Catalog.yaml"
      )
    case .keyWithValue(let key):
      Wording(
        .unknownString,
        "a key can't depend on a value; found '\(key)'",
        "choose between keys with key: {when: \"${…}\", then: one.key, else: other.key}"
      )
    case .noneFound(let path): Wording(.missingFile, "no .strings, .stringsdict or .xcstrings file in '\(path)'")
    case .arguments(let problem, let key, let locale, let given):
      Wording(.stringArguments, StringsProblem.words(problem, key.shortened, locale, given))
    case .tooMany(let key, let count, let given):
      Wording(
        .stringArguments,
        "'\(key.shortened)' takes \(count == 0 ? "no arguments" : count == 1 ? "1 argument" : "\(count) arguments"); found \(given)"
      )
    case .untranslated(let key, let locale, let others):
      Wording(
        .missingTranslation,
        "'\(key.shortened)' has no text for '\(locale)'",
        "only for \(others.joined(separator: ", "))",
        severity: .warning
      )
    case .unused(let keys, let table):
      Wording(
        .unusedString,
        keys.count == 1
          ? "unused key '\(keys[0].shortened)' in '\(table)'"
          : "\(keys.count) unused keys in '\(table)'",
        keys.count == 1 ? nil : StringsProblem.list(keys),
        severity: .warning
      )
    }
  }

  private static func words(_ problem: FormatString.Problem, _ key: String, _ locale: String, _ given: Int) -> String {
    switch problem {
    case .missing(let index):
      "'\(key)' in '\(locale)' takes \(index == 1 ? "1 argument" : "\(index) arguments"); found \(given == 0 ? "none" : "\(given)")"
    case .badSpecifier(let specifier): "'\(key)' in '\(locale)' has '\(specifier)', which isn't supported"
    case .unknownVariable(let name): "'\(key)' in '\(locale)' has the variable '\(name)', which its file doesn't define"
    case .notNumber(let index, let specifier):
      "argument \(index) of '\(key)' must be a number, because '\(locale)' has '\(specifier)'"
    }
  }

  private static func list(_ keys: [String]) -> String {
    let shown = keys.prefix(5).map { "'\($0.shortened)'" }.joined(separator: ", ")
    return keys.count > 5 ? "\(shown) and \(keys.count - 5) others" : shown
  }
}
