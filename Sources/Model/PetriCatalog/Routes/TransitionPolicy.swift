/// The ways to treat a navigation that meets a running transition of UIKit's.
public enum TransitionPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// It waits until the transition is over.
  case wait
  /// It is aborted.
  case abort
}
