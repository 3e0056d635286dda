/// The memory that a tree is built in.
struct TreeMemory: ~Copyable {
  var records: Arena<YAMLRecord>
  var text: Arena<UInt8>
  var keys: KeyTable
  /// The collections that are open around the innermost one.
  var outer: Arena<TreeBuilder.Frame>

  /// - Parameter size: how many bytes there will be to read.
  init(size: Int) {
    records = Arena(capacity: size / 12 + 16)
    text = Arena(capacity: size / 2 + 64)
    keys = KeyTable()
    outer = Arena(capacity: 16)
  }

  init(
    records: consuming Arena<YAMLRecord>,
    text: consuming Arena<UInt8>,
    keys: consuming KeyTable,
    outer: consuming Arena<TreeBuilder.Frame>
  ) {
    self.records = records
    self.text = text
    self.keys = keys
    self.outer = outer
  }

  /// Drops everything that was built, and takes the words that are known before.
  mutating func clear(_ vocabulary: YAMLVocabulary?) {
    records.truncate(to: 0)
    text.truncate(to: 0)
    outer.truncate(to: 0)
    if let vocabulary {
      vocabulary.reset(&keys)
      vocabulary.text.withUnsafeBufferPointer { text.append(contentsOf: $0) }
    } else {
      keys = KeyTable()
    }
  }
}
