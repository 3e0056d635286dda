/// A run of `*`, `_` or `~` that can open or close emphasis.
struct DelimiterRun {
  let character: UInt8
  /// The index of its piece.
  let piece: Int
  let length: Int
  var rest: Int
  let canOpen: Bool
  let canClose: Bool
  /// The neighbours in the delimiter list.
  var previous: Int?
  var next: Int?

  /// Whether an opener matches this closer.
  func isOpened(by opener: DelimiterRun) -> Bool {
    guard opener.canOpen, opener.character == character else { return false }
    if character == UInt8(ascii: "~") { return opener.length == length }
    // CommonMark's rule of three: if one of the two can both open and close, the sum isn't a multiple of three unless
    // both are.
    return !(canOpen || opener.canClose) || (opener.length + length) % 3 != 0
      || (opener.length % 3 == 0 && length % 3 == 0)
  }
}
