/// Keys that are known before a file is read: each has the same number in every file that is parsed with the vocabulary, so that a key
/// is recognized by its number and not by its text.
///
/// Immutable, and copied for each file.
public final class YAMLVocabulary: Sendable {
  /// The words, by their numbers.
  public let words: [String]
  // Only read after `init`, by a copy.
  private nonisolated(unsafe) let keys: KeyTable
  /// The text of all words, to which the table points.
  let text: [UInt8]

  /// Makes a vocabulary; of doubled words the first counts.
  public init(_ words: [String]) {
    var keys = KeyTable()
    var text = Arena<UInt8>(capacity: words.count * 12)
    var distinct: [String] = []
    for word in words {
      var bytes = word
      let symbol = bytes.withUTF8 { keys.symbol(of: $0, in: &text) }
      if symbol == distinct.count { distinct.append(word) }
    }
    // So many places that a few more keys do not make it grow for each file.
    keys.reserve(words.count * 2)
    self.words = distinct
    self.text = Array(text.elements)
    self.keys = keys
  }

  /// A table of just the words.
  var table: KeyTable { KeyTable(copying: keys) }
}
