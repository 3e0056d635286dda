import PetriCatalog

/// How large a screen is while it is composed: what would pass a limit is refused before it is made.
///
/// `petri validate` finds most of it; how long the lists of a launch are is known only here.
@MainActor
final class CompositionBudget {
  private let limits: CompositionLimits
  private var used = CompositionSize()

  init(_ limits: CompositionLimits) {
    self.limits = limits
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
      }
    }
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
