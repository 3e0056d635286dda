/// How lines end.
public enum CGLineCap: Int32, Sendable {
  /// At the point.
  case butt
  /// Round.
  case round
  /// Square, beyond the point.
  case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut.
  case bevel
}
