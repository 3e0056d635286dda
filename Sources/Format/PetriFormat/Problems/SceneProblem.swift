import PetriDiagnostics

package enum SceneProblem: Problem {
  case noneFound(String)
  case malformed(String)
  case unread(element: String, attribute: String?)
  case twice(String, first: String)
  // Warnings of Xcode
  case connectionToNothing(String)
  case connectedTwice(String)
  case constraintToNothing
  case missingStoryboard(String)
  case missingScene(String?, of: String)
  case unreached(String)
  case sameIdentifier(String, isOfScene: Bool)
  case missingInitial(String)
  case inItself(String)
  case missingImage(String)
  case missingColor(String)
  case unnamedPrototype(String)
  case untranslated([String], locale: String)
  case conflictingConstraints(String)
  case ambiguousLayout(String)
  case misplaced(String, stored: String, found: String)
  // Content from a scene
  case noInitialScene(String)
  case notFillable(String)
  case keyOfOtherKind(String, outlet: String, kind: String, keys: [String])

  package var wording: Wording {
    switch self {
    case .noneFound(let path): Wording(.missingFile, "no storyboard (.storyboard) or nib (.xib) in '\(path)'")
    case .malformed(let message): Wording(.badStoryboard, message)
    case .unread(let element, nil):
      Wording(.unreadPart, "'\(element)' isn't known here, so the screen is shown without it", severity: .warning)
    case .unread(let element, let attribute?):
      Wording(
        .unreadPart,
        "'\(attribute)' of '\(element)' isn't known here, so the screen is shown without it",
        severity: .warning
      )
    case .twice(let name, let first):
      Wording(.badStoryboard, "'\(name)' is in '\(first)' too, which counts", "rename one of them", severity: .warning)
    case .connectionToNothing(let what):
      Wording(.brokenConnection, "\(what) leads to an object that isn't in the document", severity: .warning)
    case .connectedTwice(let outlet):
      Wording(.brokenConnection, "the outlet '\(outlet)' is connected twice; the last one counts", severity: .warning)
    case .constraintToNothing:
      Wording(
        .brokenConnection,
        "the constraint is of an object that isn't in the document",
        "remove it",
        severity: .warning
      )
    case .missingStoryboard(let name):
      Wording(
        .brokenConnection,
        "the storyboard '\(name)' isn't among those of the catalogue",
        "name its file or folder in 'storyboards' in Catalog.yaml",
        severity: .warning
      )
    case .missingScene(nil, let storyboard):
      Wording(.brokenConnection, "'\(storyboard)' has no initial view controller", severity: .warning)
    case .missingScene(let name?, let storyboard):
      Wording(.brokenConnection, "'\(storyboard)' has no scene with the identifier '\(name)'", severity: .warning)
    case .unreached(let name):
      Wording(
        .missingIdentifier,
        "nothing leads to the scene '\(name)', and it has no storyboard identifier",
        "give it one, or a segue to it",
        severity: .warning
      )
    case .sameIdentifier(let id, let isOfScene):
      Wording(
        .badStoryboard,
        isOfScene
          ? "two scenes have the storyboard identifier '\(id)'; the first one counts"
          : "two objects have the ID '\(id)'",
        isOfScene ? "rename one of them" : nil,
        severity: .warning
      )
    case .missingInitial(let id):
      Wording(.brokenConnection, "the initial view controller '\(id)' isn't in the document", severity: .warning)
    case .inItself(let name):
      Wording(.brokenConnection, "the scene '\(name)' is inside itself, by what it embeds or holds", severity: .warning)
    case .missingImage(let name):
      Wording(
        .missingFile,
        "the image '\(name)' is in none of the catalogue's files",
        "name its file, folder or asset catalogue in 'assets' or 'images' in Catalog.yaml",
        severity: .warning
      )
    case .missingColor(let name):
      Wording(
        .missingFile,
        "the colour '\(name)' is in none of the catalogue's asset catalogues",
        "name its asset catalogue in 'assets' in Catalog.yaml",
        severity: .warning
      )
    case .unnamedPrototype(let list):
      Wording(.missingIdentifier, "a prototype cell of \(list) has no reuse identifier", severity: .warning)
    case .untranslated(let texts, let locale):
      Wording(
        .missingTranslation,
        texts.count == 1
          ? "'\(texts[0].shortened)' has no translation for '\(locale)'"
          : "\(texts.count) texts have no translation for '\(locale)'",
        texts.count == 1 ? nil : texts.prefix(5).map { "'\($0.shortened)'" }.joined(separator: ", "),
        severity: .warning
      )
    case .conflictingConstraints(let scene):
      Wording(.unsatisfiableConstraints, "constraints of '\(scene.shortened)' can't hold together", severity: .warning)
    case .ambiguousLayout(let view):
      Wording(.ambiguousView, "the constraints of '\(view.shortened)' leave open where it is", severity: .warning)
    case .misplaced(let view, let stored, let found):
      Wording(
        .misplacedView,
        "'\(view.shortened)' will be at \(found) when the app runs, and is at \(stored) in the document",
        severity: .warning
      )
    case .noInitialScene(let storyboard):
      Wording(.unknownScene, "'\(storyboard)' has no initial view controller", "name one: scene: …")
    case .notFillable(let outlet):
      Wording(.unknownOutlet, "'\(outlet)' is neither a view nor an item, so nothing can be filled in")
    case .keyOfOtherKind(let key, let outlet, let kind, let keys):
      Wording(
        .unknownOutlet,
        "'\(outlet)' is \("aeiou".contains(kind.prefix(1)) ? "an" : "a") \(kind), which has no '\(key)'",
        "it takes \(keys.joined(separator: ", "))"
      )
    }
  }
}
