/// A piece of the input.
enum Frame: Equatable {
  case message([UInt8])
  /// A message that is skipped for a reason; the next one can be read.
  case leftOut(String)
  /// Input after which no message can be found.
  case unreadable(String)
}
