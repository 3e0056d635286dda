import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriText

/// Applies the severities of warnings that the catalogue sets, and the comments that suppress warnings.
struct WarningPolicy {
  let severities: [String: WarningSeverity]
  /// Whether all checks ran, so that a comment that suppresses nothing is useless.
  let isLinted: Bool

  /// The diagnostics of a file as they are reported.
  ///
  /// - Parameters:
  ///   - comments: The comments that suppress warnings.
  ///   - isClean: Whether the file has no errors.
  func apply(to diagnostics: [Diagnostic], _ comments: [IgnoreComment], isClean: Bool) -> [Diagnostic] {
    var used = [Bool](repeating: false, count: comments.count)
    var reported = diagnostics.compactMap { diagnostic -> Diagnostic? in
      guard diagnostic.severity == .warning else { return diagnostic }
      guard isLinted || isClean || !DiagnosticCode.lints.contains(diagnostic.code) else { return nil }
      if let line = comments.isEmpty ? nil : diagnostic.range?.start.line {
        let covering = comments.indices.filter { comments[$0].line == line && comments[$0].covers(diagnostic.code) }
        for index in covering { used[index] = true }
        if !covering.isEmpty { return nil }
      }
      return graded(diagnostic)
    }
    guard isLinted else { return reported }
    for (comment, isUsed) in zip(comments, used) where !isUsed && !isOff(comment) {
      reported += diagnostic(about: comment).flatMap(graded).map { [$0] } ?? []
    }
    return reported
  }

  private func graded(_ warning: Diagnostic) -> Diagnostic? {
    switch severities[warning.code.rawValue] {
    case .off: return nil
    case .warning, nil: return warning
    case .error:
      var error = warning
      error.severity = .error
      return error
    }
  }

  private func isOff(_ comment: IgnoreComment) -> Bool {
    !comment.codes.isEmpty && comment.codes.allSatisfy { severities[$0.name] == .off }
  }

  private func diagnostic(about comment: IgnoreComment) -> Diagnostic? {
    let known = DiagnosticCode.warnings.map(\.rawValue)
    if let (name, range) = comment.codes.first(where: { !known.contains($0.name) }) {
      let isError = DiagnosticCode.all.contains { $0.rawValue == name }
      let nearest = NearestName.suggestion(for: name, among: known)
      return LintProblem.unknownIgnore(name, isError: isError, nearest: nearest).diagnostic(at: range)
    }
    return LintProblem.uselessIgnore(comment.codes.map(\.name), line: comment.line).diagnostic(at: comment.range)
  }
}
