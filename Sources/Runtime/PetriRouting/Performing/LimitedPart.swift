/// The part of a navigation that a limit is for.
public enum LimitedPart: Hashable, Sendable {
  /// An interceptor.
  case interceptor
  /// A move.
  case move
}
