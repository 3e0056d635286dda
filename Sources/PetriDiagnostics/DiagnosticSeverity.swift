/// How bad a problem is.
public enum DiagnosticSeverity: String, Sendable, Hashable, Codable, CaseIterable {
  /// The catalogue can't be used as it is.
  case error
  /// It can be used, but probably isn't meant.
  case warning
  /// Something to know.
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

  /// Notes come below warnings, warnings below errors.
  public static func < (left: DiagnosticSeverity, right: DiagnosticSeverity) -> Bool { left.rank < right.rank }
}
