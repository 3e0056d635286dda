public import PetriCatalog

/// The size of a screen while it is composed. Throws before a limit is exceeded.
@MainActor
final class CompositionBudget {
  private let limits: CompositionLimits
  private let library: Catalog
  private var used = CompositionSize()

  init(_ library: Catalog) {
    self.library = library
    limits = library.settings.limits
  }

  func takeScreen(_ path: [String]) throws(CompositionError) {
    used.depth = path.count
    used.screens += 1
    try check(.depth, path)
    try check(.screens, path)
  }

  func take(_ definitions: [ViewDefinition], in scope: Scope, _ path: [String]) throws(CompositionError) {
    for definition in definitions {
      for scope in definition.each?.scopes(in: scope) ?? [scope] where definition.when?.holds(in: scope) ?? true {
        used.views += 1
        used.textBytes = used.textBytes.adding(
          definition.byteCount(
            text: { scope.value(of: $0)?.text.utf8.count ?? 0 },
            whole: { scope.value(of: $0)?.byteCount ?? 0 }
          )
        )
        try check(.views, path)
        try check(.textBytes, path)
        try take(definition.views, in: scope, path)
        if case .part(let part) = definition.kind { try take(part, in: scope, path) }
      }
    }
  }

  private func take(_ part: PartDefinition, in scope: Scope, _ path: [String]) throws(CompositionError) {
    guard let definition = library.screen(named: part.name) else { throw .unknownScreen(part.name) }
    let resolution = part.resolution(of: definition, in: scope)
    guard resolution.problems.isEmpty else { throw .context(screen: part.name, problems: resolution.problems) }
    // A part that contains itself has no end.
    guard path.count <= limits.depth else { throw tooLarge(.depth, path + [part.name]) }
    try take(definition.content.views, in: part.scope(of: definition, in: scope), path + [part.name])
  }

  func take(_ values: ContextLiteral, in scope: Scope, _ path: [String]) throws(CompositionError) {
    used.textBytes = used.textBytes.adding(
      values.byteCount(
        text: { scope.value(of: $0)?.text.utf8.count ?? 0 },
        whole: { scope.value(of: $0)?.byteCount ?? 0 }
      )
    )
    try check(.textBytes, path)
  }

  /// Counts values without references, such as those a tap assigns to the state.
  func take(_ values: ContextLiteral, _ path: [String]) throws(CompositionError) {
    used.textBytes = used.textBytes.adding(values.byteCount(text: { _ in 0 }, whole: { _ in 0 }))
    try check(.textBytes, path)
  }

  private func check(_ measure: CompositionMeasure, _ path: [String]) throws(CompositionError) {
    guard used[measure] > limits[measure] else { return }
    throw tooLarge(measure, path)
  }

  private func tooLarge(_ measure: CompositionMeasure, _ path: [String]) -> CompositionError {
    let place = path.last.flatMap { library.screen(named: $0)?.place }
    return .tooLarge(measure, limit: limits[measure], path: path, at: place)
  }
}

/// The reason that a screen could not be composed.
public enum CompositionError: Error, Hashable, Sendable {
  case unknownScreen(String)
  /// The screen was not loaded because of errors.
  case brokenScreen(String)
  case unknownContainer(String)
  /// No controller is registered under this name; `known` are the registered names.
  case unregistered(String, known: [String])
  /// The storyboard has no such scene.
  case unknownScene(String, storyboard: String)
  /// The context of a screen or the parameters of a container are invalid.
  case context(screen: String, problems: [ContextProblem])
  /// The screen exceeds a limit at the end of `path`, in the definition at `at`.
  case tooLarge(CompositionMeasure, limit: Int, path: [String], at: Place?)
}

extension CompositionError: CustomStringConvertible {
  /// The error as a sentence; context problems follow one per line.
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
    case .tooLarge(let measure, let limit, let path, let place):
      "'\(path.first ?? "")' has more than \(measure.text(limit))"
        + (path.count > 1 ? ": \(path.prefix(4).joined(separator: " -> "))\(path.count > 4 ? " -> …" : "")" : "")
        + (place.map { " (\($0))" } ?? "") + "; to allow more, set 'limits: {\(measure.rawValue): …}' in Catalog.yaml"
    }
  }
}
