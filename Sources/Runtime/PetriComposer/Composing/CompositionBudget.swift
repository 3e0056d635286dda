public import PetriCatalog

/// How large a screen is while it is composed: what would pass a limit is refused before it is made.
///
/// `petri validate` finds most of it; how long the lists of a launch are is known only here.
@MainActor
final class CompositionBudget {
  private let limits: CompositionLimits
  /// Has the parts.
  private let library: Catalog
  private var used = CompositionSize()

  init(_ library: Catalog) {
    self.library = library
    limits = library.settings.limits
  }

  /// Counts a screen.
  ///
  /// - Parameter path: the names of the screens that it is in, and its own.
  /// - Throws: `CompositionError.tooLarge`.
  func takeScreen(_ path: [String]) throws(CompositionError) {
    used.depth = path.count
    used.screens += 1
    try check(.depth, path)
    try check(.screens, path)
  }

  /// Counts views and their texts as they would be built.
  ///
  /// - Throws: `CompositionError.tooLarge`.
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

  /// Counts the views of a part.
  ///
  /// - Throws: `CompositionError.tooLarge`, or `CompositionError.context` for parameters that are not what the part wants.
  private func take(_ part: PartDefinition, in scope: Scope, _ path: [String]) throws(CompositionError) {
    guard let definition = library.screen(named: part.name) else { throw .unknownScreen(part.name) }
    let resolution = part.resolution(of: definition, in: scope)
    guard resolution.problems.isEmpty else { throw .context(screen: part.name, problems: resolution.problems) }
    // A part that holds itself has no end.
    guard path.count <= limits.depth else { throw .tooLarge(.depth, limit: limits.depth, path: path + [part.name]) }
    try take(definition.content.views, in: part.scope(of: definition, in: scope), path + [part.name])
  }

  /// Counts the values that a screen gives to another.
  ///
  /// - Throws: `CompositionError.tooLarge`.
  func take(_ values: ContextLiteral, in scope: Scope, _ path: [String]) throws(CompositionError) {
    used.textBytes = used.textBytes.adding(
      values.byteCount(
        text: { scope.value(of: $0)?.text.utf8.count ?? 0 },
        whole: { scope.value(of: $0)?.byteCount ?? 0 }
      )
    )
    try check(.textBytes, path)
  }

  /// Counts values without references, such as those that a tap puts into the state.
  ///
  /// - Throws: `CompositionError.tooLarge`.
  func take(_ values: ContextLiteral, _ path: [String]) throws(CompositionError) {
    used.textBytes = used.textBytes.adding(values.byteCount(text: { _ in 0 }, whole: { _ in 0 }))
    try check(.textBytes, path)
  }

  private func check(_ measure: CompositionMeasure, _ path: [String]) throws(CompositionError) {
    guard used[measure] > limits[measure] else { return }
    throw .tooLarge(measure, limit: limits[measure], path: path)
  }
}

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
