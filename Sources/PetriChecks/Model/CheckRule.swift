/// A kind of finding. Its name is its code in reports, baselines, `petri explain`, and for a view's `allow`.
public enum CheckRule: String, Codable, Hashable, Sendable, CaseIterable {
  /// A view controller outlives its screen.
  case leakedController = "leaked-controller"
  /// A view outlives its screen.
  case leakedView = "leaked-view"
  /// An observer outlives its screen.
  case leakedObserver = "leaked-observer"
  /// A timer of the run loop outlives its screen.
  case leakedTimer = "leaked-timer"
  /// A display link outlives its screen.
  case leakedDisplayLink = "leaked-display-link"
  /// An animation outlives its screen.
  case leakedAnimation = "leaked-animation"
  /// A text is cut or ends in an ellipsis.
  case truncation

  /// The check that finds it.
  public var kind: CheckKind {
    switch self {
    case .leakedController, .leakedView, .leakedObserver, .leakedTimer, .leakedDisplayLink, .leakedAnimation: .leaks
    case .truncation: .layout
    }
  }
}
