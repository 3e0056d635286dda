/// Keys that have the same symbol in every file parsed with this vocabulary, so that a reader recognizes them by number
/// instead of by text.
public final class YAMLVocabulary: Sendable {
  /// The words, indexed by symbol.
  public let words: [String]
  // Written only in `init`; later only copied.
  private nonisolated(unsafe) let keys: KeyTable
  let text: [UInt8]

  /// Creates a vocabulary; only the first of duplicate words counts.
  public init(_ words: [String]) {
    var keys = KeyTable()
    var text = Arena<UInt8>(capacity: words.count * 12)
    var distinct: [String] = []
    for word in words {
      var bytes = word
      let symbol = bytes.withUTF8 { keys.symbol(of: $0, in: &text) }
      if symbol == distinct.count { distinct.append(word) }
    }
    // Space for a few more keys, so that the copy for each file need not grow.
    keys.reserve(words.count * 2)
    self.words = distinct
    self.text = Array(text.elements)
    self.keys = keys
  }

  var table: KeyTable { KeyTable(copying: keys) }
}
