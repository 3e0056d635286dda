/// The memory that a tree is built in.
struct TreeMemory: ~Copyable {
  var records: Arena<YAMLRecord>
  var text: Arena<UInt8>
  var keys: KeyTable
  /// The collections that are open around the innermost one.
  var outer: Arena<TreeBuilder.Frame>

  /// - Parameters:
  ///   - size: how many bytes there will be to read.
  ///   - vocabulary: the words that are known before.
  init(size: Int, _ vocabulary: YAMLVocabulary?) {
    records = Arena(capacity: size / 12 + 16)
    text = Arena(capacity: size / 2 + 64 + (vocabulary?.text.count ?? 0))
    keys = vocabulary?.table ?? KeyTable()
    outer = Arena(capacity: 16)
    if let vocabulary { vocabulary.text.withUnsafeBufferPointer { text.append(contentsOf: $0) } }
  }
}
