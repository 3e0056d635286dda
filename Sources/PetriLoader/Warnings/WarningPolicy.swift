import PetriCatalog
import PetriDiagnostics

/// What becomes of warnings: what a catalogue says of their kinds, and what comments say of single ones.
struct WarningPolicy {
  let severities: [String: WarningSeverity]
  /// Whether everything was looked for, so that a comment that keeps nothing away is useless.
  let isLinted: Bool

  /// A file's complaints as they are told.
  ///
  /// - Parameter comments: the file's comments that keep warnings away.
  func apply(to diagnostics: [Diagnostic], _ comments: [IgnoreComment]) -> [Diagnostic] {
    var used = [Bool](repeating: false, count: comments.count)
    var told = diagnostics.compactMap { diagnostic -> Diagnostic? in
      guard diagnostic.severity == .warning else { return diagnostic }
      guard isLinted || !DiagnosticCode.lints.contains(diagnostic.code) else { return nil }
      if let line = comments.isEmpty ? nil : diagnostic.range?.start.line {
        let covering = comments.indices.filter { comments[$0].line == line && comments[$0].covers(diagnostic.code) }
        for index in covering { used[index] = true }
        if !covering.isEmpty { return nil }
      }
      return graded(diagnostic)
    }
    guard isLinted else { return told }
    for (comment, isUsed) in zip(comments, used) where !isUsed && !isOff(comment) {
      told += complaint(about: comment).flatMap(graded).map { [$0] } ?? []
    }
    return told
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

  /// Whether all that a comment is about is not told anyway.
  private func isOff(_ comment: IgnoreComment) -> Bool {
    !comment.codes.isEmpty && comment.codes.allSatisfy { severities[$0.name] == .off }
  }

  private func complaint(about comment: IgnoreComment) -> Diagnostic? {
    let known = DiagnosticCode.warnings.map(\.rawValue)
    if let (name, range) = comment.codes.first(where: { !known.contains($0.name) }) {
      let isError = DiagnosticCode.all.contains { $0.rawValue == name }
      let nearest = NearestName.suggestion(for: name, among: known)
      return Diagnostic(
        .warning,
        code: .uselessIgnore,
        isError ? "'\(name)' is an error, which no comment keeps away" : "there is no warning '\(name)'",
        at: range,
        label: isError
          ? nil
          : nearest.map { "did you mean '\($0)'?" }
            ?? "what stands behind a dash is a reason: petri:ignore unused-key - soon"
      )
    }
    let what = comment.codes.map { "'\($0.name)'" }.joined(separator: " or ")
    return Diagnostic(
      .warning,
      code: .uselessIgnore,
      "there is no warning \(what.isEmpty ? "" : "\(what) ")to ignore at line \(comment.line)",
      at: comment.range,
      label: "take the comment out"
    )
  }
}
