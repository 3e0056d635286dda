import PetriDiagnostics

/// A problem of a storyboard or a xib, or of what a screen takes from one.
package enum SceneProblem: Problem {
  case noneFound(String)
  case malformed(String)
  case unread(element: String, attribute: String?)
  case twice(String, first: String)
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
    case .noInitialScene(let storyboard):
      Wording(.unknownScene, "'\(storyboard)' has no initial view controller", "name one: scene: …")
    case .notFillable(let outlet):
      Wording(.unknownOutlet, "'\(outlet)' is neither a view nor an item, so nothing can be filled in")
    case .keyOfOtherKind(let key, let outlet, let kind, let keys):
      Wording(
        .unknownOutlet,
        "'\(outlet)' is a \(kind), which has no '\(key)'",
        "it takes \(keys.joined(separator: ", "))"
      )
    }
  }
}
