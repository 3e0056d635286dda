import PetriCatalog
import PetriDiagnostics

/// The kind of thing that an unknown name refers to.
package enum UnknownName {
  case key(of: String)
  case misplacedKey(of: String, advice: String)
  case partKey
  case contextKey(of: String)
  /// A word of a fixed set; the associated value describes the set: `label style`.
  case word(String)
  /// A word of a fixed set, or a mapping: the description of the set, the words, and the keys of the mapping.
  case form(String, [String], keys: [String])
  case target, tapAction, taskKey
  case type, view, device, screen, part, container, interceptor, experiment, input
  case fixture(of: String?)
  case route(of: String?)
  case tab(of: String)
  case variant(of: String)
  case linkParameter(String), hosts(String)
  case controller, layer, color, fontFamily
  case storyboard, outlet, sceneAction, cell
  case scene(of: String)
  case stringTable, stringKey(table: String)

  /// Whether the known names are listed if none is similar.
  var isListed: Bool {
    switch self {
    case .screen, .stringKey, .color, .fontFamily: false
    default: true
    }
  }

  var isOfFormat: Bool {
    switch self {
    case .key, .word, .form, .tapAction, .type, .view, .container: true
    default: false
    }
  }

  var isKey: Bool {
    switch self {
    case .key: true
    default: false
    }
  }

  /// Whether specific advice exists for a name, which is better than a similar name.
  func hasAdvice(on name: String) -> Bool {
    switch self {
    case .view: UnknownName.advice(onView: name) != nil
    case .type: UnknownName.advice(onType: name) != nil
    case .misplacedKey: true
    default: false
    }
  }

  private static func advice(onView name: String) -> String? {
    switch name.lowercased() {
    case "alert", "actionsheet", "systemprompt", "share":
      "make it the content of its own screen, and open that with a tap: content: {\(name): …}"
    case "hstack": "write stack: {axis: horizontal, views: […]}"
    case "screen":
      "a button opens it with 'tap: {open: …}'; for views that screens share, define a part: '- part: …'"
    case "navigationstack", "navigationview", "navigationcontroller", "uinavigationcontroller":
      "write 'wrapping: [navigation]' in the screen, beside 'content'"
    case "tabview", "tabs", "uitabbarcontroller", "tabbarcontroller": "write 'content: {tabs: [{screen: …}]}'"
    case "navigationbar", "uinavigationbar", "toolbar", "navbar": "write 'bar:' in the screen, beside 'content'"
    case "view": "write '- box: {views: […]}' or '- stack: {views: […]}'"
    case "if": "write 'when: ${…}' in the view, beside its kind"
    case "type", "kind": "write the kind of the view as the key: '- label: {…}'"
    case let word where word == "foreach" || word.hasPrefix("for "):
      "write 'each: ${list}' in the view that is repeated, and ${item} for its values"
    default: nil
    }
  }

  private static func advice(onStep text: String) -> String? {
    let parts = text.split(separator: " ", maxSplits: 1)
    return parts.count > 1 && WalkStep.keys.contains(String(parts[0])) ? "write {\(parts[0]): \(parts[1])}" : nil
  }

  private static func advice(onType name: String) -> String? {
    guard name.hasPrefix("["), name.hasSuffix("]") || name.hasSuffix("]?") else { return nil }
    let element = name.dropFirst().prefix { $0 != "]" }
    return element.contains(":")
      ? "write {type: object, fields: {…}}"
      : "write {type: list\(name.hasSuffix("?") ? "?" : ""), of: \(Grammar.typeWord(for: String(element)))}"
  }

  static func viewCalled(_ text: String) -> String? {
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    let (name, argument) = (String(text[..<open]), text[text.index(after: open)...].dropLast())
    let kinds = Grammar.viewForms.map(\.kind.rawValue)
    guard
      let word = kinds.contains(name)
        ? name
        : OtherWords.meaning(of: name, among: kinds) ?? kinds.first(where: { $0.lowercased() == name.lowercased() }),
      let form = Grammar.kind(named: word).map({ Grammar.form(of: $0) })
    else { return nil }
    if argument.isEmpty { return form.takesNothing ? word : nil }
    guard form.short != nil, argument.count > 2, argument.first == "\"", argument.last == "\"" else { return nil }
    return "\(word): \(argument.dropFirst().dropLast())"
  }

  /// The wording for a name; the label is used if no known name is similar.
  func wording(of name: String) -> Wording {
    switch self {
    case .partKey:
      Wording(.unknownKey, "unknown key '\(name)' in the part", "put parameters into 'with': {\(name): …}")
    case .misplacedKey(let owner, let advice): Wording(.unknownKey, "unknown key '\(name)' in \(owner)", advice)
    case .key(let owner): Wording(.unknownKey, "unknown key '\(name)' in \(owner)")
    case .contextKey(let screen): Wording(.unknownKey, "the context of '\(screen)' has no key '\(name)'")
    case .word("detent") where Double(name) != nil:
      Wording(.badValue, "unknown detent '\(name)'", "write {height: \(name)}")
    case .word("detent") where name.hasSuffix("%"):
      Wording(.badValue, "unknown detent '\(name)'", "write medium, large or, in points, {height: 300}")
    case .word("text style") where WeightOption(rawValue: name) != nil:
      Wording(.badValue, "unknown text style '\(name)'", "write {weight: \(name)}")
    case .word("text style") where Double(name) != nil:
      Wording(.badValue, "unknown text style '\(name)'", "write {size: \(name)}")
    case .word("step") where name.contains(" "):
      Wording(.badValue, "unknown step '\(name)'", UnknownName.advice(onStep: name))
    case .word(let noun) where name.contains("${"):
      Wording(.badValue, "the \(noun) can't depend on values; found '\(name)'")
    case .word(let noun): Wording(.badValue, "unknown \(noun) '\(name)'")
    case .form(let what, let words, let keys):
      Wording(
        .badValue,
        "\(what) must be \((words + ["a mapping"]).alternatives); found '\(name)'",
        keys.contains(name) ? "write {\(name): …}" : nil
      )
    case .target: Wording(.badValue, "unknown target '\(name)' of 'find'")
    case .tapAction:
      Wording(
        .badValue,
        "unknown tap action '\(name)'",
        name.isKebabCase ? "to open a screen, write {open: \(name)}" : nil
      )
    case .taskKey: Wording(.unknownKey, "unknown task '\(name)'")
    case .type: Wording(.unknownType, "unknown type '\(name)'", UnknownName.advice(onType: name))
    case .view: Wording(.unknownView, "unknown view kind '\(name)'", UnknownName.advice(onView: name))
    case .device: Wording(.unknownDevice, "unknown device '\(name)'")
    case .screen: Wording(.unknownScreen, "unknown screen '\(name)'")
    case .part: Wording(.unknownScreen, "unknown part '\(name)'")
    case .container: Wording(.unknownContainer, "unknown container '\(name)'")
    case .interceptor: Wording(.unknownInterceptor, "unknown interceptor '\(name)'")
    case .input: Wording(.unknownInput, "no input here has the id '\(name)'")
    case .experiment: Wording(.unknownExperiment, "unknown experiment '\(name)'")
    case .fixture(nil): Wording(.unknownFixture, "unknown fixture '\(name)'")
    case .fixture(let owner?): Wording(.unknownFixture, "'\(owner)' has no fixture '\(name)'")
    case .route(nil): Wording(.unknownRoute, "unknown route '\(name)'")
    case .route(let owner?): Wording(.unknownRoute, "'\(owner)' has no route '\(name)'")
    case .tab(let owner): Wording(.unknownScreen, "'\(owner)' has no tab that begins with '\(name)'")
    case .variant(let experiment):
      Wording(.unknownExperiment, "the experiment '\(experiment)' has no variant '\(name)'")
    case .linkParameter(let name): Wording(.unknownReference, "{\(name)} isn't a key of the context")
    case .hosts(let name): Wording(.badLink, "unknown hosts '\(name)' in the link")
    case .color where MeantColor.isCall(name):
      Wording(
        .badValue,
        "a colour can't be written with '\(name.prefix { $0 != "(" })()'",
        "write \"#RRGGBB\" or \"#RRGGBBAA\""
      )
    case .color:
      Wording(
        .badValue,
        "unknown colour '\(name)'",
        MeantColor.advice(onDigits: name)
          ?? "write \"#RRGGBB\", one of UIKit's colours such as systemOrange, or one from 'colors' or 'assets' in Catalog.yaml"
      )
    case .fontFamily:
      Wording(
        .unknownFont,
        "unknown font family '\(name)'",
        "none of the files of 'fonts' in Catalog.yaml has it, and iOS neither"
      )
    case .controller: Wording(.unknownClass, "no Swift controller is registered as '\(name)'")
    case .storyboard where name.hasSuffix(".storyboard") || name.hasSuffix(".xib"):
      Wording(
        .unknownScene,
        "no storyboard is named '\(name)'",
        "write its name without the ending: \(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])"
      )
    case .storyboard:
      Wording(
        .unknownScene,
        "no storyboard is named '\(name)'",
        "name its file or folder in 'storyboards' in Catalog.yaml"
      )
    case .scene(let storyboard): Wording(.unknownScene, "'\(storyboard)' has no scene '\(name)'")
    case .outlet: Wording(.unknownOutlet, "no outlet here is named '\(name)'")
    case .sceneAction: Wording(.unknownOutlet, "no control of the scene sends '\(name)'")
    case .cell: Wording(.unknownOutlet, "no cell of the scene has the reuse identifier '\(name)'")
    case .stringTable: Wording(.unknownString, "no localization file is named '\(name)'")
    case .stringKey(let table): Wording(.unknownString, "'\(table)' has no key '\(name)'")
    case .layer: Wording(.unknownClass, "no Swift layer is registered as '\(name)'")
    }
  }
}

struct UnknownNameProblem: Problem {
  let kind: UnknownName
  let name: String
  let shown: String
  let nearest: [String]
  let known: [String]
  /// Whether the name is written literally, so that it can be replaced.
  let isFixable: Bool

  var wording: Wording {
    let wording = kind.wording(of: shown)
    return Wording(wording.code, wording.message, suggestion ?? wording.label ?? listing)
  }

  private var suggestion: String? {
    nearest.isEmpty ? nil : "did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  private var listing: String? {
    guard kind.isListed, !known.isEmpty else { return nil }
    if case .view = kind {
      return
        "expected one of \(known.prefix(12).joined(separator: ", ")) and \(known.count - 12) others: petri explain unknown-view"
    }
    if known.count > 24 {
      // The keys of the kind come first.
      guard kind.isKey else { return nil }
      return "expected one of \(known.prefix(12).joined(separator: ", ")) and \(known.count - 12) others"
    }
    let expected = "expected \(known.count == 1 ? "" : "one of ")\(known.joined(separator: ", "))"
    if case .type = kind {
      return "\(expected); a value is written as {type: \(Grammar.typeWord(for: name)), default: \(shown)}"
    }
    if case .word("system item") = kind { return "for a symbol, write symbol: \(shown); else \(expected)" }
    return expected
  }

  func fixIts(at range: SourceRange) -> [FixIt] {
    guard nearest.count == 1, isFixable else { return [] }
    let best = nearest[0]
    return [FixIt("replace '\(name)' with '\(best)'", range: range, replacement: best, applicability: .maybe)]
  }
}
