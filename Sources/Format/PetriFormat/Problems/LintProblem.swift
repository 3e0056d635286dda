package import PetriCatalog
package import PetriDiagnostics
package import PetriLinks

package enum LintProblem: Problem {
  case unusedKey(String, of: String)
  case missingExample(String, type: ContextType)
  /// The keys that a tap omits when it opens a screen, which then shows their examples.
  case exampleForValue([ContextField], of: String)
  case unusedFixture(String, isSkipped: Bool)
  case supportingViewsHidden(String, by: String)
  /// A key in the syntax of another language, and whether it may be replaced.
  case keyAsText(String, name: String, isFixable: Bool)
  /// A key of the form whose default is text with a reference.
  case referenceInDefault(String, of: String)
  case unusedContainer(String)
  case unreachedScreen(String, from: String)
  case modalByDefaults(from: String, to: String)
  case endlessRedirect([String])
  /// A lenient key whose parameter accepts only certain texts.
  case uselessLenient(String, LinkParameter.Constraint)
  // Comments that suppress warnings
  case unknownIgnore(String, isError: Bool, nearest: String?)
  case uselessIgnore([String], line: Int)

  package var wording: Wording {
    switch self {
    case .unusedKey(let key, let screen):
      warning(.unusedKey, "unused context key '\(key)' in '\(screen)'", "show it with ${\(key)}, or remove it")
    case .missingExample(let key, let type):
      warning(
        .missingExample,
        "context key '\(key)' has neither a default nor an example",
        "write {type: \(type), example: \(type.sample)}, so that the screen can be shown without a context"
      )
    case .exampleForValue(let fields, let screen):
      warning(
        .exampleForValue,
        "the tap opens '\(screen)' with the example of \(fields.map { "'\($0.name)'" }.joined(separator: ", "))",
        "give it: with: {\(fields.map { "\($0.name): …" }.joined(separator: ", "))}"
      )
    case .unusedFixture(let name, let isSkipped):
      warning(
        .unusedFixture,
        "unused fixture '\(name)'",
        isSkipped ? "the screen has no snapshots" : "the matrix excludes it"
      )
    case .supportingViewsHidden(let name, let inner):
      warning(
        .supportingViewsHidden,
        "'\(name)' never shows supporting views: '\(inner)' inside it takes them",
        "its place for them stays empty"
      )
    case .unusedContainer(let name):
      warning(.unusedContainer, "unused container '\(name)'", "use it in a screen's 'wrapping', or remove it")
    case .unreachedScreen(let name, let start):
      warning(
        .unreachedScreen,
        "'\(name)' can't be reached from '\(start)'",
        "open it with a tap, put it into another screen, or add a link to it"
      )
    case .modalByDefaults(let from, let to):
      warning(
        .modalByDefaults,
        "'\(from)' presents '\(to)' modally, because each screen of this folder is a navigation controller",
        "remove 'navigation' here, and write 'wrapping: [navigation]' in the screens that begin a stack"
      )
    case .endlessRedirect(let links):
      warning(
        .endlessRedirect,
        "the redirect never ends: \(links.prefix(4).joined(separator: " -> "))\(links.count > 4 ? " -> …" : "")",
        "let 'to' be a link of a screen, or one outside the app"
      )
    case .uselessLenient(let name, let constraint):
      warning(
        .uselessLenient,
        "'lenient' has no effect on '\(name)': {\(name):\(constraint.text)} doesn't match other values",
        "write {\(name)} in the pattern"
      )
    case .unknownIgnore(let name, true, _):
      warning(.uselessIgnore, "'\(name)' is an error and can't be ignored", nil)
    case .unknownIgnore(let name, false, let nearest):
      warning(
        .uselessIgnore,
        "unknown warning '\(name)'",
        nearest.map { "did you mean '\($0)'?" } ?? "put a hyphen before a reason: petri:ignore unused-key - soon"
      )
    case .uselessIgnore([], let line):
      warning(.uselessIgnore, "no warning to ignore on line \(line)", "remove the comment")
    case .uselessIgnore(let names, let line):
      warning(
        .uselessIgnore,
        "no warning \(names.map { "'\($0)'" }.joined(separator: " or ")) to ignore on line \(line)",
        "remove the comment"
      )
    case .referenceInDefault(let reference, let key):
      warning(
        .keyAsText,
        "the default is the text '\(reference)', not a value",
        "set it as the screen appears: onAppear: {set: {form.\(key): \"\(reference)\"}}"
      )
    case .keyAsText(let written, let name, _):
      warning(
        .keyAsText,
        "'\(written)' is shown as written, not as a value",
        "write ${\(name)} for the value of '\(name)'"
      )
    }
  }

  package func fixIts(at range: SourceRange) -> [FixIt] {
    guard case .keyAsText(_, let name, true) = self else { return [] }
    return [FixIt("write '${\(name)}'", range: range, replacement: "${\(name)}", applicability: .maybe)]
  }

  private func warning(_ code: DiagnosticCode, _ message: String, _ label: String?) -> Wording {
    Wording(code, message, label, severity: .warning)
  }
}
