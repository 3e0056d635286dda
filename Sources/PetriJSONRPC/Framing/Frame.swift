/// A piece of what comes in.
enum Frame: Equatable {
  /// The bytes of a message.
  case message([UInt8])
  /// A message that is left out, for this reason; the next one can be read.
  case leftOut(String)
  /// Something behind which no message can be found.
  case unreadable(String)
}
