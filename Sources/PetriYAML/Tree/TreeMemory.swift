/// The memory that a tree is built in.
struct TreeMemory: ~Copyable {
  var records: Arena<YAMLRecord>
  var text: Arena<UInt8>
  var keys: KeyTable
  /// The words whose keys and texts come first.
  let vocabulary: YAMLVocabulary
  /// The collections that are open around the innermost one.
  var outer: Arena<TreeBuilder.Frame>

  /// - Parameters:
  ///   - size: how many bytes there will be to read.
  ///   - vocabulary: the words that are known before.
  init(size: Int, _ vocabulary: YAMLVocabulary?) {
    records = Arena(capacity: size / 12 + 16)
    let vocabulary = vocabulary ?? .empty
    self.vocabulary = vocabulary
    text = Arena(capacity: size / 2 + 64 + vocabulary.list.byteCount)
    keys = vocabulary.table
    outer = Arena(capacity: 16)
    text.append(contentsOf: UnsafeBufferPointer(start: vocabulary.list.texts, count: vocabulary.list.byteCount))
  }
}
