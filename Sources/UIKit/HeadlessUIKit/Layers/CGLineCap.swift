/// How lines end.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
