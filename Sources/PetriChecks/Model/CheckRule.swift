/// A kind of finding. Its name is its code in reports, baselines, `petri explain`, and for a view's `allow`.
public enum CheckRule: String, Codable, Hashable, Sendable, CaseIterable {
  /// A view controller outlives its screen.
  case leakedController = "leaked-controller"
  /// A text is cut or ends in an ellipsis.
  case truncation

  /// The check that finds it.
  public var kind: CheckKind {
    switch self {
    case .leakedController: .leaks
    case .truncation: .layout
    }
  }
}
