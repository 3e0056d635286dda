import PetriCatalog

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
