/// The number of diagnostics of each severity.
public struct DiagnosticSummary: Sendable, Hashable, CustomStringConvertible {
  /// The number of errors.
  public var errors: Int
  /// The number of warnings.
  public var warnings: Int

  /// Counts diagnostics.
  public init(_ diagnostics: [Diagnostic]) {
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
  }

  /// `3 errors, 1 warning`; `no problems` for none.
  public var description: String {
    var parts: [String] = []
    if errors > 0 { parts.append(errors == 1 ? "1 error" : "\(errors) errors") }
    if warnings > 0 { parts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
    return parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
  }
}
