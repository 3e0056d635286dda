/// What happens to a navigation during a UIKit transition.
public enum TransitionPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// It waits for the end.
  case wait
  case abort
}
