public import PetriCatalog

/// Why a screen could not be composed.
public enum CompositionError: Error, Hashable, Sendable {
  /// The catalogue has no screen of this name.
  case unknownScreen(String)
  /// The screen of this name has errors, so the catalogue was loaded without it.
  case brokenScreen(String)
  /// The catalogue has no container of this name.
  case unknownContainer(String)
  /// No controller is registered under this name; those that are.
  case unregistered(String, known: [String])
  /// No storyboard of the catalogue has this scene.
  case unknownScene(String, storyboard: String)
  /// The context of a screen, or the parameters of a container, are not what it wants.
  case context(screen: String, problems: [ContextProblem])
  /// The screen is larger than a limit allows; the names on the way to where that shows.
  case tooLarge(CompositionMeasure, limit: Int, path: [String])
}

extension CompositionError: CustomStringConvertible {
  /// The error in a sentence, for contexts in a line for each problem.
  public var description: String {
    switch self {
    case .unknownScreen(let name): "unknown screen '\(name)'"
    case .brokenScreen(let name): "'\(name)' has errors; run 'petri validate' to see them"
    case .unknownContainer(let name): "unknown container '\(name)'"
    case .unregistered(let name, let known):
      "no Swift controller is registered as '\(name)'"
        + (known.isEmpty ? "; this petri registers none" : "; registered are \(known.joined(separator: ", "))")
    case .unknownScene(let scene, let storyboard):
      "'\(storyboard)' has no scene '\(scene)'; a catalogue that was read from JSON has no storyboards"
    case .context(let screen, let problems):
      (["\(problems.count == 1 ? "1 problem" : "\(problems.count) problems") in the context of '\(screen)':"]
        + problems.map { "  \($0)" }).joined(separator: "\n")
    case .tooLarge(let measure, let limit, let path):
      "'\(path.first ?? "")' has more than \(measure.text(limit))"
        + (path.count > 1 ? ": \(path.prefix(4).joined(separator: " -> "))\(path.count > 4 ? " -> …" : "")" : "")
        + "; to allow more, set 'limits: {\(measure.rawValue): …}' in Catalog.yaml"
    }
  }
}
