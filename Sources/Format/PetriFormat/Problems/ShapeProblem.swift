import PetriCatalog
import PetriDiagnostics
import PetriYAML

enum ShapeProblem: Problem {
  // Forms
  case notText(String, FoundValue)
  /// With the allowed keys, the first required key, and the key whose word was found.
  case notFields(String, FoundValue, keys: [String], required: String?, meant: String?)
  case notWord(String?, FoundValue)
  case notList(String, FoundValue)
  /// With a description of its keys and values, and an example.
  case notMapping(String, of: String? = nil, FoundValue, example: String? = nil)
  case notContent(FoundValue), notChild(FoundValue), notView(FoundValue, isScalar: Bool), notRoute(FoundValue)
  case notAction, noActions, notBarItem(String), notLayer, severalLayers, notStep, notViews(String, FoundValue),
    noValue(String)
  // Numbers
  case outOfRange(String, from: String, to: String, found: String)
  case noSuchIndex(Int, of: Int)
  case disorder(String, String)
  case notBelow(String, String, String)
  case emptyText(String)
  case noElements(String, String, atLeast: Int = 1)
  case noScreens
  // Keys
  case missingKey(String, of: String)
  case casesAlone
  case missingPart(String, of: String, word: String)
  case missingValue(String, example: String?, CommentedValue?)
  case needsValue(String, example: String, CommentedValue? = nil)
  /// A key without another that it requires, with the word that the other needs.
  case misplaced(String, with: String, String?)
  case pinInScreen(String)
  case cellKeyOutsideList(String)
  case besideKind(String, kind: String)
  case viewsWithoutDashes
  case noneOf(String, [String], orMore: Bool = false)
  case severalOf(String, [String])
  case both(String, String, String)
  case allOf(String, [String])
  // Names
  case badName(String, String)
  case badKey(String, String)
  case reserved(String, for: String? = nil)
  case missingSpace(String, colonEnd: Int)
  /// With the value that needs braces.
  case missingBraces(String)
  /// With the view that needs brackets.
  case missingBrackets(String)
  case quoteInBraces
  /// Text in braces that is cut off at its commas.
  case cutText(String)
  case badLocale(String), badGroup(String), emptyImageName

  var wording: Wording {
    switch self {
    case .notText(let what, let found):
      Wording(.wrongType, "\(what) must be text; found \(found.words)", "expected text")
    case .notWord(let what?, let found): Wording(.wrongType, "\(what) must be a word; found \(found.words)")
    case .notWord(nil, let found): Wording(.wrongType, "expected a word; found \(found.words)")
    case .notList(let what, let found):
      Wording(.wrongType, "\(what) must be a list; found \(found.words)", ShapeProblem.listAdvice(for: what, found))
    case .notFields(let what, let found, let keys, let required, let meant):
      Wording(
        .wrongType,
        "\(what) must be a mapping; found \(found.words)",
        meant.map { "write {\($0)}" } ?? ShapeProblem.shape(of: keys, required, found.text)
      )
    case .notMapping(let what, let parts, let found, let example):
      Wording(
        .wrongType,
        "\(what) must be a mapping\(parts.map { " of \($0)" } ?? ""); found \(found.words)",
        example.map { "for example \($0)" }
      )
    case .notContent(let found):
      Wording(
        .wrongType,
        "'content' must be a list of views or a mapping; found \(found.words)",
        "write [label: Hi], for example"
      )
    case .notChild(let found):
      Wording(
        .wrongType,
        "expected a mapping with 'screen'; found \(found.text == nil ? found.words : "a word")",
        "write {screen: \(found.text ?? "name")}"
      )
    case .notView(let found, let isScalar):
      Wording(
        .wrongType,
        "expected a view; found \(found.words)",
        isScalar
          ? found.text.flatMap(UnknownName.viewCalled).map { "write '\($0)'" } ?? "write 'label: Hi', for example" : nil
      )
    case .notRoute(let found):
      Wording(
        .wrongType,
        "a route must be a list of steps or a mapping with 'steps'; found \(found.words)",
        "write [{using: push}, {from: navigationController}, {using: present}, {from: current}], for example"
      )
    case .notAction: Wording(.wrongType, "an action in a list must be one thing; found another list")
    case .noActions: Wording(.wrongType, "a list of actions needs at least one; found an empty list")
    case .notBarItem(let text):
      Wording(
        .wrongType,
        "a bar item must be a mapping or 'space'; found '\(text)'",
        OtherWords.meaning(of: text, among: ["space"]).map { "did you mean '\($0)'?" } ?? "write '{title: \(text)}'"
      )
    case .notLayer: Wording(.wrongType, "a layer must be a container name; found a list")
    case .severalLayers: Wording(.wrongType, "a layer must have one name, with its parameters")
    case .notStep:
      Wording(
        .badValue,
        "a step must be one action",
        "expected one of \(WalkStep.keys.joined(separator: ", "))"
      )
    case .notViews(let kind, let found):
      Wording(
        .wrongType,
        "'\(kind)' must be a mapping with 'views'; found \(found.words)",
        "write '\(kind): {views: […]}'"
      )
    case .noValue(let kind): Wording(.wrongType, "'\(kind)' takes no value")
    case .outOfRange(let what, let low, let high, let found):
      Wording(.badValue, "\(what) must be between \(low) and \(high); found \(found)")
    case .noSuchIndex(let index, 1):
      Wording(.badValue, "'selected' must be 0 because there is only one title; found \(index)")
    case .noSuchIndex(let index, let count):
      Wording(.badValue, "'selected' must be between 0 and \(count - 1); found \(index)")
    case .disorder(let low, let high): Wording(.badValue, "'\(low)' must not be greater than '\(high)'")
    case .emptyText(let key):
      Wording(.badValue, "'\(key)' can't be empty", key == "link" ? "write a link" : "write a name")
    case .notBelow(let key, let number, "0"): Wording(.badValue, "'\(key)' is \(number), but there are none")
    case .notBelow(let key, let number, let count):
      Wording(.badValue, "'\(key)' must be less than \(count), for it counts from 0; found \(number)")
    case .noScreens:
      Wording(
        .badValue,
        "'screens' must have at least one value",
        "remove it for [Screens], or write folders and files, such as [App/**/*.yaml]"
      )
    case .noElements(let what, let noun, 1): Wording(.badValue, "\(what) must have at least one \(noun)")
    case .noElements(let what, let noun, let count):
      Wording(.badValue, "\(what) must have at least \(count) \(noun)s")
    case .missingKey(let key, let owner): Wording(.requiredKey, "\(owner) is missing '\(key)'", "add '\(key):'")
    case .casesAlone:
      Wording(
        .requiredKey,
        "'cases' is missing 'switch', the value that decides, in the same item",
        "write them together: {switch: ${key}, cases: {…}}"
      )
    case .missingPart(let key, let owner, let word):
      Wording(.requiredKey, "\(owner) is missing '\(key)'", "write {type: \(word), \(key): …}")
    case .missingValue(let key, let example, let comment):
      Wording(
        .missingValue,
        "'\(key)' has no value",
        comment == nil ? ShapeProblem.advice(onMissing: key, example) : CommentedValue.label
      )
    case .needsValue(let word, let example, let comment):
      Wording(.missingValue, "'\(word)' needs a value", comment == nil ? "write '\(example)'" : CommentedValue.label)
    case .misplaced(let key, let owner, nil): Wording(.unknownKey, "'\(key)' can only be used with '\(owner)'")
    case .misplaced(let key, let owner, let word?):
      Wording(.requiredKey, "'\(key)' needs '\(owner): \(word)'", "add '\(owner): \(word)', or remove '\(key)'")
    case .pinInScreen(let key):
      Wording(
        .unknownKey,
        "'\(key)' can only be used in a container's views",
        "the views of a screen are laid out in a column"
      )
    case .cellKeyOutsideList(let key):
      Wording(
        .unknownKey,
        "'\(key)' can only be used in a list's views",
        "write it on the view that is in the 'views' of the list or of one of its sections"
      )
    case .besideKind(let key, let kind):
      Wording(
        .unknownKey,
        "unexpected key '\(key)' beside '\(kind)'",
        Grammar.kind(named: key) == nil
          ? "indent it to make it an attribute of '\(kind)'" : "begin the line with '- ' to make it another view"
      )
    case .viewsWithoutDashes:
      Wording(
        .wrongType,
        "the views of 'content' must be a list; found a mapping",
        "begin the line of each view with '- '"
      )
    case .noneOf(let what, let keys, let orMore):
      Wording(.badValue, "\(what) needs \(orMore ? "at least " : "")one of \(keys.alternatives)")
    case .severalOf(let what, let keys):
      Wording(.badValue, "\(what) can have only one of \(keys.joined(separator: " and "))")
    case .both(let what, let one, let other): Wording(.badValue, "\(what) can't have both '\(one)' and '\(other)'")
    case .allOf(let what, let keys):
      Wording(
        .badValue,
        "\(what) can't have all of \(keys.joined(separator: ", "))",
        "leave out one of them: it follows from the others"
      )
    case .badName(let what, let name):
      Wording(
        .badName,
        "invalid \(what) name '\(name.shortened)'",
        "use lowercase letters, digits and hyphens, beginning with a letter, such as "
          + (name.kebabCased.isKebabCase ? name.kebabCased : "gift-card")
      )
    case .badKey(let what, let name):
      Wording(
        .badName,
        "invalid \(what) '\(name.shortened)'",
        "use camelCase: letters and digits, beginning with a lowercase letter"
      )
    case .reserved(let what, let purpose):
      Wording(.badName, "the \(what) is reserved\(purpose.map { " for \($0)" } ?? "")")
    case .missingSpace(let kind, _):
      Wording(.wrongType, "missing space after '\(kind)'", "without a space this is text, not a view")
    case .missingBraces: Wording(.valueNeedsQuotes, "the value contains ': '; put it in braces")
    case .cutText: Wording(.valueNeedsQuotes, "between braces a comma ends the text; quote it")
    case .quoteInBraces:
      Wording(
        .textAfterQuote,
        "a double quote between the braces of a value ends the text",
        "use single quotes there: ${key ? 'yes' : 'no'}"
      )
    case .missingBrackets: Wording(.valueNeedsQuotes, "the value contains ': '; put the view in brackets")
    case .badLocale(let name): Wording(.badValue, "invalid locale '\(name)'", ShapeProblem.advice(onLocale: name))
    case .badGroup(let name): Wording(.badValue, "invalid group '\(name)'", "write a path such as Onboarding/Seasonal")
    case .emptyImageName: Wording(.badValue, "the image name can't be empty")
    }
  }

  func fixIts(at range: SourceRange) -> [FixIt] {
    switch self {
    case .notList(_, let found): return found.rewritten(at: range) { "[\($0)]" }
    case .notChild(let found): return found.rewritten(at: range) { "{screen: \($0)}" }
    case .missingValue(_, _, let comment?), .needsValue(_, _, let comment?): return [comment.fix]
    case .badName(_, let name): return ShapeProblem.rename(name.kebabCased, \.isKebabCase, at: range)
    case .badKey(_, let name): return ShapeProblem.rename(name.camelCased, \.isCamelCase, at: range)
    case .missingSpace(_, let end):
      return [FixIt("insert a space", range: range.file.range(end, end), replacement: " ")]
    case .missingBraces(let value):
      return [FixIt("put it in braces: {\(value)}", range: range, replacement: "{\(value)}")]
    case .cutText(let text):
      return [FixIt("quote it: \(text.quoted)", range: range, replacement: text.quoted)]
    case .missingBrackets(let value):
      return [FixIt("put it in brackets: [\(value)]", range: range, replacement: "[\(value)]")]
    default: return []
    }
  }

  private static func advice(onLocale name: String) -> String {
    switch name {
    case "markdown", "runs": "only labels take '\(name)': label: {\(name): …}"
    default: "write a locale such as en or pt-BR"
    }
  }

  private static func advice(onMissing key: String, _ example: String?) -> String {
    switch key {
    case "content", "views", "supportingViews": "list its views below, such as '- label: Hello'"
    default: example.map { "for example '\(key): \($0)'" } ?? "expected a value"
    }
  }

  /// A list of the value found, or a description of the elements.
  private static func listAdvice(for what: String, _ found: FoundValue) -> String {
    if what == "'screens'" { return "name folders or files, such as [Screens]; each screen is a document in one" }
    if let text = found.text {
      if text.contains("${") { return "it can't be a value; write the elements" }
      return what == "'cells'" ? "write {identifier: \(text)}" : "write [\(text)]"
    }
    return found.isBlock ? "begin the line with '- '" : found.element.map { "write \($0)" } ?? "expected a list"
  }

  /// A mapping with the text found, or a description of the keys.
  private static func shape(of keys: [String], _ required: String?, _ text: String?) -> String {
    if let key = required ?? (keys.contains("title") ? "title" : nil), let text { return "write {\(key): \(text)}" }
    return keys.count > 12 ? "expected a mapping of keys" : "expected {\(keys.joined(separator: ", "))}"
  }

  private static func rename(_ name: String, _ isValid: (String) -> Bool, at range: SourceRange) -> [FixIt] {
    isValid(name) ? [FixIt("write '\(name)'", range: range, replacement: name, applicability: .maybe)] : []
  }
}

extension [String] {
  /// `a, b or c`.
  var alternatives: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}
