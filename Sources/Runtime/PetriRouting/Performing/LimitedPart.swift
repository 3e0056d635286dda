/// A part of a navigation with a time limit.
public enum LimitedPart: Hashable, Sendable {
  case interceptor
  case move
}
