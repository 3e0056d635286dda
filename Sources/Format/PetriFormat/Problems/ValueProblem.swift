package import PetriCatalog
package import PetriDiagnostics
import PetriText
import PetriYAML

package enum ValueProblem: Problem {
  // Texts and conditions
  case badCondition(String)
  /// A YAML 1.1 boolean in place of a condition.
  case notCondition(String, found: String, meant: String, isFixable: Bool)
  case constantsCompared
  case unordered(Comparison, Condition.Operand, ContextType)
  case noText(TextRelation, Condition.Operand, ContextType, Condition.Operand)
  case noNumber(Reference, ContextType, in: Arithmetic)
  case dividesByZero(Arithmetic)
  case mistypedResult(String, ContextType, Arithmetic, ContextType)
  case mistypedSide(String, ContextType, ContextLiteral, nearest: String?, isOfContext: Bool)
  case wordIsKey(String)
  /// The word for the current day, in its own braces.
  case todayAsKey
  case neverElement(String, Reference, ContextType)
  case notElements(Reference, ContextType)
  /// With the condition that is meant, if it is known.
  case neverEqual(Condition.Operand, String, ContextType, meant: String? = nil)
  case neverEqualTypes(Condition.Operand, ContextType, Condition.Operand, ContextType)
  case notTruth(Reference, ContextType, inBraces: Bool)
  // References
  case noState, noForm
  /// With the reference that contains it, if that is written literally.
  case unknownKey(String, in: Reference?, nearest: String?, known: [String])
  /// With the corresponding step in another language, if it is known.
  case noKeys(String, ContextType, advice: String?)
  case noElements(String, ContextType)
  case inText(ContextType, example: String)
  /// With a list of which the text is the name.
  case notReference(list: String?, isText: Bool)
  case notOneValue(isWorkedOut: Bool)
  case notSwitchable(Reference, ContextType)
  case neverCase(String, ContextType)
  case missingCases([String])
  case missingDefaultCase(ContextType)
  case notList(Reference, ContextType)
  case mistyped(String, ContextType, Reference, ContextType)
  case composed(String, ContextType)
  /// A change of a list with several keys or none.
  case listChanges(String, [String])
  case changeOfNoList(String, String, ContextType)
  case notSides(Reference, ContextType, [String])
  // Context values
  case missing(String, ContextType?, example: String?)
  case mismatch(String, hint: String?, replacement: ContextValue?, isOfContext: Bool)
  /// `null` for a value that can't be absent.
  case nullOfRequired(String, ContextType, found: String)
  case missingDefault(ContextField)
  case missingFormDefault(ContextField)
  // Titles of segments and pickers
  case notSelection(String, Reference, ContextType)
  case titlesWithoutChoice(String)
  case titlesWithoutValues(String, [String])
  case titleCount(Int, of: [String])
  case missingTitles([String])
  // Types
  case missingType(String)
  /// With the element type of an intended list, and whether its elements may be choices.
  case badType(String, FoundValue, element: String?, areChoices: Bool)
  case noPart(String, of: String)
  case tooMany(String, count: Int, String, limit: Int)

  package var wording: Wording {
    switch self {
    case .badCondition(let message): Wording(.badCondition, message)
    case .notCondition(let what, let found, let meant, _):
      Wording(.badCondition, "\(what) must be true, false or a condition; found '\(found)'", "write \(meant)")
    case .constantsCompared:
      Wording(.badCondition, "two constants are compared; one side must be a value such as ${key}")
    case .unordered(let comparison, let operand, let type):
      Wording(
        .referenceType,
        "'\(comparison.rawValue)' compares numbers, dates and times, but \(operand) is \(type.withArticle)",
        type.unwrapped.isList
          ? "compare how many it has: ${\(operand.references.map(\.path.description).joined()).count} \(comparison.rawValue) 3"
          : nil
      )
    case .noText(let relation, let operand, let type, let part):
      Wording(
        .referenceType,
        "'\(relation.rawValue)' compares texts, but \(operand) is \(type.withArticle)",
        type.unwrapped.isList ? "to find an element, write: \(part) in \(operand)" : nil
      )
    case .noNumber(let reference, let type, let arithmetic):
      Wording(
        .referenceType,
        "\(arithmetic) is worked out of numbers, but '\(reference.path)' is \(type.withArticle)",
        type.isOptional ? "give the key a default instead of '?'" : nil
      )
    case .dividesByZero(let arithmetic): Wording(.badTemplate, "\(arithmetic) divides by 0")
    case .mistypedResult(let what, let type, let arithmetic, let given):
      Wording(.referenceType, "\(what) must be \(type.expectation), but \(arithmetic) is \(given.withArticle)")
    case .mistypedSide(let what, let type, let side, let nearest, let isOfContext):
      Wording(
        isOfContext ? .contextValue : .badValue,
        "\(what) must be \(type.expectation) on both sides of ':'; found \(side.finding)",
        nearest.map { "did you mean '\($0)'?" }
      )
    case .todayAsKey:
      Wording(.unknownReference, "unknown key 'today' in ${today}", "compare with the word alone: ${due} < today")
    case .wordIsKey(let word):
      Wording(
        .badTemplate,
        "'\(word)' is a word here, and a key has that name too",
        "for the key's value write ${\(word)}, for the word '\(word)'"
      )
    case .neverElement(let text, let list, let type):
      Wording(.referenceType, "no element of \(list) can be '\(text)': each is \(type.withArticle)")
    case .notElements(let reference, let type):
      Wording(.referenceType, "'in' needs a list, but \(reference) is \(type.withArticle)")
    case .neverEqual(let reference, let text, let type, let meant):
      Wording(
        .referenceType,
        "\(reference) can never be '\(text)': it is \(type.withArticle)",
        meant.map { "write \($0)" }
      )
    case .neverEqualTypes(let first, let left, let second, let right):
      Wording(
        .referenceType,
        "\(first) and \(second) can never be equal: one is \(left.withArticle), the other \(right.withArticle)"
      )
    case .notTruth(let reference, let type, let inBraces):
      Wording(
        .referenceType,
        "a condition must be a bool, an optional or a list, but \(reference) is \(type.withArticle)",
        "compare it: \(inBraces ? "\(reference.path) == \(type.sampleInBraces)" : "\(reference) == \(type.sample)")"
      )
    case .noState:
      Wording(
        .unknownReference,
        "the catalogue declares no state",
        "declare the key under 'state' in Catalog.yaml"
      )
    case .noForm:
      Wording(
        .unknownReference,
        "'form' isn't available here",
        "views and taps can read it, in a screen that declares 'form'"
      )
    case .unknownKey(let name, let reference, let nearest, let known):
      Wording(
        .unknownReference,
        "unknown key '\(name)'\(reference.map { " in \($0)" } ?? "")",
        nearest.map { "did you mean '\($0)'?" } ?? ValueProblem.expectation(known)
      )
    case .noKeys(let path, let type, let advice):
      Wording(.unknownReference, "'\(path)' has no keys: it is \(type.withArticle)", advice)
    case .noElements(let path, let type):
      Wording(.unknownReference, "'\(path)' has no elements: it is \(type.withArticle)")
    case .inText(let type, let example):
      Wording(
        .referenceType,
        type.isList ? "a list can't be shown in text" : "an object can't be shown in text",
        "use one of its values, such as ${\(example)}"
      )
    case .notReference(let list, let isText):
      Wording(
        .badValue,
        "'each' must be a list from the context",
        isText ? "write ${\(list ?? "key")}" : "declare the list in the context, and write ${key}"
      )
    case .notOneValue(let isWorkedOut):
      Wording(
        .badValue,
        "'switch' must be one value of the context or the state",
        isWorkedOut ? "write ${key}, or show each view on a condition: 'when'" : "write ${key}"
      )
    case .notSwitchable(let reference, let type):
      Wording(.referenceType, "'switch' can't use \(reference): it is \(type.withArticle)")
    case .neverCase(let name, let type):
      Wording(.referenceType, "the case '\(name)' can't match: the value is \(type.withArticle)")
    case .missingCases(let names):
      Wording(
        .requiredKey,
        "\(names.count == 1 ? "a case is" : "cases are") missing for \(names.map { "'\($0)'" }.joined(separator: ", "))",
        "add \(names.count == 1 ? "it" : "them"), or 'default'"
      )
    case .missingDefaultCase(let type):
      Wording(
        .requiredKey,
        "missing 'default': the cases can't list every value of \(type.withArticle)",
        "add 'default: []' to show nothing"
      )
    case .notList(let reference, let type):
      Wording(.referenceType, "'each' must be a list, but \(reference) is \(type.withArticle)")
    case .mistyped(let what, let type, let reference, let given):
      Wording(
        .referenceType,
        "\(what) must be \(type.expectation), but \(reference) is \(given.withArticle)",
        given == .optional(.string) && type == .string
          ? "where it is null, give it another text: \"${\(reference.path) != null ? '\(reference)' : ''}\""
          : given.difference(from: type)
      )
    case .listChanges(let what, let keys):
      Wording(
        .badValue,
        keys.isEmpty
          ? "the change of \(what) is empty" : "the change of \(what) can't have both 'append' and 'remove'",
        keys.isEmpty ? "write {append: …} or {remove: …}" : "write two actions, one after the other"
      )
    case .changeOfNoList(let word, let what, let type):
      Wording(.referenceType, "'\(word)' needs a list, but \(what) is \(type.withArticle)")
    case .composed(let what, let type):
      Wording(
        .referenceType,
        "\(what) must be \(type.expectation); found text with values in it",
        [.int, .double].contains(type.unwrapped) ? "calculate inside the braces, such as ${count + 1}" : nil
      )
    case .notSides(let reference, let type, let sides):
      Wording(
        .referenceType,
        "'pin' must be a choice of sides, but \(reference) is \(type.withArticle)",
        "the sides are \(sides.joined(separator: ", "))"
      )
    case .missing(let name, let type, let example):
      Wording(.contextValue, "\(name) is missing; expected \(type?.expectation ?? "a value")", example)
    case .mismatch(let message, let hint, _, let isOfContext):
      Wording(isOfContext ? .contextValue : .badValue, message, hint)
    case .nullOfRequired(let what, let type, let found):
      Wording(
        .contextValue,
        "\(what) must be \(type.expectation); found \(found)",
        "write \(type == .string ? "\"\"" : type.sample), or make the key optional: type: \(type)?"
      )
    case .missingDefault(let field):
      Wording(
        .requiredKey,
        "the state key '\(field.name)' is missing a default",
        "write {type: \(field.type), default: \(field.type.sample)}"
      )
    case .missingFormDefault(let field):
      Wording(
        .requiredKey,
        "the key '\(field.name)' of the form is missing a default",
        "write {type: \(field.type), default: \(field.type == .string ? "\"\"" : field.type.sample)}, or the type '\(field.type)?'"
      )
    case .notSelection(let what, let reference, let type):
      Wording(
        .referenceType,
        "\(what) must be an integer or a choice, but \(reference) is \(type.withArticle)"
      )
    case .titlesWithoutChoice(let key):
      Wording(
        .badValue,
        "titles by value need a choice that is selected",
        "write selected: ${form.key}, or \(key): […]"
      )
    case .titlesWithoutValues(let key, let values):
      Wording(
        .badValue,
        "the titles of a choice in an element of a list must be written by value",
        "write \(key): {\(values.map { "\($0): …" }.joined(separator: ", "))}"
      )
    case .titleCount(let count, let values):
      Wording(
        .badValue,
        "\(count == 1 ? "there is one title" : "there are \(count) titles") for the \(values.count) values of the choice",
        "the values are \(values.joined(separator: ", "))"
      )
    case .missingTitles(let values):
      Wording(.requiredKey, "no title for \(values.map { "'\($0)'" }.joined(separator: ", "))")
    case .missingType(let name):
      Wording(.missingValue, "'\(name)' has no type", "write '\(name): string', for example")
    case .badType(let name, let found, let element, let areChoices):
      Wording(
        .wrongType,
        "the type of '\(name)' must be a word or a mapping; found \(found.words)",
        element.map { "write {type: list, of: \($0)}\(areChoices ? ", or {type: choice, values: […]}" : "")" }
      )
    case .noPart(let key, let type): Wording(.unknownKey, "'\(key)' can't be used with the type '\(type)'")
    case .tooMany(let what, let count, let members, let limit):
      Wording(.limitExceeded, "\(what) has \(count) \(members); the limit 'members' is \(limit)")
    }
  }

  package func fixIts(at range: SourceRange) -> [FixIt] {
    switch self {
    case .mismatch(_, _, let meant?, _): [FixIt("write \(meant)", range: range, replacement: "\(meant)")]
    case .notCondition(_, _, let meant, true): [FixIt("write \(meant)", range: range, replacement: meant)]
    default: []
    }
  }

  private static func expectation(_ keys: [String]) -> String {
    keys.isEmpty
      ? "no keys are declared" : "expected \(keys.count == 1 ? "" : "one of ")\(keys.joined(separator: ", "))"
  }
}

extension ContextType {
  fileprivate var sampleInBraces: String {
    switch unwrapped {
    case .int, .double: sample
    default: "'\(sample)'"
    }
  }
}

extension Reference {
  /// Advice for a property of a string or list that exists in other languages.
  ///
  /// - Parameters:
  ///   - owner: The path to the owner of the property.
  ///   - type: The type of the owner.
  fileprivate func advice(onStepBehind owner: ContextPath, _ type: ContextType) -> String? {
    let index = owner.steps.count
    guard type == .string || type.isList, index < path.steps.count, case .key(let key) = path.steps[index] else {
      return nil
    }
    func with(_ step: ContextPath.Step) -> String {
      "\(ContextPath(Array(path.steps[..<index]) + [step] + path.steps[(index + 1)...]))"
    }
    switch key.lowercased() {
    case "length", "size", "len": return "did you mean '\(with(.key(Reference.count)))'?"
    case "first" where type.isList: return "did you mean '\(with(.index(0)))'?"
    case "isempty", "empty":
      return type.isList ? "a list without elements is false: not ${\(owner)}" : "compare it: ${\(owner)} == ''"
    default: return nil
    }
  }
}

extension ValueProblem {
  /// The reason why a reference can't be resolved.
  ///
  /// - Parameter isWritten: Whether the reference has its own braces.
  init(
    _ problem: TypeScope.Problem,
    in reference: Reference,
    isWritten: Bool,
    untyped: Set<String>,
    _ scope: TypeScope
  ) {
    switch problem {
    case .unknown(Reference.state, _) where scope.state.isEmpty && reference.path.root == Reference.state:
      self = .noState
    case .unknown(Reference.form, let known)
    where reference.path.root == Reference.form && !known.contains(Reference.form):
      self = .noForm
    case .unknown(CalendarDate.todayWord, _) where isWritten && reference.path.steps.count == 1: self = .todayAsKey
    case .unknown(let name, let known):
      let holders = [(Reference.form, scope.form), (Reference.state, scope.state)]
      let holder = reference.path.root == name ? holders.first { $0.1.contains { $0.name == name } }?.0 : nil
      // A minus may be part of an intended name: `count-1`.
      let sides = name.split(separator: "-").map(String.init)
      let isDifference = sides.count > 1 && sides.allSatisfy { known.contains($0) || Double($0) != nil }
      let nearest =
        holder.map { "\($0).\(name)" } ?? (isDifference ? sides.joined(separator: " - ") : nil)
        ?? NearestName.suggestion(for: name, among: known + untyped.sorted())
      self = .unknownKey(name, in: isWritten ? reference : nil, nearest: nearest, known: known)
    case .notAnObject(let path, let type):
      self = .noKeys("\(path)", type, advice: reference.advice(onStepBehind: path, type.unwrapped))
    case .notAList(let path, let type): self = .noElements("\(path)", type)
    }
  }
}
