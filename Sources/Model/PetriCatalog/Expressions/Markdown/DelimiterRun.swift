/// Asterisks, underscores or tildes that stand together, and may begin or end something.
struct DelimiterRun {
  let character: UInt8
  /// The place of its piece.
  let piece: Int
  /// How many there were, and how many still stand for themselves.
  let length: Int
  var rest: Int
  let canOpen: Bool
  let canClose: Bool
  /// Its neighbours among those that may still begin or end something.
  var previous: Int?
  var next: Int?

  /// Whether this may be the beginning of what another ends.
  func isOpened(by opener: DelimiterRun) -> Bool {
    guard opener.canOpen, opener.character == character else { return false }
    if character == UInt8(ascii: "~") { return opener.length == length }
    // CommonMark's rule of three: of runs that could be both, the sum isn't a multiple of three, unless both are.
    return !(canOpen || opener.canClose) || (opener.length + length) % 3 != 0
      || (opener.length % 3 == 0 && length % 3 == 0)
  }
}
