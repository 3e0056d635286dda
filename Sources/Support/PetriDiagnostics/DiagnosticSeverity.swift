/// The severity of a problem.
public enum DiagnosticSeverity: String, Sendable, Hashable, Codable, CaseIterable {
  /// The catalogue can't be used.
  case error
  /// The catalogue can be used, but is probably wrong.
  case warning
  case note
}

extension DiagnosticSeverity: Comparable {
  private var rank: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .note: 0
    }
  }

  /// Orders notes before warnings before errors.
  public static func < (left: DiagnosticSeverity, right: DiagnosticSeverity) -> Bool { left.rank < right.rank }
}
