/// The buffers in which a tree is built.
struct TreeMemory: ~Copyable {
  var records: Arena<YAMLRecord>
  var text: Arena<UInt8>
  var keys: KeyTable
  /// The open collections around the innermost one.
  var outer: Arena<TreeBuilder.Frame>

  /// - Parameter size: The expected number of bytes to parse.
  init(size: Int, _ vocabulary: YAMLVocabulary?) {
    records = Arena(capacity: size / 12 + 16)
    text = Arena(capacity: size / 2 + 64 + (vocabulary?.text.count ?? 0))
    keys = vocabulary?.table ?? KeyTable()
    outer = Arena(capacity: 16)
    if let vocabulary { vocabulary.text.withUnsafeBufferPointer { text.append(contentsOf: $0) } }
  }
}
